import { giftStatus } from '@foyer/api/gifts'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { rewardRows } from '../../engine/relations.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { Refused } from '../../refused.ts'
import { mobileHashes, personRows } from '../identity/public.ts'
import { moveGift } from './move-gift.ts'

const request = z.strictObject({
  /** E.164 */
  mobile: z.string().regex(/^\+\d{5,15}$/),
  event: z.enum(['pack', 'ship', 'deliver', 'return']),
  carrier: z.string().max(40).default('SF Express'),
  trackingNo: z.string().max(40).default('SF1380013800138'),
})

/** Route that packs, ships, delivers or returns a person's gift, as operators do. */
export const giftSandboxRoutes = (app: App, context: Context): void => {
  app.post(
    '/gifts',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Packs, ships, delivers or returns the newest gift of a phone number',
        body: request,
        response: { 200: replyOf(z.object({ status: giftStatus })) },
      },
    },
    async ({ body: { mobile, event, ...tracking } }) => {
      const { db, secrets } = context
      const [gift] = await db<{ id: string }[]>`
        select reward.id from ${rewardRows(db)} reward join ${personRows(db)} person on person.id = person_id
        where mobile_hash in ${db(mobileHashes(secrets, mobile))} and type = 'physical_gift'
        order by issued_at desc, reward.id limit 1`
      if (!gift) throw new Refused('not_found', 'this number has no gift')
      const step = event === 'ship' ? { event, ...tracking } : { event }
      return done({ status: await moveGift(context, gift.id, step, { kind: 'operator', by: 'sandbox' }) })
    },
  )
}
