import { z } from 'zod'
import { moveBusinessClock } from '../../clocks.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { onlyLoopback } from '../../http/loopback.ts'
import { done, replyOf } from '../../http/reply.ts'
import { budgetOf, setLimit } from '../sms/budget.ts'
import { sandboxMessages } from '../sms/providers/sandbox.ts'

const tags = ['sandbox']
const message = z.object({ mobile: z.string(), text: z.string(), at: z.number().int() })
/** at most ten years either way */
const offset = z.number().int().min(-315_360_000_000).max(315_360_000_000)

/** What only the sandbox answers, and only to the machine it runs on. Production does not mount it. */
export const devRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  app.addHook('onRequest', onlyLoopback)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })

  app.get(
    '/sms',
    {
      schema: {
        tags,
        summary: 'Messages sent to a number, the newest first',
        // a + in a query string arrives as a space
        querystring: z.object({ mobile: z.string().regex(/^[+ ]?\d{5,15}$/) }),
        response: { 200: replyOf(z.array(message)) },
      },
    },
    async (request) => done(await sandboxMessages(db, request.query.mobile.replace(/\D/g, ''))),
  )

  app.post(
    '/clock',
    {
      schema: {
        tags,
        summary: 'Moves the business clock: milliseconds ahead of the wall clock, in every process on this database',
        body: z.object({ offset }),
        response: { 200: replyOf(z.object({ offset })) },
      },
    },
    async (request) => {
      await moveBusinessClock(db, request.body.offset)
      return done({ offset: request.body.offset })
    },
  )

  app.post(
    '/sms/budget',
    {
      schema: {
        tags,
        summary: 'Sets how many messages today may cost; 0 closes it',
        body: z.object({ limit: z.number().int().min(0).max(1_000_000) }),
        response: {
          200: replyOf(z.object({ limit: z.number().int(), spent: z.number().int(), verified: z.number().int() })),
        },
      },
    },
    async (request) => {
      await setLimit(db, clocks.wall(), request.body.limit)
      return done(await budgetOf(db, clocks.wall()))
    },
  )
}
