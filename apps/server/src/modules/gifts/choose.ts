import type { GiftReply, GiftRequest } from '@foyer/api/gifts'
import type { RewardItem } from '@foyer/api/rewards'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import { rule as memberGift } from '../../activity-rules/member-gift/rule.ts'
import type { Context } from '../../context.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import { grantReward } from '../../engine/rewards/grant.ts'
import { Refused } from '../../refused.ts'
import { join } from '../activities/public.ts'
import { addressHash, keepAddress } from './address.ts'
import { giftKind } from './gift-kind.ts'
import { attachPictures } from './pictures.ts'

/**
 * Returns the description of a gift that is offered at a moment of the business clock.
 *
 * @throws Refused `invalid_request` for an unknown code, `facts_missing` if no gifts are published
 */
export const giftNamed = async (db: ISql, code: string, at: number): Promise<RewardItem> => {
  const facts = (await requireFacts(db, giftKind, at)).content.get(code)
  if (!facts) throw new Refused('invalid_request', 'there is no such gift', { path: '/item' })
  return facts
}

/**
 * Joins and chooses a gift in the join's transaction. It stores the gift, its address and pictures and takes one of the
 * stock, or writes nothing.
 *
 * @throws Refused as `join` does; `activity_sold_out` if the gift has no stock; `not_found` for a picture that is not
 * the person's; `invalid_request` for a picture that was used before
 */
export const chooseGift = (
  context: Context,
  request: FastifyRequest,
  { item, address, uploads, ...joinRequest }: GiftRequest,
): Promise<GiftReply> => {
  const { secrets, clocks } = context
  const { activity } = memberGift
  return join(context, request, activity, joinRequest, {
    request: { item, uploads, address: addressHash(secrets, address) },
    takes: [item],
    run: async (tx, { personId, accountId, at }) => {
      const gift = {
        activity,
        personId,
        accountId,
        type: 'physical_gift',
        status: 'preparing',
        item,
        facts: await giftNamed(tx, item, at),
        period: '',
        validUntil: null,
        at,
      } as const
      const { id } = await grantReward(tx, gift, { actor: 'person', wall: clocks.wall() })
      await keepAddress(tx, secrets, id, address)
      await attachPictures(tx, { rewardId: id, personId, uploads })
    },
  })
}
