import { z } from 'zod'
import { quotesReply } from './market.ts'
import { texts } from './texts.ts'

/**
 * Virtual-asset ETFs (R18). Rates are hundredths of a percent a year of the invested amount, money is cents of Hong Kong
 * dollars, days those of Hong Kong.
 */
const rate = z.number().int().min(0).max(10_000)
const minor = z.number().int().min(0)

const fundAsset = z.enum(['bitcoin', 'ether'])
export type FundAsset = z.infer<typeof fundAsset>

/** One fund, with a trading counter for each currency: the same units at the same exchange. */
export const virtualAssetFund = z.object({
  id: z.string(),
  asset: fundAsset,
  name: texts,
  manager: texts,
  custodian: texts,
  listedOn: z.iso.date(),
  counters: z
    .array(
      z.object({
        code: z.string().regex(/^\d{5}$/),
        currency: z.enum(['HKD', 'USD', 'CNY']),
        lotSize: z.number().int().positive(),
      }),
    )
    .min(1),
  /** `custody`: trustee and custodians; `total` is the sum. Charged within the fund, in addition to a broker's fees */
  fees: z.object({ management: rate, custody: rate, other: rate, total: rate }),
  /** the yearly cost of `example.amount` */
  exampleCost: minor,
})
export type VirtualAssetFund = z.infer<typeof virtualAssetFund>

export const virtualAssetFunds = z.object({
  /** the date of the fees */
  asOf: z.iso.date(),
  /** true for a mainland address: without funds, fees, offer and test */
  withheld: z.boolean(),
  funds: z.array(virtualAssetFund),
  /**
   * quotes of every counter with a visitor's delay, which the page shows until its own request is answered; null while
   * the exchange has none
   */
  quotes: quotesReply.nullable(),
  example: z.object({ amount: minor }).nullable(),
  /**
   * the discount for joining: percent off the brokerage commission of every trade, and its days after the day of
   * joining
   */
  discount: z
    .object({ percentOff: z.number().int().min(1).max(100), validDays: z.number().int().positive() })
    .nullable(),
  /** the number of questions in an attempt, how many of them have to be right, and the wait after a failed attempt */
  test: z.object({ questions: z.number().int(), passMark: z.number().int(), waitMinutes: z.number().int() }).nullable(),
})
export type VirtualAssetFunds = z.infer<typeof virtualAssetFunds>

/** A discount on the account's brokerage commission on all trades. It applies automatically. */
export const commissionDiscount = z.object({
  code: z.string(),
  reference: z.string(),
  percentOff: z.number().int(),
  claimedAt: z.number().int(),
  /** the time from which it no longer applies */
  validUntil: z.number().int(),
  isValid: z.boolean(),
})
export type CommissionDiscount = z.infer<typeof commissionDiscount>

export const discountRequest = z.strictObject({})

/** `otherAccount`: the person joined with another account, about which the reply says nothing. */
export const discountReply = z.object({
  asOf: z.number().int(),
  discount: commissionDiscount.nullable(),
  otherAccount: z.boolean(),
})
export type DiscountReply = z.infer<typeof discountReply>
