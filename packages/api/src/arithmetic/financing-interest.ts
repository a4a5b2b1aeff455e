/**
 * Interest on margin loans, computed alike by the server and by the page (R7). All numbers are whole: amounts in minor
 * units, rates in millionths a year. The file has no schemas, so that the page loads nothing else with it.
 * Tiers are marginal: each part of a loan bears the rate of its own tier, so that one more cent never costs less and
 * the interest never jumps. interest = principal × rate × days ÷ days of the year (365, US dollars 360), simple,
 * rounded once, half a cent up.
 */
export type FinancingCurrency = 'HKD' | 'USD' | 'CNY'

/** Yearly rates in millionths: 68,000 is 6.8%. */
export interface RateTier {
  /** the tier covers the part of a loan above `from`, up to `to` */
  readonly from: number
  /** null for the last tier */
  readonly to: number | null
  /** rate until the promotion is over, without a coupon */
  readonly standard: number
  /** rate with a coupon during the promotion, on the amount the coupon covers */
  readonly promotional: number
  /** rate for every loan from the day after the promotion */
  readonly afterwards: number
}

export interface LoanRates {
  readonly dayCount: 360 | 365
  /** the amount of a loan that the coupon covers; the part above bears the standard rate */
  readonly promotionalUpTo: number
  /** the first tier begins at 0, each further one at the end of the previous one */
  readonly tiers: readonly RateTier[]
}

export interface Loan {
  readonly principal: number
  readonly days: number
  /** remaining days of the promotion, including today and its last day */
  readonly promotionDays: number
  readonly hasCoupon: boolean
}

/** One product of the formula; `interest` is its share of the rounded sum, so that the lines add up to the sum. */
export interface InterestLine {
  readonly phase: 'promotion' | 'afterwards'
  readonly principal: number
  readonly rate: number
  readonly days: number
  readonly interest: number
}

export interface Interest {
  readonly total: number
  readonly lines: readonly InterestLine[]
}

/** Limits of the computation; the largest interest within them is far below 2^53. */
export const mostPrincipal = 1_000_000_000_000
export const mostRate = 1_000_000
export const mostDays = 3_650

/** Index of the tier that contains the last cent of an amount; the first tier for 0. */
export const tierOf = (tiers: readonly RateTier[], principal: number): number =>
  Math.max(tiers.filter(({ from }) => from < principal).length - 1, 0)

type Product = Omit<InterestLine, 'interest'>

/** Splits a loan at the amounts and days at which its rate may change. */
const productsOf = (
  { tiers, promotionalUpTo }: LoanRates,
  principal: number,
  phase: Product['phase'],
  days: number,
  hasCoupon: boolean,
): Product[] => {
  if (days <= 0) return []
  const isCovered = phase === 'promotion' && hasCoupon
  const edges = [...tiers.map(({ from }) => from), ...(isCovered ? [promotionalUpTo] : []), principal]
  const cuts = [...new Set(edges)].filter((edge) => edge <= principal).sort((one, other) => one - other)
  return cuts.slice(1).flatMap((to, n) => {
    const from = cuts[n] ?? 0
    const tier = tiers[tierOf(tiers, to)]
    if (!tier) return []
    const promised = isCovered && from < promotionalUpTo ? tier.promotional : tier.standard
    return { phase, principal: to - from, rate: phase === 'afterwards' ? tier.afterwards : promised, days }
  })
}

const requireWhole = (name: string, value: number, most: number): void => {
  if (!Number.isSafeInteger(value) || value < 0 || value > most)
    throw new RangeError(`${name} is a whole number from 0 to ${most}`)
}

/** Interest on a loan from today on. @throws RangeError beyond the limits */
export const interestOf = (rates: LoanRates, { principal, days, promotionDays, hasCoupon }: Loan): Interest => {
  requireWhole('principal', principal, mostPrincipal)
  requireWhole('days', days, mostDays)
  requireWhole('promotionDays', promotionDays, Number.MAX_SAFE_INTEGER)
  const early = Math.min(days, promotionDays)
  const products = [
    ...productsOf(rates, principal, 'promotion', early, hasCoupon),
    ...productsOf(rates, principal, 'afterwards', days - early, hasCoupon),
  ]
  // a product may exceed 2^53 before it is divided
  const divisor = 1_000_000n * BigInt(rates.dayCount)
  let sum = 0n
  let total = 0
  const lines = products.map((product) => {
    sum += BigInt(product.principal) * BigInt(product.rate) * BigInt(product.days)
    const before = total
    total = Number((2n * sum + divisor) / (2n * divisor))
    return { ...product, interest: total - before }
  })
  return { total, lines }
}
