import type { DayRange } from './calendar-props.ts'
import type { Day } from './day.ts'

/** A day that is chosen after a complete range, or before its start, starts a new range. */
export const extend = (range: DayRange | undefined, day: Day): DayRange =>
  range === undefined || range.to !== undefined || day < range.from ? { from: day } : { from: range.from, to: day }
