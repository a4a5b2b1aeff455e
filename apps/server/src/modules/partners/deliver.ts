import type { Context } from '../../context.ts'
import { isStopped } from '../../engine/stopped.ts'
import { PartnerInBackoff } from './backoff.ts'
import { choosePartner } from './choose-partner.ts'
import { partnerOrderQueue } from './order.ts'
import { passedOn } from './passed-on.ts'
import { lockQueuedOrder } from './queued-order.ts'
import { settle } from './settle.ts'

/** Seconds until an order of a stopped activity is looked at again. */
const pauseWhileStopped = 60

/**
 * Sends one order to the partner and settles it by the answer. The order stays locked meanwhile, so that only one of
 * two workers sends it. If the answer is lost, or the process ends before it is stored, the order is sent again under
 * the same number and the partner answers the same. During an emergency stop of its activity the order waits.
 *
 * @throws Error if the partner did not answer; the order is still queued
 */
export const deliverOrder = async (context: Context, id: string): Promise<void> => {
  const { db, secrets } = context
  const failed = await db.begin(async (tx) => {
    const order = await lockQueuedOrder(tx, id)
    if (!order) return undefined
    if (await isStopped(tx, order.activity)) {
      await context.jobs.send(tx, partnerOrderQueue, { id }, pauseWhileStopped)
      return undefined
    }
    const passed = await passedOn(tx, secrets, order)
    const reply = await choosePartner(context, order.partner)
      .confirm(passed)
      .then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      )
    const wasCalled = !('error' in reply && reply.error instanceof PartnerInBackoff)
    if (wasCalled) await tx`update partner_orders set attempts = attempts + 1 where id = ${id}`
    // an error is not thrown inside the transaction, which would roll back the count of attempts
    if ('error' in reply) return reply
    await settle(context, tx, order, reply.answer, { actor: 'partner', why: 'answered' })
    return undefined
  })
  if (failed) throw failed.error
}
