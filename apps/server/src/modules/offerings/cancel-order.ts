import type { Context } from '../../context.ts'
import { removeReply } from '../../engine/idempotency.ts'
import { applicationOf } from './application-rows.ts'
import { findSoon } from './find-soon.ts'
import type { FirmOrders, Stored } from './firm-orders.ts'
import { refusedFor } from './order-refusals.ts'
import { cancelled, keep } from './order-steps.ts'

/**
 * Cancels the order of an application whose cancellation was just stored as an intention, and records the answer. If
 * nobody knows whether the firm cancelled it, the application stays `cancelling`, and a job finds out.
 *
 * @throws Refused if the order was not cancelled: for the reason of the firm, or `unavailable` if nothing was done. The
 * key of the call may then be used again, unless a repetition received its reply meanwhile
 */
export const cancelOrder = async (context: Context, orders: FirmOrders, stored: Stored): Promise<void> => {
  const { db, clocks } = context
  const row = await applicationOf(db, stored.accountId, stored.reference)
  if (!row?.cancelKey) throw new Error('the cancellation that was just written does not exist')
  const answer = await orders.cancel(row.id, row.cancelKey)
  if (answer.outcome === 'unknown') return findSoon(context, { id: row.id, cancelKey: row.cancelKey }, answer.away)
  if (answer.outcome === 'cancelled') {
    await db.begin((tx) => cancelled(context, tx, row.id, new Date(clocks.business())))
    return
  }
  const isCancelled = await db.begin(async (tx) => {
    await keep(context, tx, row.id)
    // meanwhile a job may have repeated the cancellation
    if ((await applicationOf(tx, stored.accountId, stored.reference))?.status === 'cancelled') return true
    await removeReply(tx, stored)
    return false
  })
  if (isCancelled) return
  throw answer.outcome === 'refused' ? refusedFor(answer.reason) : answer.away
}
