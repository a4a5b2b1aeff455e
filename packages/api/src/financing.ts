import { searchTextMax } from '@foyer/protocol/limits'
import { z } from 'zod'
import { mostPrincipal, mostRate } from './arithmetic/financing-interest.ts'
import { texts } from './texts.ts'

/**
 * Margin financing (R7). Amounts are minor units of their currency, rates millionths a year, times milliseconds of the
 * business clock, days those of Hong Kong.
 */
const day = z.iso.date()
const minor = z.number().int().min(0).max(mostPrincipal)
const rate = z.number().int().min(0).max(mostRate)

export const financingCurrency = z.enum(['HKD', 'USD', 'CNY'])

/** As `RateTier`. */
const rateTier = z.object({
  from: minor,
  to: minor.nullable(),
  standard: rate,
  promotional: rate,
  afterwards: rate,
})

export const currencyRates = z.object({
  currency: financingCurrency,
  dayCount: z.union([z.literal(360), z.literal(365)]),
  promotionalUpTo: minor,
  /** limits and initial amount of the calculator */
  amount: z.object({ least: minor, most: minor, example: minor }),
  tiers: z.array(rateTier).min(1),
})
export type CurrencyRates = z.infer<typeof currencyRates>

export const financingRates = z.object({
  /** the day the rates were set */
  asOf: day,
  /** true for a mainland address: without rates, dates and amounts */
  withheld: z.boolean(),
  /** `daysLeft` includes today and the last day; 0 once it is over. null if it is withheld */
  promotion: z.object({ until: day, daysLeft: z.number().int().min(0) }).nullable(),
  /** terms of a loan in the calculator, in days */
  terms: z.array(z.number().int().positive()),
  currencies: z.array(currencyRates),
})
export type FinancingRates = z.infer<typeof financingRates>

/** `content` matches codes and names in any script; `cursor` is `next` of the previous page. */
export const securitiesQuery = z.object({
  content: z.string().max(searchTextMax).default(''),
  cursor: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
})

/** `ratio`: whole percent of the market value that can be borrowed. */
export const marginableSecurity = z.object({
  code: z.string(),
  name: texts,
  currency: financingCurrency,
  ratio: z.number().int().min(1).max(100),
})
export type MarginableSecurity = z.infer<typeof marginableSecurity>

/** In the order of their codes. `total`: of all pages. */
export const marginableReply = z.object({
  withheld: z.boolean(),
  total: z.number().int(),
  securities: z.array(marginableSecurity),
  next: z.string().nullable(),
})
export type MarginableReply = z.infer<typeof marginableReply>

/**
 * A coupon on interest. It applies automatically to the account that claimed it, at the rates of the day of the claim.
 */
export const interestCoupon = z.object({
  code: z.string(),
  reference: z.string(),
  claimedAt: z.number().int(),
  /** the time from which it no longer applies */
  validUntil: z.number().int(),
  isValid: z.boolean(),
  covers: z.array(z.object({ currency: financingCurrency, upTo: minor })),
})
export type InterestCoupon = z.infer<typeof interestCoupon>

export const couponRequest = z.strictObject({})

/** `otherAccount`: the person claimed it with another account, about which the reply says nothing. */
export const couponReply = z.object({
  asOf: z.number().int(),
  coupon: interestCoupon.nullable(),
  otherAccount: z.boolean(),
})
export type CouponReply = z.infer<typeof couponReply>
