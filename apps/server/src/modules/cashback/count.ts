import type { NotCounted } from '@foyer/api/cashback'
import { reasonNotCounted } from '../../activity-rules/trade-cashback/counted-trades.ts'
import { type Cashback, type CashbackTerms, cashbackFor } from '../../activity-rules/trade-cashback/tiers.ts'
import type { Trade } from '../trades/public.ts'
import type { Closures, Day } from '../trading-calendar/public.ts'
import { type Month, monthOf, nextMonth, payoutDayOf } from './months.ts'
import type { TermsOf } from './terms.ts'

/** A trade with the reason why it does not count; null if it counts. */
export interface Judged {
  readonly trade: Trade
  readonly why: NotCounted | null
}

/** The result of one month as of one day. Money is in whole cents. */
export interface MonthCount {
  readonly month: Month
  readonly payoutDay: Day
  readonly fees: number
  /** fees of trades that will count once they settle */
  readonly unsettledFees: number
  readonly cashback: Cashback
  /** by which the cashback was calculated */
  readonly terms: CashbackTerms
  /** the result is final, unless a trade is reported again with changes */
  readonly isClosed: boolean
  readonly judged: readonly Judged[]
}

interface MonthInput {
  readonly closures: Closures
  readonly termsOf: TermsOf
  /** all trades of the account, of any month */
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
 * Calculates one month of Hong Kong time from the trades executed in it. A month is closed once it is over and all its
 * trades have settled, at the latest on its payout day. The result of a closed month is the same on every later day.
 */
export const countMonth = (input: MonthInput, month: Month): MonthCount => {
  const { closures, trades, today } = input
  const payoutDay = payoutDayOf(closures, month)
  const judged = trades
    .filter(({ executedAt }) => monthOf(executedAt) === month)
    .map((trade) => ({ trade, why: reasonNotCounted(trade, { ...input, payoutDay }, today) }))
  const fees = feesOf(judged, null)
  const terms = input.termsOf(month)
  const isOver = today >= `${nextMonth(month)}-01`
  return {
    month,
    payoutDay,
    fees,
    unsettledFees: feesOf(judged, 'unsettled'),
    cashback: cashbackFor(terms, fees),
    terms,
    isClosed: isOver && (today >= payoutDay || judged.every(({ why }) => why !== 'unsettled')),
    judged,
  }
}
