import type { RewardStatus } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import { rule as tradeCashback } from '../../activity-rules/trade-cashback/rule.ts'
import { rewardRows } from '../../engine/relations.ts'
import { statusAt } from '../../engine/rewards/due.ts'
import type { Month } from './months.ts'

/**
 * A reward that was granted for a month. Its period is the month, `month:added-n` for an addition after a later report
 * of a trade, or `month:corrected-n` for the replacement of a revoked reward.
 */
export interface MonthReward {
  readonly id: string
  readonly month: Month
  readonly period: string
  /** cents */
  readonly amount: number
  readonly status: RewardStatus
}

/** An account's cashback, oldest first, with its status at a moment of the business clock. */
export const grantedTo = (db: ISql, accountId: number, at: number): Promise<MonthReward[]> =>
  db<MonthReward[]>`
    select id, split_part(period, ':', 1) as month, period, amount, ${statusAt(db, at)} as status
    from ${rewardRows(db)} reward
    where activity = ${tradeCashback.activity} and account_id = ${accountId} and period ~ '^[0-9]{4}-[0-9]{2}(:|$)'
    order by issued_at, period`

const sum = (rewards: readonly MonthReward[]): number => rewards.reduce((total, { amount }) => total + amount, 0)

/** Cents of a month's rewards that are not revoked. */
export const grantedAmount = (rewards: readonly MonthReward[]): number =>
  sum(rewards.filter(({ status }) => status !== 'revoked'))

/** Cents that were revoked and not granted again in a replacement. */
export const revokedAmount = (rewards: readonly MonthReward[]): number =>
  sum(rewards.filter(({ status }) => status === 'revoked')) -
  sum(rewards.filter(({ period }) => period.includes(':corrected-')))
