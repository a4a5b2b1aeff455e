import type { Context } from '../../context.ts'
import { choosePartner } from './choose-partner.ts'
import { passedOn } from './passed-on.ts'
import { takeQueued } from './queued-order.ts'
import { PartnerResting } from './resting.ts'
import { settle } from './settle.ts'

/**
 * Asks the partner about one order and settles it by the answer. The order stays locked meanwhile, so that of two
 * workers one asks; where the answer is lost, or we end before it is written, the partner is asked again under the same
 * number and answers the same.
 *
 * @throws where the partner did not answer: the order is still queued
 */
export const deliverOrder = async (context: Context, id: string): Promise<void> => {
  const { db, secrets } = context
  const failed = await db.begin(async (tx) => {
    const order = await takeQueued(tx, id)
    if (!order) return undefined
    const passed = await passedOn(tx, secrets, order)
    const asked = await choosePartner(context, order.partner)
      .confirm(passed)
      .then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      )
    const isAsked = !('error' in asked && asked.error instanceof PartnerResting)
    if (isAsked) await tx`update partner_orders set attempts = attempts + 1 where id = ${id}`
    // not thrown in here, which would take the count of the attempt back
    if ('error' in asked) return asked
    await settle(context, tx, order, asked.answer, { actor: 'partner', why: 'answered' })
    return undefined
  })
  if (failed) throw failed.error
}
