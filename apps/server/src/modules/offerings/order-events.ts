import type { JSONValue, TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { applicationById } from './application-rows.ts'
import type { FirmOrders } from './firm-orders.ts'
import { accept, allotted, cancelled, settled } from './order-steps.ts'

type OrderEvent = Awaited<ReturnType<FirmOrders['eventsAfter']>>['events'][number]

/** Applies an event to the application of its order. @returns whether it fits the application */
const applyEvent = async (context: Context, tx: TransactionSql, event: OrderEvent): Promise<boolean> => {
  const { order: id, at } = event
  const row = await applicationById(tx, id)
  if (!row?.atFirm) return false
  // an event proves that the order was placed, before the answer of the firm was recorded
  await accept(context, tx, id, null)
  if (event.event === 'cancelled') return row.status === 'cancelled' || (await cancelled(context, tx, id, at))
  if (event.event === 'allotted') {
    // a file that staff imported stated it before
    if (row.lotsAllotted !== null) return event.lots === row.lotsAllotted
    return event.lots <= row.lots && allotted(context, tx, id, event.lots, at)
  }
  const { paid, fees, interest, loanReturned, refund } = event.parts
  if (paid + fees + interest + loanReturned + refund !== row.blocked) return false
  return settled(context, tx, id, { ...event.parts }, at)
}

/**
 * Applies an event, once: its cursor is stored in the same transaction. An event that does not fit is stored for
 * operators, and holds up no other one.
 *
 * @returns whether this process applied it
 */
const applyOnce = (context: Context, event: OrderEvent, after: string | null): Promise<boolean> =>
  context.db.begin(async (tx) => {
    const moved = await tx`
      update order_event_cursor set reached = ${event.cursor} where reached is not distinct from ${after} returning 1`
    if (moved.length === 0) return false
    const fits = await tx.savepoint(async (inner) => applyEvent(context, inner, event))
    if (!fits) {
      const { cursor, order, ...facts } = event
      await tx`
        insert into unmatched_order_events ${tx({
          reached: cursor,
          order_id: order,
          event: tx.json(facts as unknown as JSONValue),
          read_at: new Date(context.clocks.wall()),
        })}`
    }
    return true
  })

/** Reads the events of the firm since the stored cursor: cancellations, allotments and settlements. */
export const readOrderEvents = async (context: Context, orders: FirmOrders): Promise<void> => {
  for (;;) {
    const [row] = await context.db<{ reached: string | null }[]>`select reached from order_event_cursor`
    let after = row?.reached ?? null
    const { events, more } = await orders.eventsAfter(after)
    for (const event of events) {
      // another process reads too, and goes on from here
      if (!(await applyOnce(context, event, after))) return
      after = event.cursor
    }
    if (!more || events.length === 0) return
  }
}
