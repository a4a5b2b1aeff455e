import type { NotCounted } from '@foyer/contract/cashback'
import { whyNot } from '../../activities/trade-cashback/counting.ts'
import { type Cashback, cashbackFor } from '../../activities/trade-cashback/tiers.ts'
import type { Trade } from '../trades/trades.ts'
import type { Closures } from '../trading-calendar/calendar.ts'
import type { Day } from '../trading-calendar/days.ts'
import { type Month, monthOf, nextMonth, payoutDayOf } from './months.ts'

/** A trade with why it does not count; null where it does. */
export interface Judged {
  readonly trade: Trade
  readonly why: NotCounted | null
}

/** What a month comes to on a day. Money is whole cents. */
export interface MonthCount {
  readonly month: Month
  readonly payoutDay: Day
  readonly fees: number
  /** of trades that count once they settle */
  readonly unsettledFees: number
  readonly cashback: Cashback
  /** nothing of it changes any more, unless a trade is reported anew */
  readonly isClosed: boolean
  readonly judged: readonly Judged[]
}

interface Counting {
  readonly closures: Closures
  /** of the account, whatever month they are of */
  readonly trades: readonly Trade[]
  readonly joinedAt: number
  /** the activity's period */
  readonly opensAt: number
  readonly closesAt: number
  readonly today: Day
}

const feesOf = (judged: readonly Judged[], why: NotCounted | null): number =>
  judged.reduce((sum, entry) => (entry.why === why ? sum + entry.trade.fees : sum), 0)

/**
 * Counts a month of Hong Kong time, by the moment its trades were executed. It is closed once it is over and all of it has
 * settled, at the latest on its payout day; from then on it comes to the same on every day.
 */
export const countMonth = (counting: Counting, month: Month): MonthCount => {
  const { closures, trades, today } = counting
  const payoutDay = payoutDayOf(closures, month)
  const judged = trades
    .filter(({ executedAt }) => monthOf(executedAt) === month)
    .map((trade) => ({ trade, why: whyNot(trade, { ...counting, payoutDay }, today) }))
  const fees = feesOf(judged, null)
  const isOver = today >= `${nextMonth(month)}-01`
  return {
    month,
    payoutDay,
    fees,
    unsettledFees: feesOf(judged, 'unsettled'),
    cashback: cashbackFor(fees),
    isClosed: isOver && (today >= payoutDay || judged.every(({ why }) => why !== 'unsettled')),
    judged,
  }
}
