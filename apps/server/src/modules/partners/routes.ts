import { partnerEndpoints } from '@foyer/api/endpoints/partners'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { voucherOf } from './voucher.ts'

/** Serves vouchers that a partner honours. */
export const partnerRoutes = async (app: App, context: Context): Promise<void> =>
  serve(app, context, partnerEndpoints, {
    'POST /user/:number/voucher': ({ caller, params: { number } }) =>
      voucherOf(context.db, caller, number, context.clocks.business()),
  })
