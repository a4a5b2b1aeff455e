/**
 * Interest on margin loans, counted alike by the server and by the page (R7). Whole numbers only: amounts in minor units,
 * rates in millionths a year. No schemas here, so that the page loads nothing else with it.
 *
 * Tiers are marginal: each part of a loan bears the rate of the tier it lies in, so that a cent more never costs less and
 * no amount jumps. interest = principal × rate × days ÷ days of the year (365, US dollars 360), simple, rounded once, half
 * a cent up.
 */
export type FinancingCurrency = 'HKD' | 'USD' | 'CNY'

/** Rates of a year in millionths: 68,000 is 6.8%. */
export interface RateTier {
  /** the part of a loan above this amount, up to `to` */
  readonly from: number
  /** null of the last one */
  readonly to: number | null
  /** until the promotion is over, without a coupon */
  readonly standard: number
  /** with a coupon, as long as the promotion lasts, on what it covers */
  readonly promotional: number
  /** of everybody, from the day after the promotion's last */
  readonly afterwards: number
}

export interface LoanRates {
  readonly dayCount: 360 | 365
  /** how much of a loan the coupon covers; the part above bears the standard rate */
  readonly promotionalUpTo: number
  /** the first from nothing, each from where the one before ends */
  readonly tiers: readonly RateTier[]
}

export interface Loan {
  readonly principal: number
  readonly days: number
  /** days left of the promotion, today and its last day included */
  readonly promotionDays: number
  readonly hasCoupon: boolean
}

/** One product of the formula; `interest` is what it adds to the rounded sum, so that the lines add up to it. */
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

/** Bounds of what is counted; the largest interest within them is far below 2^53. */
export const mostPrincipal = 1_000_000_000_000
export const mostRate = 1_000_000
export const mostDays = 3_650

/** Index of the tier that the last cent of an amount lies in; the first for nothing. */
export const tierOf = (tiers: readonly RateTier[], principal: number): number =>
  Math.max(tiers.filter(({ from }) => from < principal).length - 1, 0)

type Product = Omit<InterestLine, 'interest'>

/** A loan cut where its rate may change. */
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

/** Interest on a loan from today on. @throws RangeError beyond the bounds */
export const interestOf = (rates: LoanRates, { principal, days, promotionDays, hasCoupon }: Loan): Interest => {
  requireWhole('principal', principal, mostPrincipal)
  requireWhole('days', days, mostDays)
  requireWhole('promotionDays', promotionDays, Number.MAX_SAFE_INTEGER)
  const early = Math.min(days, promotionDays)
  const products = [
    ...productsOf(rates, principal, 'promotion', early, hasCoupon),
    ...productsOf(rates, principal, 'afterwards', days - early, hasCoupon),
  ]
  // a product may pass 2^53 before it is divided
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
