import { z } from 'zod'
import { accountInfoRequest } from './gateway-functions.ts'
import { market } from './market.ts'
import { offeringKind } from './offerings.ts'
import { texts } from './texts.ts'

/**
 * What a client's account holds (E2), and how its owner confirms what is bought. Money is whole cents of Hong Kong dollars;
 * times are milliseconds since 1970 of the business clock.
 *
 * Over the gateway at login level, with both secrets of the login session in the body: `trade/account/figures` and
 * `trade/account/positions`.
 */
const cents = z.number().int()
const cannotBeOwed = cents.min(0)
const instant = z.number().int()
const percent = z.number().int().min(0).max(100)

/** What a client was identified by when the account was opened. */
export const identityDocument = z.enum(['hkid', 'mainland_id', 'passport'])
export type IdentityDocument = z.infer<typeof identityDocument>

/** The six digits of the trading password, AES-encrypted under the app key of the calling level, as passwords are. */
export const sealedTradingPassword = z.string().min(1).max(512)

/** Something an account holds, at its newest price. */
export const position = z.object({
  /** as the exchange writes it */
  code: z.string(),
  name: texts,
  currency: z.enum(['HKD', 'CNY', 'USD']),
  quantity: z.number().int().min(1),
  /** decimal string in `currency`; null where there is none at all: it counts as nothing then */
  price: z.string().nullable(),
  /** when it last changed hands */
  pricedAt: instant.nullable(),
  marketValue: cannotBeOwed,
  /** what was paid for all of it */
  cost: cannotBeOwed,
  /** market value without cost */
  gain: cents,
  /** gain by cost, a decimal string with its sign, `0.00` without; null where nothing was paid */
  gainPercent: z
    .string()
    .regex(/^([+-]\d+\.\d\d|0\.00)$/)
    .nullable(),
  /** the part of the market value that counts as collateral of a margin account */
  marginable: percent,
  /** that part, rounded down; nothing for a cash account */
  loanableValue: cannotBeOwed,
  /** not traded for now; it counts at its last price */
  isHalted: z.boolean(),
  /**
   * what was allotted and has no quote yet: `price` is that of the offering. Of a bond `quantity` is its nominal amount in
   * whole dollars, and `price` is per cent of it. Null for whatever is quoted
   */
  offered: offeringKind.nullable(),
})
export type Position = z.infer<typeof position>

/** The eight figures of the specification, and what they are made of. */
export const figures = z.object({
  accountType: z.enum(['cash', 'margin']),
  /** net value of a margin account: holdings and funds without the loan, so it may be below nothing; null for a cash account */
  marginAccount: cents.nullable(),
  /** net value of a cash account; null for a margin account */
  cashAccount: cannotBeOwed.nullable(),
  holdingsValue: cannotBeOwed,
  /** all cash, what is kept aside included */
  fundBalance: cannotBeOwed,
  /** the most that can be bought of what counts as collateral by `bestMarginable` */
  maximumBuyingPower: cannotBeOwed,
  creditLimit: cannotBeOwed,
  /** cash that is not kept aside */
  availableFunds: cannotBeOwed,
  availableCredit: cannotBeOwed,
  /** kept aside for what was applied for */
  blockedFunds: cannotBeOwed,
  /** owed by a margin account */
  loan: cannotBeOwed,
  /** the limit agreed on, whatever the collateral carries */
  agreedLimit: cannotBeOwed,
  /** what the holdings carry */
  loanableValue: cannotBeOwed,
  /** the highest marginable percent that anything is listed with; 0 for a cash account */
  bestMarginable: percent,
})
export type Figures = z.infer<typeof figures>

export const accountFiguresRequest = accountInfoRequest
/** Figures and positions of one moment: the values of the positions are the value of the holdings. */
export const accountFiguresReply = z.object({ asOf: instant, market, figures, positions: z.array(position) })
export type AccountFiguresReply = z.infer<typeof accountFiguresReply>

export const accountPositionsReply = accountFiguresReply.omit({ figures: true })
