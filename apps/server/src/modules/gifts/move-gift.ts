import type { DeliveryAddress } from '@foyer/api/addresses'
import type { GiftStep } from '@foyer/api/endpoints/gifts'
import type { GiftStatus } from '@foyer/api/gifts'
import type { ParcelStep } from '@foyer/api/staff/parcels'
import { giftStates } from '@foyer/protocol/machines/rewards'
import type { Context } from '../../context.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { rewardRows } from '../../engine/relations.ts'
import { lockGiftOf, revokeGift } from '../../engine/rewards/gifts.ts'
import { moveReward } from '../../engine/rewards/move.ts'
import { Refused } from '../../refused.ts'
import { openAddress } from './address.ts'
import { isOrdered } from './shipping/orders.ts'

/** A step in the delivery, with what only staff at the console state about it. */
export type Step = (GiftStep | ParcelStep) & {
  /** the status that the member of staff saw */
  readonly from?: GiftStatus
}

/**
 * Moves a gift one step in its delivery, once however many members of staff try concurrently. A returned gift is sent again
 * only to a corrected address. A gift can be revoked before it is packed and after it was returned.
 *
 * If the firm's back office ships gifts, staff only end what they began before, and revoke gifts without an order.
 *
 * @param by the id of the member of staff or machine client
 * @throws Refused `reward_not_open` if the step is not possible in the gift's status
 */
export const moveGift = (
  { db, clocks, connectors }: Context,
  id: string,
  step: Step,
  actor: Actor,
): Promise<GiftStatus> =>
  db.begin(async (tx) => {
    const { event } = step
    const before = await lockGiftOf(tx, id)
    if (step.from !== undefined && step.from !== before)
      throw new Refused('reward_not_open', `this gift is ${before} by now`)
    const begins = event === 'pack' || (event === 'ship' && before === 'returned')
    if ((begins && !connectors.backOffice.isLocal) || (await isOrdered(tx, id)))
      throw new Refused('reward_not_open', 'the back office of the firm ships this gift')
    const stock = 'stock' in step ? step.stock : 'back'
    const by = {
      actor,
      wall: clocks.wall(),
      ...('reason' in step && { reason: step.reason }),
      ...('stock' in step && { detail: { stock } }),
    }
    const status =
      event === 'revoke' ? await revokeGift(tx, id, by, stock) : await moveReward(tx, giftStates, id, event, by)
    if (!status) throw new Refused('reward_not_open', `${event} is not possible in the status of this gift`)
    if (event === 'return') await tx`update gift_shipments set came_back = true where reward_id = ${id}`
    if (event === 'ship') {
      const { carrier, trackingNo } = step
      const sent = await tx`
        update gift_shipments set carrier = ${carrier}, tracking_no = ${trackingNo}
        where reward_id = ${id} and not came_back returning 1`
      if (sent.length === 0) throw new Refused('reward_not_open', 'this gift has no corrected address')
    }
    return status
  })

/** Returns the label of the parcel, and records in the audit trail who read it. @throws Refused `not_found` */
export const labelOf = async (
  { db, clocks, secrets }: Context,
  id: string,
  actor: Actor,
  reason?: string,
): Promise<{ item: string; status: GiftStatus; address: DeliveryAddress }> => {
  const [found] = await db<{ item: string; status: GiftStatus; sealed: Buffer }[]>`
    select item, status, address_sealed as sealed
    from ${rewardRows(db)} reward join gift_shipments on reward_id = id where id = ${id}`
  if (!found) throw new Refused('not_found', 'there is no such gift')
  await audit(db, {
    actor,
    subject: 'rewards',
    subjectId: id,
    event: 'label',
    wall: clocks.wall(),
    ...(reason !== undefined && { reason }),
  })
  return { item: found.item, status: found.status, address: openAddress(secrets, found.sealed) }
}
