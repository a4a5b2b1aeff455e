import {
  merchantSession,
  merchantSessionRequest,
  presentReply,
  presentRequest,
  redeemReply,
  redeemRequest,
} from '@foyer/contract/presentations'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitAddress, limitMerchant } from '../../http/rate-limit.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { sweepWhileListening } from '../../http/sweep.ts'
import { merchantOf, openSession, sweepMerchantNetworks } from './merchants.ts'
import { present } from './present.ts'
import { sweepPresentations } from './presentations.ts'
import { readPresented } from './presented-code.ts'
import { redeem } from './redeem.ts'

const tags = ['redemption']
const minute = 60_000
/** Of 2^40 codes a day's guesses by one merchant meet one of a thousand that are shown once in 70 years. */
export const typedByMerchant = { name: 'typed code', limit: 30, windowMs: minute }
/** Any code and any token: whoever has none costs a look all the same. A shopping centre stands behind one address. */
export const redeemedByAddress = { name: 'redeem', limit: 600, windowMs: minute }
export const typedByAddress = { name: 'typed code', limit: 60, windowMs: minute }

/** Showing a voucher, for its owner, and redeeming it, for a merchant's counter. */
export const redemptionRoutes = async (app: App, context: Context): Promise<void> => {
  sweepWhileListening(app, async () => {
    await sweepPresentations(context.db, context.clocks.wall())
    await sweepMerchantNetworks(context.db, context.clocks.wall())
  })

  app.post(
    '/user/rewards/present',
    {
      config: { load: 'first' },
      preValidation: signed(context, ['register', 'login']),
      schema: {
        tags,
        summary: 'A code of a minute that shows a voucher at a counter, and what became of the voucher; its owner only',
        body: presentRequest,
        response: { 200: replyOf(presentReply) },
      },
    },
    async ({ caller, body }) => done(await present(context, caller, body)),
  )

  app.post(
    '/merchants/session',
    {
      schema: {
        tags,
        summary: 'Signs a counter in by a merchant’s code and PIN; unsigned',
        body: merchantSessionRequest,
        response: { 200: replyOf(merchantSession) },
      },
    },
    async (request) => done(await openSession(context, request, request.body)),
  )

  app.post(
    '/merchants/redeem',
    {
      config: { load: 'first' },
      schema: {
        tags,
        summary: 'Uses a voucher once, by what its QR code holds or by what stands below it; with the counter’s token',
        body: redeemRequest,
        response: { 200: replyOf(redeemReply) },
      },
    },
    async (request) => {
      await limitAddress(context, request, redeemedByAddress)
      const merchantId = await merchantOf(context, request)
      if (readPresented(request.body.code)?.kind !== 'qr') {
        await limitAddress(context, request, typedByAddress)
        await limitMerchant(context, merchantId, typedByMerchant)
      }
      return done(await redeem(context, merchantId, request.body))
    },
  )
}
