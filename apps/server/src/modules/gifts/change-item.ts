import { type GiftChangeReply, type GiftItemRequest, giftChangeReply } from '@foyer/api/gifts'
import type { ISql } from 'postgres'
import { rule as memberGift } from '../../activity-rules/member-gift/rule.ts'
import type { Context } from '../../context.ts'
import { lockChosenGift, replaceItem } from '../../engine/rewards/gifts.ts'
import { giveBack, takeOne } from '../../engine/stock.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { actOnce } from '../identity/public.ts'
import { giftNamed } from './choose.ts'
import { isOrdered } from './shipping/orders.ts'

const { activity } = memberGift

/**
 * Restores one of one gift and takes one of another. Both stock rows are locked in the order of their codes, so that
 * concurrent swaps cannot deadlock.
 */
const swap = async (tx: ISql, from: string, to: string): Promise<void> => {
  const back = () => giveBack(tx, activity, from)
  if (from < to) await back()
  if (!(await takeOne(tx, activity, to))) throw new Refused('activity_sold_out', 'none of this gift is left')
  if (from > to) await back()
}

/**
 * Replaces the chosen gift by another, until it is packed.
 *
 * @throws Refused `not_found`, `gift_packed`, `activity_sold_out`, `key_reused`
 */
export const changeItem = (
  context: Context,
  caller: Caller,
  { key, item }: GiftItemRequest,
): Promise<GiftChangeReply> => {
  const act = { key, activity, request: { call: 'item', item }, reply: giftChangeReply }
  return actOnce<GiftChangeReply>(context, caller, act, async (tx, personId) => {
    const facts = await giftNamed(tx, item, context.clocks.business())
    const gift = await lockChosenGift(tx, activity, personId)
    if (!gift) throw new Refused('not_found', 'this person has chosen no gift')
    if (gift.status !== 'preparing' || (await isOrdered(tx, gift.id)))
      throw new Refused('gift_packed', 'this gift is being packed')
    if (gift.item !== item) {
      await replaceItem(tx, gift, { item, facts }, { actor: 'person', wall: context.clocks.wall() })
      await swap(tx, gift.item, item)
    }
    return { id: gift.id, status: gift.status }
  })
}
