import { type GiftAddressRequest, type GiftChangeReply, giftChangeReply } from '@foyer/api/gifts'
import { giftStates } from '@foyer/protocol/machines/rewards'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { lockGift } from '../../engine/rewards/gifts.ts'
import { moveReward } from '../../engine/rewards/move.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { actOnce } from '../identity/public.ts'
import { addressHash, keepAddress } from './address.ts'
import { isOrdered } from './shipping/orders.ts'

/** The event of a new address, by the gift's status. */
const addressed = { claimable: 'submit', preparing: 'address', returned: 'readdress' } as const

/**
 * Sets the delivery address of a gift: submits it for a won gift, changes it until the gift is packed, or corrects it
 * after the gift was returned.
 *
 * @throws Refused `not_found`, `gift_packed`, `reward_not_open`, `key_reused`
 */
export const changeAddress = (
  context: Context,
  caller: Caller,
  { key, id, address }: GiftAddressRequest,
): Promise<GiftChangeReply> => {
  const { secrets, clocks } = context
  const request = { call: 'address', id, address: addressHash(secrets, address) }
  const act = { key, activity: 0, request, reply: giftChangeReply }
  return actOnce<GiftChangeReply>(context, caller, act, async (tx, personId) => {
    const gift = await lockGift(tx, id, personId)
    if (!gift) throw new Refused('not_found', 'this person has no such gift')
    const { status, validUntil } = gift
    if (status === 'packed' || status === 'shipped' || (await isOrdered(tx, id)))
      throw new Refused('gift_packed', 'this gift is being packed')
    const isOver = status === 'claimable' && validUntil !== null && validUntil.getTime() <= clocks.business()
    if (isOver || !(status in addressed)) throw new Refused('reward_not_open', 'this gift is no longer delivered')
    const event = addressed[status as keyof typeof addressed]
    await keepAddress(tx, secrets, id, address)
    const by = { actor: 'person', wall: clocks.wall() } as const
    if (event !== 'submit') {
      await audit(tx, { ...by, subject: 'rewards', subjectId: id, event })
      return { id, status }
    }
    const now = await moveReward(tx, giftStates, id, event, by)
    return { id, status: now ?? status }
  })
}
