import { instruments } from '../../market/public.ts'
import { dayOf } from '../../trading-calendar/public.ts'
import { mediaNames } from '../media/catalogue.ts'
import type { Surroundings } from './authored.ts'
import { authoredMoment, sandboxMoment } from './moments.ts'

/** What a campaign file may refer to in this release. Prices are simulated, so production has no instruments. */
export const surroundings = (mode = 'sandbox'): Surroundings => ({
  media: new Set(mediaNames()),
  instruments: new Set(mode === 'production' ? [] : instruments.keys()),
  moment: authoredMoment,
})

/**
 * The surroundings of sandbox campaigns, whose times may also be days relative to today.
 *
 * @param business a moment of the business clock in milliseconds; its day is today
 */
export const sandboxSurroundings = (business: number): Surroundings => ({
  ...surroundings(),
  moment: sandboxMoment(dayOf(business)),
})
