import { brand } from '@foyer/contract/brand'
import { clientConfig as clientConfigSchema } from '@foyer/contract/config'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { clientConfig } from './client-config.ts'

/** GET /config.json, for pages whose configuration the server did not embed. */
export const configurationRoutes = async (app: App, context: Context): Promise<void> => {
  const config = clientConfig(context)
  if (brand.sample && !config.sandbox) app.log.warn('brand.json still names the sample firm')
  tagReplies(app, 'public, no-cache')
  app.get(
    '/config.json',
    {
      schema: {
        tags: ['configuration'],
        summary: 'Hosts, variant and public keys that a client build needs to run here',
        response: { 200: clientConfigSchema },
      },
    },
    async () => config,
  )
}
