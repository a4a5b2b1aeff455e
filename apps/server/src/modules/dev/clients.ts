import { randomInt } from 'node:crypto'
import { residence } from '@foyer/contract/activities'
import { accountSummary } from '@foyer/contract/login'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { demoPassword } from '../login/demo-clients.ts'
import { addDemoClients } from '../login/seed.ts'
import { makeTraders } from '../trades/sandbox-life.ts'

const request = z.object({
  /** E.164 */
  mobile: z.string().regex(/^\+\d{5,15}$/),
  accountType: accountSummary.shape.accountType.default('cash'),
  status: z.enum(['active', 'suspended']).default('active'),
  totp: z.boolean().default(false),
  /** where the client lives, as it was verified; left out: nobody looked */
  residence: residence.optional(),
  /** whether the account trades by itself, day by day */
  trades: z.enum(['daily', 'none']).default('daily'),
})

/** Opens accounts at will, so that every state of the account sign-in can be reached by hand and by a test. */
export const devClientRoutes = (app: App, context: Context): void => {
  app.post(
    '/clients',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Opens an account for a number: a client number and the password of every demo client',
        body: request,
        response: { 200: replyOf(z.object({ clientNo: z.string(), password: z.string() })) },
      },
    },
    async ({ body: { trades, ...body } }) => {
      for (;;) {
        // beside the numbers of the seeded ones; one that is taken already is drawn again
        const clientNo = String(randomInt(10_000_000, 88_000_000))
        const added = await addDemoClients(context, [{ ...body, clientNo, name: 'Demo Client' }])
        if (added === 0) continue
        if (trades === 'daily') await makeTraders(context, [clientNo])
        return done({ clientNo, password: demoPassword })
      }
    },
  )
}
