import { sampleContent } from '../../engine/facts/kind.ts'
import { type Closures, closuresWith } from './calendar.ts'
import { calendarKind } from './calendar-kind.ts'
import type { Day } from './days.ts'

/** The days of the sandbox's sample. */
export const sampleDays = sampleContent(calendarKind)

/** The sample calendar with days on which trading stopped, each with the minute. */
export const sampleClosures = (declared: Iterable<readonly [Day, number]> = []): Closures =>
  closuresWith({ name: 'sample', ...sampleDays }, declared)
