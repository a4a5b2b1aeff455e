import { z } from 'zod'
import { accountInfoRequest } from './gateway-functions.ts'
import { market } from './market.ts'
import { offeringKind } from './offerings.ts'
import { texts } from './texts.ts'

/**
 * The holdings of a client's account (E2), and how its owner confirms a purchase. Money is whole cents of Hong Kong
 * dollars; times are milliseconds since 1970 of the business clock.
 * Gateway functions at login level, with both secrets of the login session in the body: `trade/account/figures`,
 * `trade/account/positions` and `trade/account/values`.
 */
const cents = z.number().int()
const cannotBeOwed = cents.min(0)
const instant = z.number().int()
const percent = z.number().int().min(0).max(100)
/** a decimal string with its sign, `0.00` if there is no change */
const signedPercent = z.string().regex(/^([+-]\d+\.\d\d|0\.00)$/)

/** The document that identified the client when the account was opened. */
export const identityDocument = z.enum(['hkid', 'mainland_id', 'passport'])
export type IdentityDocument = z.infer<typeof identityDocument>

/** The six digits of the trading password, AES-encrypted under the app key of the calling level, as passwords are. */
export const sealedTradingPassword = z.string().min(1).max(512)

/** An instrument that an account holds, at its latest price. */
export const position = z.object({
  /** as the exchange writes it */
  code: z.string(),
  name: texts,
  currency: z.enum(['HKD', 'CNY', 'USD']),
  quantity: z.number().int().min(1),
  /** decimal string in `currency`; null if there is no price, and the position then counts as 0 */
  price: z.string().nullable(),
  /** time of the last trade */
  pricedAt: instant.nullable(),
  marketValue: cannotBeOwed,
  /** the purchase cost of the whole position */
  cost: cannotBeOwed,
  /** market value minus cost */
  gain: cents,
  /** gain as a percentage of cost, a decimal string with its sign, `0.00` if there is no gain; null if the cost is 0 */
  gainPercent: signedPercent.nullable(),
  /**
   * the gain of the day that `day` of the reply names: price movements and trades, without fees; null if the books do not
   * say what changed that day. Servers of an earlier release omit it
   */
  dayGain: cents.nullable().optional(),
  /** as a percentage of the value before that day and of what was paid since; null without a gain or without that value */
  dayGainPercent: signedPercent.nullable().optional(),
  /** the percentage of the market value that counts as collateral of a margin account */
  marginable: percent,
  /** that part of the market value, rounded down; 0 for a cash account */
  loanableValue: cannotBeOwed,
  /** trading is suspended for now; the position counts at its last price */
  isHalted: z.boolean(),
  /**
   * set for an allotted offering that is not quoted yet: `price` is that of the offering. For a bond, `quantity` is its
   * nominal amount in whole dollars, and `price` is a percentage of it. Null for a quoted instrument
   */
  offered: offeringKind.nullable(),
})
export type Position = z.infer<typeof position>

/** The eight figures of the specification, and the figures they are computed from. */
export const figures = z.object({
  accountType: z.enum(['cash', 'margin']),
  /** net value of a margin account: holdings and cash minus the loan, so it may be negative; null for a cash account */
  marginAccount: cents.nullable(),
  /** net value of a cash account; null for a margin account */
  cashAccount: cannotBeOwed.nullable(),
  holdingsValue: cannotBeOwed,
  /** all cash, including blocked cash */
  fundBalance: cannotBeOwed,
  /** the largest purchase possible of instruments with `bestMarginable` as collateral percentage */
  maximumBuyingPower: cannotBeOwed,
  creditLimit: cannotBeOwed,
  /** cash that is not blocked */
  availableFunds: cannotBeOwed,
  availableCredit: cannotBeOwed,
  /** cash blocked for applications */
  blockedFunds: cannotBeOwed,
  /** owed by a margin account */
  loan: cannotBeOwed,
  /** the agreed credit limit, independent of the collateral */
  agreedLimit: cannotBeOwed,
  /** the collateral value of the holdings */
  loanableValue: cannotBeOwed,
  /** the highest collateral percentage of any listed instrument; 0 for a cash account */
  bestMarginable: percent,
})
export type Figures = z.infer<typeof figures>

export const accountFiguresRequest = accountInfoRequest
/** Figures and positions at one time: the sum of the positions' values is the value of the holdings. */
export const accountFiguresReply = z.object({
  asOf: instant,
  market,
  figures,
  positions: z.array(position),
  /**
   * The gain of the last trading day that began, of all positions and of those that were sold that day. `percent` is of
   * the net value without that gain; null unless it is above 0. Null if the books do not say what changed that day.
   * Servers of an earlier release omit it.
   */
  day: z.object({ day: z.iso.date(), gain: cents, percent: signedPercent.nullable() }).nullable().optional(),
})
export type AccountFiguresReply = z.infer<typeof accountFiguresReply>

export const accountPositionsReply = accountFiguresReply.omit({ figures: true })

/** The net value of an account at the end of a trading day. */
export const accountValue = z.object({
  day: z.iso.date(),
  value: cents,
  /** what the client paid in since the trading day before, minus what was paid out; it is no gain */
  paidIn: cents,
})
export type AccountValue = z.infer<typeof accountValue>
/** The trading days of the last year that are over, the oldest first; null if the firm reports no past values. */
export const accountValuesReply = z.object({ asOf: instant, values: z.array(accountValue).nullable() })
export type AccountValuesReply = z.infer<typeof accountValuesReply>
