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
import { repeatWhileListening } from '../../http/repeat.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { merchantOf, openSession, pruneMerchantNetworks } from './merchants.ts'
import { present } from './present.ts'
import { prunePresentations } from './presentations.ts'
import { readPresented } from './presented-code.ts'
import { redeem } from './redeem.ts'

const tags = ['redemption']
const minute = 60_000
/** Limit of guesses per merchant: with 2^40 codes and a thousand shown at a time, a guess succeeds once in 70 years. */
export const typedByMerchant = { name: 'typed code', limit: 30, windowMs: minute }
/**
 * Limit per network address for any code and token, since even a call without a session costs a lookup. A shopping
 * centre may share one address.
 */
export const redeemedByAddress = { name: 'redeem', limit: 600, windowMs: minute }
export const typedByAddress = { name: 'typed code', limit: 60, windowMs: minute }

/** Routes of showing a voucher, for its owner, and of redeeming it, for a merchant's counter. */
export const redemptionRoutes = async (app: App, context: Context): Promise<void> => {
  repeatWhileListening(app, async () => {
    await prunePresentations(context.db, context.clocks.wall())
    await pruneMerchantNetworks(context.db, context.clocks.wall())
  })

  app.post(
    '/user/rewards/present',
    {
      config: { load: 'first' },
      preValidation: signed(context, ['register', 'login']),
      schema: {
        tags,
        summary: 'The status of a voucher, and a code to show at a counter for a minute; its owner only',
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
        summary: 'Redeems a voucher once, by its QR code or the typed code below it; with the counter’s token',
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
