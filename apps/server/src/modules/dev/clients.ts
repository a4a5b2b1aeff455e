import { randomInt } from 'node:crypto'
import { identityDocument } from '@foyer/api/accounts'
import { residence } from '@foyer/api/activities'
import { accountSummary } from '@foyer/protocol/login'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { hongKongTime } from '../../hong-kong.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { accountIdsOf, addDemoClients, demoPassword, demoTradingPassword, setUpAccount } from '../accounts/public.ts'
import { makeTraders } from '../trades/public.ts'

/** whole cents of Hong Kong dollars */
const cents = z.number().int().min(0).max(1_000_000_000_000)

const holding = z.object({
  /** a text that identifies one person; by default the owner of the phone number */
  holder: z.string().min(1).max(64).optional(),
  document: identityDocument.default('hkid'),
  /** full years on the business day */
  age: z.number().int().min(0).max(120).default(40),
  tradingPassword: z
    .string()
    .regex(/^\d{6}$/)
    .default(demoTradingPassword),
  cash: cents.default(0),
  positions: z
    .array(
      z.object({ code: z.string().regex(/^\d{5}$/), quantity: z.number().int().min(1).max(100_000_000), cost: cents }),
    )
    .max(50)
    .default([]),
  /** only for a margin account */
  creditLimit: cents.default(1_000_000_00),
  loan: cents.default(0),
})

const request = holding.extend({
  /** E.164 */
  mobile: z.string().regex(/^\+\d{5,15}$/),
  accountType: accountSummary.shape.accountType.default('cash'),
  status: z.enum(['active', 'suspended']).default('active'),
  totp: z.boolean().default(false),
  /** the client's verified residence; if omitted, none is verified */
  residence: residence.optional(),
  /** whether the sandbox generates trades for the account every day */
  trades: z.enum(['daily', 'none']).default('daily'),
})

/** Gives a new account the requested facts. */
const equip = async (context: Context, accountId: number, body: z.output<typeof request>): Promise<void> => {
  const { age, holder = body.mobile, accountType } = body
  const today = hongKongTime(context.clocks.business()).date
  const isMargin = accountType === 'margin'
  await setUpAccount(context, accountId, {
    ...body,
    tradingPasswordHash: await context.passwords.hash(body.tradingPassword),
    holder,
    // the birthday is on the first of the current month at the latest, a day that every month has
    born: `${Number(today.slice(0, 4)) - age}${today.slice(4, 8)}01`,
    creditLimit: isMargin ? body.creditLimit : 0,
    loan: isMargin ? body.loan : 0,
  })
}

/**
 * Route that opens accounts with chosen facts, so that a person and a test can reach every state of the account login.
 */
export const clientSandboxRoutes = (app: App, context: Context): void => {
  app.post(
    '/clients',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Opens an account for a phone number; returns a client number and the demo passwords',
        body: request,
        response: {
          200: replyOf(z.object({ clientNo: z.string(), password: z.string(), tradingPassword: z.string() })),
        },
      },
    },
    async ({ body }) => {
      for (;;) {
        // outside the range of seeded numbers; draws again if the number exists
        const clientNo = String(randomInt(10_000_000, 88_000_000))
        const added = await addDemoClients(context, [{ ...body, clientNo, name: 'Demo Client' }])
        const accountId = (await accountIdsOf(context.db, context.secrets, [clientNo])).get(clientNo)
        if (added === 0 || accountId === undefined) continue
        await equip(context, accountId, body)
        if (body.trades === 'daily') await makeTraders(context, [clientNo])
        return done({ clientNo, password: demoPassword, tradingPassword: body.tradingPassword })
      }
    },
  )
}
