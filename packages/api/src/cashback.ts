import { z } from 'zod'
import { money } from './rewards.ts'
import { texts } from './texts.ts'

/**
 * Cashback on trading fees (R16). Times are milliseconds since 1970 of the business clock; days are those of Hong Kong.
 */
const day = z.iso.date()
/** YYYY-MM, in Hong Kong: the month in which a trade was executed */
export const cashbackMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const tradeKind = z.enum(['stock', 'ipo_allotment', 'internal_transfer'])
export type TradeKind = z.infer<typeof tradeKind>

/**
 * The first reason why a trade does not count. `settled_late`: it settled after its month was paid out. `unsettled`: it
 * has not settled yet, and may count later.
 */
export const notCounted = z.enum([
  'cancelled',
  'kind',
  'outside_period',
  'before_joining',
  'fee_waived',
  'settled_late',
  'unsettled',
])
export type NotCounted = z.infer<typeof notCounted>

export const cashbackTrade = z.object({
  reference: z.string(),
  code: z.string(),
  name: texts,
  kind: tradeKind,
  side: z.enum(['buy', 'sell']),
  executedAt: z.number().int(),
  settlesOn: day,
  fees: money,
  /** null if it counts */
  why: notCounted.nullable(),
})
export type CashbackTrade = z.infer<typeof cashbackTrade>

/** From fees of `from` in a month, `percent` of all fees counted in the month are returned. */
export const cashbackTier = z.object({ from: money, percent: z.number().int() })
export type CashbackTier = z.infer<typeof cashbackTier>

/** The count of one month. */
export const cashbackCount = z.object({
  month: cashbackMonth,
  /** fees of the trades that count */
  fees: money,
  /** fees of trades that will count once they settle */
  unsettledFees: money,
  cashback: money,
  /** index of the tier reached; null below the first tier */
  tier: z.number().int().nullable(),
  /** index of the next tier and the fees missing to reach it; null at the last tier */
  next: z.object({ tier: z.number().int(), missing: money }).nullable(),
  isCapped: z.boolean(),
  /** the month is over and all its trades have settled, or its payout day has come */
  isClosed: z.boolean(),
  counted: z.number().int(),
  notCounted: z.number().int(),
  /** the newest fifty of each kind, newest first */
  trades: z.array(cashbackTrade),
})
export type CashbackCount = z.infer<typeof cashbackCount>

/**
 * `open`: the month is not over. `settling`: it is over, with unsettled trades. `none`: closed without cashback. The
 * other states are those of the month's reward; of several rewards, the one closest to being paid.
 */
export const cashbackMonthState = z.enum([
  'open',
  'settling',
  'none',
  'pending',
  'claimable',
  'crediting',
  'credited',
  'expired',
  'revoked',
])
export type CashbackMonthState = z.infer<typeof cashbackMonthState>

/** A month and its cashback. */
export const cashbackPayout = z.object({
  month: cashbackMonth,
  state: cashbackMonthState,
  /** the amount counted so far while the month is open or settling, afterwards the granted amount */
  amount: money,
  /** the amount clawed back because a trade was cancelled or corrected after the grant; otherwise 0 */
  clawedBack: money,
  /** the tenth trading day of the next month */
  payoutDay: day,
})
export type CashbackPayout = z.infer<typeof cashbackPayout>

/** `month` is the month to show; by default the newest. */
export const cashbackRequest = z.strictObject({ month: cashbackMonth.optional() })
export type CashbackRequest = z.infer<typeof cashbackRequest>

export const cashbackReply = z.object({
  asOf: z.number().int(),
  today: day,
  /**
   * registration of the account that is logged in to; null if it does not take part. `otherAccount`: the person takes
   * part with another account, about which the reply says nothing
   */
  registration: z.object({ since: z.number().int(), reference: z.string() }).nullable(),
  otherAccount: z.boolean(),
  tiers: z.array(cashbackTier),
  /** the maximum cashback of a month */
  cap: money,
  /** null without a registration */
  shown: cashbackCount.nullable(),
  /** months of this account, newest first */
  months: z.array(cashbackPayout),
  /** weekdays without trading, from the earlier of the first payout day and today, for six months */
  closedDays: z.array(day),
})
export type CashbackReply = z.infer<typeof cashbackReply>
