import { voucherStates } from '@foyer/contract/machines/rewards'
import type { Context } from '../../context.ts'
import { takeOne } from '../stock.ts'
import { transition } from '../transition.ts'
import { takeCode } from '../voucher-codes.ts'

const atOnce = 100

/** Gives vouchers that were won of a dry pool their codes, the oldest first, as far as there are some by now. */
export const issueOwedCodes = async ({ db, clocks }: Context, activity: number): Promise<void> => {
  await db.begin(async (tx) => {
    const owed = await tx<{ id: string; item: string }[]>`
      select id, item from rewards
      where activity = ${activity} and type = 'exchange_voucher' and status = 'pending' and voucher_code_id is null
      order by issued_at limit ${atOnce} for update skip locked`
    for (const { id, item } of owed) {
      const code = await takeCode(tx, { activity, item }, clocks.business())
      if (code === undefined) continue
      await tx`update rewards set voucher_code_id = ${code} where id = ${id}`
      await takeOne(tx, activity, item)
      await transition(tx, voucherStates, { table: 'rewards', id }, 'issue', { actor: 'system', wall: clocks.wall() })
    }
  })
}
