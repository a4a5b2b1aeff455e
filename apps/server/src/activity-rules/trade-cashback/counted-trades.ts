import type { NotCounted, TradeKind } from '@foyer/api/cashback'

/** The facts of a trade that decide whether it counts. Days are YYYY-MM-DD in Hong Kong. */
export interface CountedTrade {
  readonly kind: TradeKind
  readonly status: 'executed' | 'cancelled'
  readonly executedAt: number
  readonly settlesOn: string
  /** cents */
  readonly fees: number
  readonly isFeeWaived: boolean
}

/** The terms by which trades of a participation count in one month. Times are of the business clock. */
export interface CountedTradeTerms {
  readonly joinedAt: number
  /** the activity's period: its first moment, and the first moment after it */
  readonly opensAt: number
  readonly closesAt: number
  /** a trade of the month that settles after this day does not count */
  readonly payoutDay: string
}

/** Trades in the market of any product. Allotments and transfers cost no commission. */
const countedKinds: ReadonlySet<TradeKind> = new Set(['stock'])

/**
 * The first reason why a trade does not count on a day; null if it counts. A trade at the exact moment of joining
 * counts.
 */
export const reasonNotCounted = (trade: CountedTrade, terms: CountedTradeTerms, today: string): NotCounted | null => {
  const { executedAt, settlesOn } = trade
  if (trade.status === 'cancelled') return 'cancelled'
  if (!countedKinds.has(trade.kind)) return 'kind'
  if (executedAt < terms.opensAt || executedAt >= terms.closesAt) return 'outside_period'
  if (executedAt < terms.joinedAt) return 'before_joining'
  if (trade.isFeeWaived || trade.fees === 0) return 'fee_waived'
  if (settlesOn > terms.payoutDay) return 'settled_late'
  return settlesOn > today ? 'unsettled' : null
}
