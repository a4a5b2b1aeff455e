import type { RewardStatus, RewardType } from '@foyer/api/rewards'
import { cashStates, giftStates, voucherStates } from '@foyer/protocol/machines/rewards'
import type { ISql, Sql } from 'postgres'
import type { Clocks } from '../../clocks.ts'
import { moveReward } from './move.ts'

const batch = 200

/**
 * Conditions on `rewards`: cash whose payout day has come, and rewards that can no longer be used or claimed. A pending
 * voucher waits for its partner.
 */
const isMature = (db: ISql, at: number) =>
  db`(status = 'pending' and type = 'cash_return' and payout_at <= ${new Date(at)})`
const isOver = (db: ISql, at: number) => db`(status in ('available', 'claimable') and valid_until <= ${new Date(at)})`

/** The status that a row of `rewards` has at a given time, whether or not the job has run. */
export const statusAt = (db: ISql, at: number) => db`(case
  when ${isOver(db, at)} or (${isMature(db, at)} and valid_until <= ${new Date(at)}) then 'expired'
  when ${isMature(db, at)} then 'claimable'
  else status end)`

interface Due {
  readonly id: string
  readonly type: RewardType
  readonly status: RewardStatus
}

/** One step that time causes for a reward whose row is locked. */
const takeStep = async (clocks: Clocks, tx: ISql, { id, type, status }: Due): Promise<void> => {
  const by = { actor: 'system', wall: clocks.wall() } as const
  if (status === 'pending') await moveReward(tx, cashStates, id, 'mature', by)
  else if (type === 'exchange_voucher') await moveReward(tx, voucherStates, id, 'expire', by)
  else if (type === 'cash_return') await moveReward(tx, cashStates, id, 'expire', by)
  else await moveReward(tx, giftStates, id, 'expire', by)
}

/** Applies the steps that time has caused to one reward, whose row the caller has locked. @returns its status now */
export const bringUpToDate = async (clocks: Clocks, tx: ISql, id: string): Promise<RewardStatus> => {
  const at = clocks.business()
  for (;;) {
    const [row] = await tx<[Due & { due: boolean }]>`
      select id, type, status, (${isMature(tx, at)} or ${isOver(tx, at)}) is true as due from rewards where id = ${id}`
    if (!row.due) return row.status
    await takeStep(clocks, tx, row)
  }
}

interface Running {
  readonly db: Sql
  readonly clocks: Clocks
}

/**
 * Processes a batch in a transaction of its own. Locked rewards are left for the next minute.
 *
 * @returns the number of rewards in the batch
 */
const settleBatch = ({ db, clocks }: Running, at: number): Promise<number> =>
  db.begin(async (tx) => {
    const due = await tx<Due[]>`
      select id, type, status from rewards where ${isMature(tx, at)} or ${isOver(tx, at)}
      limit ${batch} for no key update skip locked`
    for (const one of due) await takeStep(clocks, tx, one)
    return due.length
  })

/**
 * Applies the steps that time has caused to all rewards: payout days that have come, validity that has ended. Several
 * processes may run it at once.
 *
 * @returns the number of steps
 */
export const settleDue = async (running: Running): Promise<number> => {
  const at = running.clocks.business()
  let total = 0
  for (;;) {
    const steps = await settleBatch(running, at)
    if (steps === 0) return total
    total += steps
  }
}
