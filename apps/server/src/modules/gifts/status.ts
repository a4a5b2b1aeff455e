import type { Gift, GiftItem, GiftStatus, GiftStatusReply } from '@foyer/api/gifts'
import { giftEvent } from '@foyer/api/gifts'
import type { RewardItem } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import { rule as memberGift } from '../../activity-rules/member-gift/rule.ts'
import type { Context } from '../../context.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import { rewardRows } from '../../engine/relations.ts'
import { eventsOf } from '../../engine/rewards/history.ts'
import { stockOf } from '../../engine/stock.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { personIdOf } from '../identity/public.ts'
import { maskAddress, openAddress } from './address.ts'
import { giftKind } from './gift-kind.ts'

interface Row {
  id: string
  reference: string
  status: GiftStatus
  code: string
  item: RewardItem
  sealed: Buffer | null
  came_back: boolean | null
  carrier: string | null
  tracking_no: string | null
  pictures: string[]
}

const giftOf = async ({ db, secrets }: Context, personId: number): Promise<Gift | null> => {
  const [row] = await db<Row[]>`
    select id, reference, status, item as code, facts as item, address_sealed as sealed, came_back, carrier, tracking_no,
      array(select upload_id from gift_pictures where reward_id = id order by upload_id) as pictures
    from ${rewardRows(db)} reward left join gift_shipments on reward_id = id
    where activity = ${memberGift.activity} and person_id = ${personId} and period = ''`
  if (!row) return null
  const { id, reference, status, code, item, sealed, carrier, tracking_no: trackingNo, pictures } = row
  // nothing can be sent to the address, or the gift came back from it
  const needsAnother =
    (status === 'preparing' && row.came_back === true) || (status === 'returned' && row.came_back !== false)
  return {
    id,
    reference,
    status,
    code,
    item,
    deliverTo: sealed && maskAddress(openAddress(secrets, sealed)),
    addressNeeded: status === 'claimable' || needsAnother,
    pictures,
    shipment: carrier !== null && trackingNo !== null ? { carrier, trackingNo } : null,
    history: await eventsOf(db, id, giftEvent.options),
  }
}

/**
 * The gifts offered at a moment of the business clock, with their remaining stock.
 *
 * @throws Refused `facts_missing` if no gifts are published
 */
export const giftItems = async (db: ISql, at: number): Promise<GiftItem[]> => {
  const { content } = await requireFacts(db, giftKind, at)
  const stock = await stockOf(db, memberGift.activity)
  return [...content].map(([code, item]) => ({ code, item, quota: stock.get(code) ?? null }))
}

/** Returns the available gifts and, above tourist level, the caller's chosen gift. */
export const giftStatusOf = async (context: Context, caller: Caller): Promise<GiftStatusReply> => {
  const { db, clocks } = context
  const items = await giftItems(db, clocks.business())
  const gift = caller.level === 'tourist' ? null : await giftOf(context, await personIdOf(db, caller))
  return { asOf: clocks.business(), items, gift }
}
