import { quotaReply } from '@foyer/api/wealth-connect'
import { z } from 'zod'
import { wealthKind } from '../../activity-rules/wealth-connect/published.ts'
import type { Context } from '../../context.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { newestAccountOf } from '../accounts/public.ts'

const fen = z.number().int().min(0).max(1_000_000_000_00)
const one = quotaReply.shape.quotas.element

/** Route that sets what an account has transferred through the closed loop. */
export const wealthQuotaSandboxRoutes = (app: App, context: Context): void => {
  app.post(
    '/wealth-quotas',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Sets what the newest account under a phone number has remitted and received back, in fen of renminbi',
        body: z
          .strictObject({
            /** E.164 */
            mobile: z.string().regex(/^\+\d{5,15}$/),
            direction: one.shape.direction,
            channel: one.shape.channels.element.shape.channel,
            remitted: fen,
            returned: fen.default(0),
          })
          .refine(({ remitted, returned }) => returned <= remitted),
        response: { 200: replyOf(z.object({ used: fen })) },
      },
    },
    async ({ body: { mobile, direction, channel, remitted, returned } }) => {
      const account = await newestAccountOf(context, mobile)
      const { content: rules } = await requireFacts(context.db, wealthKind, context.clocks.business())
      const row = { account_id: account, direction, channel, remitted, returned, as_of: rules.asOf }
      await context.db`
        insert into wealth_quotas ${context.db(row)}
        on conflict (account_id, direction, channel) do update set
          remitted = excluded.remitted, returned = excluded.returned, as_of = excluded.as_of`
      return done({ used: remitted - returned })
    },
  )
}
