import type { Context } from '../../context.ts'
import { lockQueuedOrder } from './queued-order.ts'
import { settle } from './settle.ts'

/** Milliseconds of the wall clock after which an unanswered order counts as refused. */
export const answerTimeout = 24 * 3_600_000

/**
 * Settles orders that a partner was called about and has not answered for a day, as if it had refused them: their
 * vouchers are revoked, and the price is returned. Their codes are granted to no one else, since the partner may have
 * used them.
 */
export const giveUpOrders = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  const late = await db<{ id: string }[]>`
    select id from partner_orders
    where status = 'queued' and attempts > 0 and created_at <= ${new Date(clocks.wall() - answerTimeout)}
    order by created_at limit 1000`
  const given = await Promise.allSettled(
    late.map(({ id }) =>
      db.begin(async (tx) => {
        const order = await lockQueuedOrder(tx, id)
        if (order) await settle(context, tx, order, 'refused', { actor: 'system', why: 'unanswered' })
      }),
    ),
  )
  // a failure does not affect the other orders
  const errors = given.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, 'some orders could not be given up')
}
