/** What other modules may use of `trading-calendar`. */
export {
  type Closures,
  effectiveEnd,
  isTradingDay,
  lastClosedDay,
  nextTradingDay,
  previousTradingDay,
  sessionsOf,
} from './calendar.ts'
export { type ClosureReason, listClosures, readClosures, readClosuresInTime } from './closures.ts'
export { addDays, type Day, dayOf, isWeekend, momentOf } from './days.ts'
