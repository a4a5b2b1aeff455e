/** What other modules may use of `trading-calendar`. */
export {
  asAnnounced,
  type Closures,
  closuresWith,
  effectiveEnd,
  isTradingDay,
  lastClosedDay,
  nextTradingDay,
  previousTradingDay,
  sessionsOf,
} from './calendar.ts'
export { declareClosureBy, withdrawClosureBy } from './closure-acts.ts'
export {
  type Closure,
  type ClosureReason,
  listClosures,
  readClosures,
  readClosuresInTime,
  stopsOf,
} from './closures.ts'
export { addDays, type Day, dayOf, daysBetween, isWeekend, momentOf } from './days.ts'
export { readCalendar } from './published-days.ts'
