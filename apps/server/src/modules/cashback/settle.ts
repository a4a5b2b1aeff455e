import type { ISql } from 'postgres'
import { itemOf, rule as tradeCashback } from '../../activity-rules/trade-cashback/rule.ts'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { lockParticipation } from '../../engine/participations.ts'
import { revokeCash } from '../../engine/rewards/cash.ts'
import { grantReward } from '../../engine/rewards/grant.ts'
import { lockRewardsOfAccount } from '../../engine/rewards/lock.ts'
import { isStopped } from '../../engine/stopped.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { defineJob } from '../../jobs/job.ts'
import { growTrades } from '../trades/public.ts'
import type { MonthCount } from './count.ts'
import { grantedAmount, grantedTo, type MonthReward } from './granted.ts'
import { payoutMoment } from './months.ts'
import { allRegistrations, type Registration } from './registrations.ts'
import { statementOf } from './statement.ts'

/** How long a payout can be claimed, in milliseconds from the moment it becomes claimable. */
const claimLife = 180 * 86_400_000

/** One month of a locked registration. */
interface Settling {
  readonly registration: Registration
  readonly count: MonthCount
  /** rewards granted for the month so far */
  readonly rewards: readonly MonthReward[]
}

const grant = async (
  { clocks }: Context,
  tx: ISql,
  { registration, count }: Settling,
  period: string,
  amount: number,
): Promise<void> => {
  const at = clocks.business()
  const payoutAt = payoutMoment(count.payoutDay)
  const reward = {
    activity: tradeCashback.activity,
    personId: registration.personId,
    accountId: registration.accountId,
    type: 'cash_return',
    status: 'pending',
    item: 'cashback',
    facts: itemOf(count.month),
    period,
    amount,
    validUntil: Math.max(payoutAt, at) + claimLife,
    payoutAt,
    at,
  } as const
  await grantReward(tx, reward, { actor: 'system', wall: clocks.wall() })
}

/**
 * Revokes every reward of a month in full. @returns the revoked cents; an expired unclaimed reward cannot be revoked
 */
const revokeAll = async (context: Context, tx: ISql, { count, rewards }: Settling): Promise<number> => {
  const reason = count.judged.some(({ why }) => why === 'cancelled') ? 'trade_cancelled' : 'trade_corrected'
  let revoked = 0
  for (const { id, amount, status } of rewards)
    if (status !== 'revoked' && (await revokeCash(context, tx, id, reason))) revoked += amount
  return revoked
}

/**
 * Adjusts the rewards of a closed month to what its trades amount to now. The first time, it grants the cashback. If
 * the cashback is higher than before, it grants the difference. If it is lower, it revokes all rewards of the month and
 * grants the right amount.
 *
 * @returns whether anything changed
 */
const settleMonth = async (context: Context, tx: ISql, settling: Settling): Promise<boolean> => {
  const { registration, count, rewards } = settling
  const { month, cashback } = count
  const before = grantedAmount(rewards)
  if (!count.isClosed || cashback.amount === before) return false
  if (rewards.length === 0) {
    await grant(context, tx, settling, month, cashback.amount)
    return true
  }
  const revoked = cashback.amount < before ? await revokeAll(context, tx, settling) : 0
  const missing = Math.max(0, cashback.amount - (before - revoked))
  // the rewards exceed the cashback, and everything that can be revoked was revoked before
  if (revoked === 0 && missing === 0) return false
  const period = `${month}:${revoked > 0 ? 'corrected' : 'added'}-${rewards.length}`
  if (missing > 0) await grant(context, tx, settling, period, missing)
  await audit(tx, {
    actor: 'system',
    subject: 'participations',
    subjectId: String(registration.id),
    event: 'correct_cashback',
    wall: context.clocks.wall(),
    detail: { month, from: before, to: before - revoked + missing },
  })
  return true
}

const settleOne = async (context: Context, registration: Registration): Promise<number> => {
  const at = context.clocks.business()
  await growTrades(context, registration.accountId, registration.joinedAt)
  return context.db.begin(async (tx) => {
    // no other process settles it meanwhile
    await lockParticipation(tx, registration.id)
    await lockRewardsOfAccount(tx, tradeCashback.activity, registration.accountId)
    const { months } = await statementOf(tx, registration, at)
    const granted = await grantedTo(tx, registration.accountId, at)
    let settled = 0
    for (const count of months) {
      const rewards = granted.filter(({ month }) => month === count.month)
      if (await settleMonth(context, tx, { registration, count, rewards })) settled++
    }
    return settled
  })
}

/**
 * Grants the cashback of every closed month, and corrects earlier grants whose trades were reported again with changes.
 * Idempotent, also when two processes run it concurrently.
 *
 * During an emergency stop it does nothing.
 *
 * @returns how many months were granted or corrected
 * @throws AggregateError if some accounts failed, after all others are done
 */
export const settleCashback = async (context: Context): Promise<number> => {
  // a later run grants what this one leaves
  if (await isStopped(context.db, tradeCashback.activity)) return 0
  let settled = 0
  await attemptAll(await allRegistrations(context.db), async (registration) => {
    settled += await settleOne(context, registration)
  })
  return settled
}

export const settleCashbackJob = defineJob({
  name: 'settle-cashback',
  cron: '20 * * * *',
  retryDelay: 60,
  retries: 3,
  timeLimit: 1_800,
  run: async (context) => {
    await settleCashback(context)
  },
})
