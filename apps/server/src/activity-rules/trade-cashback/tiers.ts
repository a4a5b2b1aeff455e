import { activityCatalogue } from '@foyer/api/activity-catalogue'
import { z } from 'zod'
import type { FactKind } from '../../engine/facts/kind.ts'

/** Cents of Hong Kong dollars. */
const cents = z.int().min(1).max(1_000_000_000_00)

const schema = z.strictObject({
  /** fees of a month from which a tier applies, and the percentage of all fees of the month that it returns */
  tiers: z
    .array(z.strictObject({ from: cents, percent: z.int().min(1).max(100) }))
    .min(1)
    .max(10)
    .refine(
      (all) =>
        all.every(({ from, percent }, n) => {
          const before = all[n - 1]
          return before === undefined || (from > before.from && percent > before.percent)
        }),
      'must rise from tier to tier, in fees and in percentage',
    ),
  /** the maximum cashback of a month */
  cap: cents,
})
export type CashbackTerms = z.infer<typeof schema>

/** The tiers and the cap of the cashback on fees. Each month has the version in force at its beginning. */
export const cashbackKind: FactKind<CashbackTerms> = {
  name: 'cashback-terms',
  summary: 'tiers and cap of the monthly cashback on trading fees',
  schema,
  neededBy: [activityCatalogue['trade-cashback'].number],
}

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
export const cashbackFor = ({ tiers, cap }: CashbackTerms, fees: number): Cashback => {
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
