import { instruments } from '../../market/instruments.ts'
import { dayOf } from '../../trading-calendar/days.ts'
import { mediaNames } from '../media/catalogue.ts'
import type { Surroundings } from './authored.ts'
import { authoredMoment, sandboxMoment } from './moments.ts'

/** What a campaign's file may refer to, as this release has it. Prices are simulated: production has none to show. */
export const surroundings = (mode = 'sandbox'): Surroundings => ({
  media: new Set(mediaNames()),
  instruments: new Set(mode === 'production' ? [] : instruments.keys()),
  moment: authoredMoment,
})

/**
 * The same for campaigns of the sandbox, whose times may also be days from today.
 * @param business the clock whose day is today, milliseconds
 */
export const sandboxSurroundings = (business: number): Surroundings => ({
  ...surroundings(),
  moment: sandboxMoment(dayOf(business)),
})
