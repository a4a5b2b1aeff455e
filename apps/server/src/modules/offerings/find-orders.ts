import type { Context } from '../../context.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import type { FirmOrders } from './firm-orders.ts'
import { accept, cancelled, keep, refuse } from './order-steps.ts'

interface Unknown {
  readonly id: string
  readonly status: 'placing' | 'cancelling'
  readonly cancelKey: string | null
}

/** Milliseconds of the wall clock that the server that made the call has to record its answer. */
const answerTime = 30_000
/** Orders per run; the run of the next minute looks for the others. */
const atOnce = 500

/** Finds out what became of an order. It is never placed from here: an absent one is closed by being looked for. */
const findPlaced = async (context: Context, orders: FirmOrders, { id }: Unknown): Promise<void> => {
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
const findCancelled = async (context: Context, orders: FirmOrders, { id, cancelKey }: Unknown): Promise<void> => {
  if (cancelKey === null) throw new Error(`the cancellation of ${id} has no key`)
  const answer = await orders.cancel(id, cancelKey)
  // not done this time says nothing about the earlier call
  if (answer.outcome === 'not_done' || answer.outcome === 'unknown') throw answer.away
  await context.db.begin(async (tx) => {
    if (answer.outcome === 'cancelled') await cancelled(context, tx, id, new Date(context.clocks.business()))
    else await keep(context, tx, id)
  })
}

/**
 * Finds out what became of orders and cancellations whose answer was lost, with their server or on the way.
 *
 * @throws AggregateError with all failures, after every order was looked for
 */
export const findOrders = async (context: Context, orders: FirmOrders): Promise<void> => {
  const { db, clocks } = context
  const wall = clocks.wall()
  const unknown = await db<Unknown[]>`
    select id, status, cancel_key as "cancelKey" from offering_applications
    where status in ('placing', 'cancelling') and firm_called_at < ${new Date(wall - answerTime)}
    order by firm_called_at limit ${atOnce}`
  await attemptAll(unknown, async (one) => {
    // so that an order that always fails is behind the others in the next run
    await db`update offering_applications set firm_called_at = ${new Date(wall)} where id = ${one.id}`
    await (one.status === 'placing' ? findPlaced : findCancelled)(context, orders, one)
  })
}
