import { type Closures, type Day, dayOf, nextTradingDay } from '../trading-calendar/public.ts'

/** The usual settlement day of a trade: the second trading day after its own, without holidays and closures (T+2). */
export const settlementDay = (closures: Closures, executedAt: number): Day =>
  nextTradingDay(closures, nextTradingDay(closures, dayOf(executedAt)))
