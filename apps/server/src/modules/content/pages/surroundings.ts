import { mediaNames } from '../media/catalogue.ts'
import type { Surroundings } from './authored.ts'
import { authoredMoment, midnightInHongKong, sandboxMoment } from './moments.ts'

/** Instruments that the market module has prices of. */
const instruments: ReadonlySet<string> = new Set(['02800', '02828', '03033', '03008', '03042'])

/** What a campaign's file may refer to, as this release has it. */
export const surroundings = (): Surroundings => ({
  media: new Set(mediaNames()),
  instruments,
  moment: authoredMoment,
})

/** The same for campaigns of the sandbox, whose times are told from the business day of the first start. */
export const sandboxSurroundings = (business: number): Surroundings => ({
  ...surroundings(),
  moment: sandboxMoment(midnightInHongKong(business)),
})
