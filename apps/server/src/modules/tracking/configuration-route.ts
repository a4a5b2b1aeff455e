import { trackerConfigurationEndpoints } from '@foyer/api/endpoints/tracking'
import type { TrackingConfiguration } from '@foyer/protocol/tracking/events'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { readSettings } from './settings.ts'

/** A page reloads its configuration after half an hour (T10), so browsers must not cache it. */
const cacheControl = 'public, max-age=60'

/** T10: the configuration as a script that calls one of the allowed callbacks and does nothing else. */
export const configurationRoute = (app: App, context: Context): void =>
  serve(app, context, trackerConfigurationEndpoints, {
    'GET /config/visualized/Web.conf': async ({ query: { callbackName } }, reply) => {
      const configuration: TrackingConfiguration = await readSettings(context.db)
      reply.header('Cache-Control', cacheControl)
      // the comment ensures that the caller does not control the first bytes
      return reply
        .type('text/javascript; charset=utf-8')
        .send(`/**/typeof ${callbackName}==='function'&&${callbackName}(${JSON.stringify(configuration)});`)
    },
  })
