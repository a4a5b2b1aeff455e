import { voucherStates } from '@foyer/protocol/machines/rewards'
import type { Sql, TransactionSql } from 'postgres'
import type { Clocks } from '../../clocks.ts'
import { moveReward } from '../rewards/move.ts'
import { takeOne } from '../stock.ts'
import { isStopped, refuseIfStopped } from '../stopped.ts'
import { takeCode } from '../voucher-codes.ts'

const atOnce = 100

const issue = async (tx: TransactionSql, clocks: Clocks, activity: number, item: string): Promise<void> => {
  await refuseIfStopped(tx, activity)
  const owed = await tx<{ id: string }[]>`
    select id from rewards
    where activity = ${activity} and item = ${item}
      and type = 'exchange_voucher' and status = 'pending' and voucher_code_id is null
    order by issued_at limit ${atOnce} for update skip locked`
  for (const { id } of owed) {
    const at = clocks.business()
    const code = await takeCode(tx, { activity, item }, at)
    if (code === undefined) return
    // the full validity from now on, since the voucher could not be used before
    await tx`
      update rewards set voucher_code_id = ${code}, valid_from = ${new Date(at)},
        valid_until = ${new Date(at)}::timestamptz + (valid_until - valid_from)
      where id = ${id}`
    await takeOne(tx, activity, item)
    const by = { actor: 'system', wall: clocks.wall(), detail: { code } } as const
    await moveReward(tx, voucherStates, id, 'issue', by)
  }
}

/**
 * Gives won vouchers without a code their codes, the oldest of each item first, as far as the pools have codes by now.
 * An empty pool of one item does not delay the winners of another. During an emergency stop it does nothing.
 */
export const issueOwedCodes = async (
  { db, clocks }: { readonly db: Sql; readonly clocks: Clocks },
  activity: number,
): Promise<void> => {
  if (await isStopped(db, activity)) return
  const items = await db<{ item: string }[]>`
    select distinct item from rewards
    where activity = ${activity} and type = 'exchange_voucher' and status = 'pending' and voucher_code_id is null
      and exists (select from voucher_codes code
        where code.activity = rewards.activity and code.item = rewards.item and granted_at is null)
    order by item`
  for (const { item } of items) await db.begin((tx) => issue(tx, clocks, activity, item))
}
