import { z } from 'zod'
import { accountInfoRequest } from './gateway-functions.ts'
import { market } from './market.ts'
import { offeringKind } from './offerings.ts'
import { texts } from './texts.ts'

/**
 * The holdings of a client's account (E2), and how its owner confirms a purchase. Money is whole cents of Hong Kong
 * dollars; times are milliseconds since 1970 of the business clock.
 * Gateway functions at login level, with both secrets of the login session in the body: `trade/account/figures` and
 * `trade/account/positions`.
 */
const cents = z.number().int()
const cannotBeOwed = cents.min(0)
const instant = z.number().int()
const percent = z.number().int().min(0).max(100)

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
  gainPercent: z
    .string()
    .regex(/^([+-]\d+\.\d\d|0\.00)$/)
    .nullable(),
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
export const accountFiguresReply = z.object({ asOf: instant, market, figures, positions: z.array(position) })
export type AccountFiguresReply = z.infer<typeof accountFiguresReply>

export const accountPositionsReply = accountFiguresReply.omit({ figures: true })
