import type { Context } from '../../context.ts'
import { takeQueued } from './queued-order.ts'
import { settle } from './settle.ts'

/** How long a partner is asked. Wall clock. */
export const patience = 24 * 3_600_000

/**
 * Gives up the orders a partner was asked about and has not answered for a day, as if it had refused them: their vouchers
 * are revoked, and what was paid for them is given back. Their codes go to nobody else, since the partner may have taken them.
 */
export const giveUpOrders = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  const late = await db<{ id: string }[]>`
    select id from partner_orders
    where status = 'queued' and attempts > 0 and created_at <= ${new Date(clocks.wall() - patience)}
    order by created_at limit 1000`
  const given = await Promise.allSettled(
    late.map(({ id }) =>
      db.begin(async (tx) => {
        const order = await takeQueued(tx, id)
        if (order) await settle(context, tx, order, 'refused', { actor: 'system', why: 'unanswered' })
      }),
    ),
  )
  // one that fails keeps no other from being given up
  const errors = given.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, 'some orders could not be given up')
}
