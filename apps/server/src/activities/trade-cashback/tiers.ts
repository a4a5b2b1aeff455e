/** From so many cents of fees in a month on, so many per cent of all of them come back; in ascending order. */
export const tiers = [
  { from: 200_00, percent: 10 },
  { from: 600_00, percent: 20 },
  { from: 1_500_00, percent: 30 },
] as const

/** The most that comes back for a month, in cents. */
export const cap = 800_00

/** What a month's fees come to. Money is whole cents. */
export interface Cashback {
  readonly amount: number
  /** index of the tier reached; null below the first */
  readonly tier: number | null
  /** the next one, and the fees missing to it; null on the last */
  readonly next: { readonly tier: number; readonly missing: number } | null
  readonly isCapped: boolean
}

/** A share of an amount, rounded down. By whole hundreds and their rest, so that no product leaves the whole numbers. */
const percentOf = (cents: number, percent: number): number =>
  Math.floor(cents / 100) * percent + Math.floor(((cents % 100) * percent) / 100)

/**
 * The cashback for the fees counted in a month: never more than they are.
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
