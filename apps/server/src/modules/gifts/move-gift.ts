import type { DeliveryAddress } from '@foyer/api/addresses'
import type { GiftStep } from '@foyer/api/endpoints/gifts'
import type { GiftStatus } from '@foyer/api/gifts'
import { giftStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { giveBack } from '../../engine/stock.ts'
import { transition } from '../../engine/transition.ts'
import { Refused } from '../../refused.ts'
import { openAddress } from './address.ts'

/**
 * Revokes a gift that is not packed yet or was returned, and restores the stock of a chosen gift. A prize's stock is not
 * restored, because the number of prizes was committed.
 */
const revokeGift = async (tx: ISql, id: string, wall: number): Promise<GiftStatus | undefined> => {
  const [gift] = await tx<{ activity: number; item: string; period: string }[]>`
    select activity, item, period from rewards
    where id = ${id} and status in ('preparing', 'returned') for no key update`
  if (!gift) return undefined
  const status = await transition(tx, giftStates, { table: 'rewards', id }, 'revoke', { actor: 'operator', wall })
  if (gift.period === '') await giveBack(tx, gift.activity, gift.item)
  return status
}

/**
 * Moves a gift one step in its delivery, once however many operators try concurrently. A returned gift is sent again
 * only to a corrected address. A gift can be revoked before it is packed and after it was returned.
 *
 * @throws Refused `reward_not_open` if the step is not possible in the gift's status
 */
export const moveGift = ({ db, clocks }: Context, id: string, step: GiftStep): Promise<GiftStatus> =>
  db.begin(async (tx) => {
    const { event } = step
    const wall = clocks.wall()
    const status =
      event === 'revoke'
        ? await revokeGift(tx, id, wall)
        : await transition(tx, giftStates, { table: 'rewards', id }, event, { actor: 'operator', wall })
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

/** Returns the label of the parcel, and records in the audit trail that it was read. @throws Refused `not_found` */
export const labelOf = async (
  { db, clocks, secrets }: Context,
  id: string,
): Promise<{ item: string; status: GiftStatus; address: DeliveryAddress }> => {
  const [found] = await db<{ item: string; status: GiftStatus; sealed: Buffer }[]>`
    select item, status, address_sealed as sealed from rewards join gift_shipments on reward_id = id where id = ${id}`
  if (!found) throw new Refused('not_found', 'there is no such gift')
  await audit(db, { actor: 'operator', subject: 'rewards', subjectId: id, event: 'label', wall: clocks.wall() })
  return { item: found.item, status: found.status, address: openAddress(secrets, found.sealed) }
}
