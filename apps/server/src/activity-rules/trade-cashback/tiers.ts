/**
 * Fees of a month from which a tier applies, and the percentage of all fees of the month that it returns; ascending.
 */
export const tiers = [
  { from: 200_00, percent: 10 },
  { from: 600_00, percent: 20 },
  { from: 1_500_00, percent: 30 },
] as const

/** The maximum cashback of a month, in cents. */
export const cap = 800_00

/** The cashback for the fees of one month. Money is in whole cents. */
export interface Cashback {
  readonly amount: number
  /** index of the tier reached; null below the first tier */
  readonly tier: number | null
  /** the next tier, and the fees that are missing to reach it; null at the last tier */
  readonly next: { readonly tier: number; readonly missing: number } | null
  readonly isCapped: boolean
}

/**
 * A percentage of an amount, rounded down. Hundreds and remainder are computed apart, so that no product exceeds the
 * safe integers.
 */
const percentOf = (cents: number, percent: number): number =>
  Math.floor(cents / 100) * percent + Math.floor(((cents % 100) * percent) / 100)

/**
 * The cashback for the fees counted in a month, at most the fees themselves.
 *
 * @param fees whole cents, 0 or more
 */
export const cashbackFor = (fees: number): Cashback => {
  const reached = tiers.findLastIndex(({ from }) => from <= fees)
  const following = tiers[reached + 1]
  const uncapped = percentOf(fees, tiers[reached]?.percent ?? 0)
  return {
    amount: Math.min(uncapped, cap),
    tier: reached === -1 ? null : reached,
    next: following ? { tier: reached + 1, missing: following.from - fees } : null,
    isCapped: uncapped >= cap,
  }
}
