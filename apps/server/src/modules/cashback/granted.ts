import type { RewardStatus } from '@foyer/contract/rewards'
import type { ISql } from 'postgres'
import { tradeCashback } from '../../activities/trade-cashback/rule.ts'
import { statusAt } from '../../engine/rewards/due.ts'
import type { Month } from './months.ts'

/**
 * What was granted for a month. Its period is the month; `month:added-n` for what a later report of a trade adds to it,
 * `month:corrected-n` for what stands in the place of what was taken back.
 */
export interface MonthReward {
  readonly id: string
  readonly month: Month
  readonly period: string
  /** cents */
  readonly amount: number
  readonly status: RewardStatus
}

/**
 * Locks all of an account's cashback until the transaction ends, before any of it is taken back: that locks the account's
 * books, and whoever claims or credits has a reward of it before they want those.
 */
export const lockGranted = async (tx: ISql, accountId: number): Promise<void> => {
  await tx`
    select from rewards where activity = ${tradeCashback.activity} and account_id = ${accountId}
    order by id for no key update`
}

/** An account's cashback, oldest first, as it stands at a moment of the business clock. */
export const grantedTo = (db: ISql, accountId: number, at: number): Promise<MonthReward[]> =>
  db<MonthReward[]>`
    select id, split_part(period, ':', 1) as month, period, amount, ${statusAt(db, at)} as status
    from rewards
    where activity = ${tradeCashback.activity} and account_id = ${accountId} and period ~ '^[0-9]{4}-[0-9]{2}(:|$)'
    order by issued_at, period`

const sum = (rewards: readonly MonthReward[]): number => rewards.reduce((total, { amount }) => total + amount, 0)

/** What stands of a month's rewards. */
export const standing = (rewards: readonly MonthReward[]): number =>
  sum(rewards.filter(({ status }) => status !== 'revoked'))

/** What was taken back of them for good: without what was granted in its place. */
export const takenBack = (rewards: readonly MonthReward[]): number =>
  sum(rewards.filter(({ status }) => status === 'revoked')) -
  sum(rewards.filter(({ period }) => period.includes(':corrected-')))
