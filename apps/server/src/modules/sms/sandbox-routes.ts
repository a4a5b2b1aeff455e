import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { mobileHashes } from '../identity/public.ts'
import { budgetOf, setLimit } from './budget.ts'
import { sandboxMessages } from './sandbox-messages.ts'
import { removeSendsTo } from './sends.ts'

const tags = ['sandbox']
const message = z.object({ mobile: z.string(), text: z.string(), at: z.number().int() })

/** Routes that show the messages to a number, end the wait for its next code, and set the budget of the day. */
export const smsSandboxRoutes = (app: App, { db, clocks, secrets }: Context): void => {
  app.get(
    '/sms',
    {
      schema: {
        tags,
        summary: 'Messages sent to a number, the newest first',
        // a + in a query string is decoded to a space
        querystring: z.object({ mobile: z.string().regex(/^[+ ]?\d{5,15}$/) }),
        response: { 200: replyOf(z.array(message)) },
      },
    },
    async (request) => done(await sandboxMessages(db, request.query.mobile.replace(/\D/g, ''))),
  )

  app.post(
    '/sms/wait-over',
    {
      schema: {
        tags,
        summary: 'Ends the wait of a number for its next code, as if its earlier messages were long ago',
        body: z.strictObject({ mobile: z.string().regex(/^\+\d{5,15}$/) }),
        response: { 200: replyOf(z.object({})) },
      },
    },
    async (request) => {
      await removeSendsTo(db, mobileHashes(secrets, request.body.mobile))
      return done({})
    },
  )

  app.post(
    '/sms/budget',
    {
      schema: {
        tags,
        summary: 'Sets the SMS budget of today in messages; 0 closes it',
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
