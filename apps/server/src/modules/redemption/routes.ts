import { redemptionEndpoints } from '@foyer/api/endpoints/redemption'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitAddress, limitMerchant } from '../../http/rate-limit.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { merchantOf, openSession, pruneMerchantNetworks } from './merchants.ts'
import { present } from './present.ts'
import { prunePresentations } from './presentations.ts'
import { readPresented } from './presented-code.ts'
import { redeem } from './redeem.ts'

const minute = 60_000
/** Limit of guesses per merchant: with 2^40 codes and a thousand shown at a time, a guess succeeds once in 70 years. */
export const typedByMerchant = { name: 'typed code', limit: 30, windowMs: minute }
export const typedByAddress = { name: 'typed code', limit: 60, windowMs: minute }

/** Serves showing a voucher, for its owner, and redeeming it, for a merchant's counter. */
export const redemptionRoutes = async (app: App, context: Context): Promise<void> => {
  repeatWhileListening(app, async () => {
    await prunePresentations(context.db, context.clocks.wall())
    await pruneMerchantNetworks(context.db, context.clocks.wall())
  })

  serve(app, context, redemptionEndpoints, {
    'POST /user/rewards/present': ({ caller, body }) => present(context, caller, body),
    'POST /merchants/session': (request) => openSession(context, request, request.body),
    'POST /merchants/redeem': async (request) => {
      const merchantId = await merchantOf(context, request)
      if (readPresented(request.body.code)?.kind !== 'qr') {
        await limitAddress(context, request, typedByAddress)
        await limitMerchant(context, merchantId, typedByMerchant)
      }
      return redeem(context, merchantId, request.body)
    },
  })
}
