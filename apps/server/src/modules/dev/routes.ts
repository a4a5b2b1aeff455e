import { clientNoPattern } from '@foyer/contract/limits'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { onlyLoopback } from '../../http/loopback.ts'
import { done, replyOf } from '../../http/reply.ts'
import { Refused } from '../../refused.ts'
import { totpSecretOf } from '../login/accounts.ts'
import { totpNow } from '../login/totp.ts'
import { budgetOf, setLimit } from '../sms/budget.ts'
import { sandboxMessages } from '../sms/providers/sandbox.ts'
import { devActivityRoutes } from './activities.ts'
import { devClientRoutes } from './clients.ts'
import { devClockRoutes } from './clock.ts'
import { devClosureRoutes } from './closures.ts'
import { devCounterRoutes } from './counter.ts'
import { devCountryRoutes } from './country.ts'
import { devDrawRoutes } from './draws.ts'
import { devGiftRoutes } from './gifts.ts'
import { devKnowledgeTestRoutes } from './knowledge-tests.ts'
import { devLiveRoutes } from './live.ts'
import { devMallRoutes } from './mall.ts'
import { devMarketRoutes } from './market.ts'
import { devNoticeRoutes } from './notices.ts'
import { devOfferingRoutes } from './offerings.ts'
import { devPartnerRoutes } from './partners.ts'
import { devPhoneRoutes } from './phone.ts'
import { devPointsRoutes } from './points.ts'
import { devRewardRoutes } from './rewards.ts'
import { devStockRoutes } from './stock.ts'
import { devTrackingRoutes } from './tracking.ts'
import { devTradeRoutes } from './trades.ts'
import { devVoucherRoutes } from './vouchers.ts'
import { devWealthQuotaRoutes } from './wealth-quotas.ts'

const tags = ['sandbox']
const message = z.object({ mobile: z.string(), text: z.string(), at: z.number().int() })
const totp = z.object({ code: z.string(), secondsLeft: z.number().int(), uri: z.string() })

/** Routes of the sandbox only, answered only to the machine that the server runs on. Production does not mount them. */
export const devRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'sandbox' }
  })
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
        // a + in a query string is decoded to a space
        querystring: z.object({ mobile: z.string().regex(/^[+ ]?\d{5,15}$/) }),
        response: { 200: replyOf(z.array(message)) },
      },
    },
    async (request) => done(await sandboxMessages(db, request.query.mobile.replace(/\D/g, ''))),
  )

  app.get(
    '/totp',
    {
      schema: {
        tags,
        summary: 'The current authenticator code of a demo client',
        querystring: z.object({ clientNo: z.string().regex(clientNoPattern) }),
        response: { 200: replyOf(totp) },
      },
    },
    async ({ query: { clientNo } }) => {
      const secret = await totpSecretOf(db, context.secrets, clientNo)
      if (!secret) throw new Refused('not_found', 'this client has no authenticator')
      return done(totpNow(secret, clientNo, clocks.wall()))
    },
  )

  devClientRoutes(app, context)

  devClockRoutes(app, context)
  devActivityRoutes(app, context)
  devCountryRoutes(app, context)
  devStockRoutes(app, context)
  devDrawRoutes(app, context)
  devTradeRoutes(app, context)
  devGiftRoutes(app, context)
  devClosureRoutes(app, context)
  devKnowledgeTestRoutes(app, context)
  devMallRoutes(app, context)
  devLiveRoutes(app, context)
  devMarketRoutes(app, context)
  devNoticeRoutes(app, context)
  devOfferingRoutes(app, context)
  devPartnerRoutes(app, context)
  devVoucherRoutes(app, context)
  devWealthQuotaRoutes(app, context)
  devRewardRoutes(app, context)
  devPhoneRoutes(app, context)
  devPointsRoutes(app, context)
  devCounterRoutes(app)
  devTrackingRoutes(app, context)

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
