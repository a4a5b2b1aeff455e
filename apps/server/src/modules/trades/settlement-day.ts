import { type Closures, nextTradingDay } from '../trading-calendar/calendar.ts'
import { type Day, dayOf } from '../trading-calendar/days.ts'

/** The day that a trade settles on as a rule: the second trading day after its own, holidays and closures left out (T+2). */
export const settlementDay = (closures: Closures, executedAt: number): Day =>
  nextTradingDay(closures, nextTradingDay(closures, dayOf(executedAt)))
