import { residenceEndpoints } from '@foyer/api/endpoints/residence'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { isMainland } from './mainland.ts'

/** Serves the residence that the gate uses (N5). */
export const residenceRoutes = async (app: App, context: Context): Promise<void> => {
  const { FOYER_MODE, TRUST_PROXY } = context.environment
  if (FOYER_MODE === 'production' && TRUST_PROXY === '')
    app.log.warn('TRUST_PROXY is empty: behind a proxy every visitor has the address and country of the proxy')
  serve(app, context, residenceEndpoints, {
    'POST /user/version/isMainLand': (request) => isMainland(context, request),
  })
}
