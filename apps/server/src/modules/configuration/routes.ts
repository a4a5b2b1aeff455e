import { brand } from '@foyer/api/brand'
import { configurationEndpoints } from '@foyer/api/endpoints/configuration'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { clientConfig } from './client-config.ts'

/** Serves the configuration, for pages in which the server did not embed it. */
export const configurationRoutes = async (app: App, context: Context): Promise<void> => {
  const config = clientConfig(context)
  if (brand.sample && !config.sandbox) app.log.warn('brand.json still names the sample firm')
  serve(app, context, configurationEndpoints, { 'GET /config.json': async () => config })
}
