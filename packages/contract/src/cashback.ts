import { z } from 'zod'
import { money } from './rewards.ts'
import { texts } from './texts.ts'

/**
 * Cashback on trading fees (R16), on the app API host, signed at login level and never kept: POST {api}/user/492/cashback.
 * Times are milliseconds since 1970 of the business clock; days are those of Hong Kong.
 */
const day = z.iso.date()
/** YYYY-MM, in Hong Kong: the month in which a trade was executed */
export const cashbackMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const tradeKind = z.enum(['stock', 'ipo_allotment', 'internal_transfer'])
export type TradeKind = z.infer<typeof tradeKind>

/**
 * Why a trade does not count, the first that applies. `settled_late`: only after its month was paid out. `unsettled`: not
 * yet, and it may count later.
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
  /** null where it counts */
  why: notCounted.nullable(),
})
export type CashbackTrade = z.infer<typeof cashbackTrade>

/** From so many fees in a month on, so many per cent of all fees counted in it come back. */
export const cashbackTier = z.object({ from: money, percent: z.number().int() })
export type CashbackTier = z.infer<typeof cashbackTier>

/** One month as it is counted. */
export const cashbackCount = z.object({
  month: cashbackMonth,
  /** paid on the trades that count */
  fees: money,
  /** paid on trades that count once they settle */
  unsettledFees: money,
  cashback: money,
  /** index of the tier reached; null below the first */
  tier: z.number().int().nullable(),
  /** index of the next tier and what is missing; null on the last */
  next: z.object({ tier: z.number().int(), missing: money }).nullable(),
  isCapped: z.boolean(),
  /** the month is over and all of it has settled, or its payout day has come */
  isClosed: z.boolean(),
  counted: z.number().int(),
  notCounted: z.number().int(),
  /** the newest fifty of each, newest first */
  trades: z.array(cashbackTrade),
})
export type CashbackCount = z.infer<typeof cashbackCount>

/**
 * `open`: under way. `settling`: over, with trades that have not settled. `none`: closed without cashback. The others are
 * those of the month's reward, of several the one that is nearest to its owner.
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

/** A month with what became of it. */
export const cashbackPayout = z.object({
  month: cashbackMonth,
  state: cashbackMonthState,
  /** counted so far while it is open or settling, else what stands */
  amount: money,
  /** taken back because a trade was cancelled or corrected after it was granted; zero where nothing was */
  takenBack: money,
  /** the tenth trading day of the next month */
  payoutDay: day,
})
export type CashbackPayout = z.infer<typeof cashbackPayout>

/** `month` is the one to show; left out: the newest. */
export const cashbackRequest = z.strictObject({ month: cashbackMonth.optional() })
export type CashbackRequest = z.infer<typeof cashbackRequest>

export const cashbackReply = z.object({
  asOf: z.number().int(),
  today: day,
  /**
   * of the account that is logged in to; null where it does not take part. `otherAccount`: the person does, with another
   * account, of which nothing is told here
   */
  registration: z.object({ since: z.number().int(), reference: z.string() }).nullable(),
  otherAccount: z.boolean(),
  tiers: z.array(cashbackTier),
  /** the most that comes back for a month */
  cap: money,
  /** null without a registration */
  shown: cashbackCount.nullable(),
  /** of this account, newest first */
  months: z.array(cashbackPayout),
  /** weekdays without trading from the first payout day or today on, for six months */
  closedDays: z.array(day),
})
export type CashbackReply = z.infer<typeof cashbackReply>
