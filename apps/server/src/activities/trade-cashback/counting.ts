import type { NotCounted, TradeKind } from '@foyer/contract/cashback'

/** What the rule goes by of a trade. Days are YYYY-MM-DD in Hong Kong. */
export interface CountedTrade {
  readonly kind: TradeKind
  readonly status: 'executed' | 'cancelled'
  readonly executedAt: number
  readonly settlesOn: string
  /** cents */
  readonly fees: number
  readonly isFeeWaived: boolean
}

/** What a participation counts by, in its month. Times are of the business clock. */
export interface CountingTerms {
  readonly joinedAt: number
  /** the activity's period: the first moment in it, and the first behind it */
  readonly opensAt: number
  readonly closesAt: number
  /** what settles after this day of the trade's month no longer counts for it */
  readonly payoutDay: string
}

/** Dealing in the market, of whatever product; an allotment and a transfer cost no commission. */
const countedKinds: ReadonlySet<TradeKind> = new Set(['stock'])

/**
 * Why a trade does not count on a day, the first reason that applies; null where it counts. A trade at the very moment of
 * joining counts: joining came first.
 */
export const whyNot = (trade: CountedTrade, terms: CountingTerms, today: string): NotCounted | null => {
  const { executedAt, settlesOn } = trade
  if (trade.status === 'cancelled') return 'cancelled'
  if (!countedKinds.has(trade.kind)) return 'kind'
  if (executedAt < terms.opensAt || executedAt >= terms.closesAt) return 'outside_period'
  if (executedAt < terms.joinedAt) return 'before_joining'
  if (trade.isFeeWaived || trade.fees === 0) return 'fee_waived'
  if (settlesOn > terms.payoutDay) return 'settled_late'
  return settlesOn > today ? 'unsettled' : null
}
