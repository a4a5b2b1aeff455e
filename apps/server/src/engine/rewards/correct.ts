import type { RewardItem, RewardStatus, RewardType } from '@foyer/api/rewards'
import { giftStates, voucherStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import type { Act } from '../audit.ts'
import { giveBack, takeOne } from '../stock.ts'
import type { Surroundings } from '../surroundings.ts'
import { revokeCash } from './cash.ts'
import { bringUpToDate } from './due.ts'
import { revokeGift } from './gifts.ts'
import { type Grant, grantCode, grantReward } from './grant.ts'
import { moveReward } from './move.ts'

/** A reward whose row is locked until the transaction ends. */
export interface LockedReward {
  readonly id: string
  readonly activity: number
  readonly personId: number
  readonly accountId: number | null
  readonly type: RewardType
  readonly status: RewardStatus
  readonly item: string
  readonly facts: RewardItem
  readonly period: string
  readonly amount: number | null
  readonly voucherCodeId: number | null
  readonly validFrom: Date
  readonly validUntil: Date | null
}

type Parts = Pick<Surroundings, 'clocks'>
type By = Pick<Act, 'actor' | 'wall' | 'reason'>

/** Locks a reward and applies what time has caused to it. @returns undefined if there is none */
export const lockReward = async ({ clocks }: Parts, tx: ISql, id: string): Promise<LockedReward | undefined> => {
  const [row] = await tx<LockedReward[]>`
    select id, activity, person_id as "personId", account_id as "accountId", type, status, item, facts, period, amount,
      voucher_code_id as "voucherCodeId", valid_from as "validFrom", valid_until as "validUntil"
    from rewards where id = ${id} for no key update`
  return row && { ...row, status: await bringUpToDate(clocks, tx, id) }
}

/**
 * Whether a reversal of this reward agrees with its cause. Cashback follows the trades of its month, and a voucher that
 * was paid with points follows its conversion, so they are corrected there.
 */
export const isCorrectable = ({ period, status, type, voucherCodeId }: LockedReward): boolean =>
  !/^\d{4}-\d\d(:|$)/.test(period) &&
  !period.startsWith('conversion:') &&
  !(status === 'revoked' && type === 'exchange_voucher' && voucherCodeId === null)

const refused = (why: string): Refused => new Refused('reward_not_open', why)

/** Revokes a reward that was granted wrongly, with its ledger entries and stock. @throws Refused `reward_not_open` */
export const revokeWrong = async (parts: Parts, tx: ISql, reward: LockedReward, by: By): Promise<void> => {
  const { id, type, status, period, activity, item } = reward
  const revoke = async (): Promise<unknown> => {
    if (type === 'cash_return') return revokeCash(parts, tx, id, 'correction', by.actor)
    if (type === 'exchange_voucher')
      return status === 'available' && (await moveReward(tx, voucherStates, id, 'revoke', by))
    if (status !== 'claimable') return revokeGift(tx, id, by)
    const revoked = await moveReward(tx, giftStates, id, 'revoke', by)
    if (revoked && period === '') await giveBack(tx, activity, item)
    return revoked
  }
  if (!(await revoke())) throw refused(`the reward is ${status}`)
}

const firstStatus = { exchange_voucher: 'available', cash_return: 'claimable', physical_gift: 'claimable' } as const

/**
 * Grants again, once, what was revoked wrongly: the same item, with a code of its own if it has one, for as long as the
 * first one was valid.
 *
 * @throws Refused `reward_not_open` if the reward is not revoked, was granted again before, or nothing of it is left
 */
export const grantAgain = async ({ clocks }: Parts, tx: ISql, reward: LockedReward, by: By): Promise<void> => {
  const { id, activity, personId, accountId, type, status, item, facts, amount, validFrom, validUntil } = reward
  if (status !== 'revoked') throw refused(`the reward is ${status}`)
  const at = clocks.business()
  const grant: Omit<Grant, 'voucherCodeId'> = {
    activity,
    personId,
    accountId,
    type,
    status: firstStatus[type],
    item,
    facts,
    // its cause, which the verification looks up
    period: `correction:${id}`,
    ...(amount !== null && { amount }),
    validUntil: validUntil && at + Math.max(0, validUntil.getTime() - validFrom.getTime()),
    at,
  }
  const run = async (): Promise<unknown> =>
    type === 'exchange_voucher' ? grantCode(tx, grant, by) : grantReward(tx, grant, by)
  const granted = await run().catch((error: unknown) => {
    if (error instanceof Refused && error.reason === 'already_granted') throw refused('it was granted again before')
    throw error
  })
  if (!granted) throw refused('the pool of codes is empty')
  // last, because callers wait for each other on the last items
  if (!(await takeOne(tx, activity, item))) throw refused('nothing of it is left')
}
