import type { Context } from '../../context.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import type { FirmOrders } from './firm-orders.ts'
import { accept, cancelled, keep, refuse } from './order-steps.ts'

/** An order, or with a key the cancellation of one, of which nobody knows whether the firm did it. */
export interface Unknown {
  readonly id: string
  readonly cancelKey: string | null
}

/** Milliseconds of the wall clock that the server that made the call has to record its answer. */
const answerTime = 30_000
/** Orders per run; the run of the next minute looks for the others. */
const atOnce = 500

/** Finds out what became of an order. It is never placed from here: an absent one is closed by being looked for. */
const findPlaced = async (context: Context, orders: FirmOrders, id: string): Promise<void> => {
  const found = await orders.find(id)
  await context.db.begin(async (tx) => {
    if (found.state === 'absent') await refuse(context, tx, id, 'not_done')
    else if (found.state === 'refused') await refuse(context, tx, id, found.reason)
    else await accept(context, tx, id, found.reference)
    if (found.state === 'cancelled') await cancelled(context, tx, id, new Date(context.clocks.business()))
  })
}

/**
 * Repeats a cancellation with its key: it has one effect, and its answer says whether the order is cancelled. The person
 * confirmed the cancellation, so it is completed if the first call never arrived.
 */
const findCancelled = async (context: Context, orders: FirmOrders, id: string, cancelKey: string): Promise<void> => {
  const answer = await orders.cancel(id, cancelKey)
  // not done this time says nothing about the earlier call
  if (answer.outcome === 'not_done' || answer.outcome === 'unknown') throw answer.away
  await context.db.begin(async (tx) => {
    if (answer.outcome === 'cancelled') await cancelled(context, tx, id, new Date(context.clocks.business()))
    else await keep(context, tx, id)
  })
}

/**
 * Finds out what became of one order or cancellation. Does nothing if it is known already.
 *
 * @throws SystemAway if the firm does not say
 */
export const findOrder = async (context: Context, orders: FirmOrders, { id, cancelKey }: Unknown): Promise<void> => {
  // so that an order that always fails is behind the others when they are looked for again
  const open = await context.db`
    update offering_applications set firm_called_at = ${new Date(context.clocks.wall())}
    where id = ${id} and status = ${cancelKey === null ? 'placing' : 'cancelling'}
      and cancel_key is not distinct from ${cancelKey}`
  if (open.count === 0) return
  await (cancelKey === null ? findPlaced(context, orders, id) : findCancelled(context, orders, id, cancelKey))
}

/**
 * Finds out what became of orders and cancellations whose answer was lost, with their server or on the way.
 *
 * @throws AggregateError with all failures, after every order was looked for
 */
export const findOrders = async (context: Context, orders: FirmOrders): Promise<void> => {
  const { db, clocks } = context
  const unknown = await db<Unknown[]>`
    select id, cancel_key as "cancelKey" from offering_applications
    where status in ('placing', 'cancelling') and firm_called_at < ${new Date(clocks.wall() - answerTime)}
    order by firm_called_at limit ${atOnce}`
  await attemptAll(unknown, (one) => findOrder(context, orders, one))
}
