import { privacyEndpoints } from '@foyer/api/endpoints/privacy'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { erase } from './erase.ts'
import { exportFor } from './export.ts'
import { setMarketing } from './marketing.ts'
import { withdrawFromPartner } from './partners.ts'
import { summaryFor } from './summary.ts'

/** Serves a person's data rights (O4). */
export const privacyRoutes = async (app: App, context: Context): Promise<void> =>
  serve(app, context, privacyEndpoints, {
    'POST /user/privacy': ({ caller }) => summaryFor(context, caller),
    'POST /user/privacy/export': ({ caller }) => exportFor(context, caller),
    'POST /user/privacy/marketing': ({ caller, body }) => setMarketing(context, caller, body),
    'POST /user/privacy/partner': ({ caller, body }) => withdrawFromPartner(context, caller, body),
    'POST /user/privacy/erasure': ({ caller, body }) => erase(context, caller, body.key),
  })
