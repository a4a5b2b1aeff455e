import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { settleCashback } from './settle.ts'

/** Route that settles the cashback of closed months, without moving the clock. */
export const cashbackSandboxRoutes = (app: App, context: Context): void => {
  app.post(
    '/trades/settle',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Settles the cashback of every closed month, as the hourly job does',
        response: { 200: replyOf(z.object({ settled: z.number().int() })) },
      },
    },
    async () => done({ settled: await settleCashback(context) }),
  )
}
