import { trackingCallback, trackingQuery } from '@foyer/contract/tracking'
import type { TrackingConfiguration } from '@foyer/contract/tracking-events'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { readSettings } from './settings.ts'

/** A page reloads its configuration after half an hour (T10), so browsers must not cache it. */
const cacheControl = 'public, max-age=60'

/** T10: the configuration as a script that calls one of the allowed callbacks and does nothing else. */
export const configurationRoute = (app: App, { db }: Context): void => {
  app.get(
    '/config/visualized/Web.conf',
    {
      schema: {
        tags: ['tracking'],
        summary: 'Configuration of the tracker, by JSONP',
        querystring: trackingQuery.extend({
          callbackName: trackingCallback,
          app_id: z.string().regex(/^[\w.:-]{1,255}$/),
          v: z.string().max(40).optional(),
        }),
      },
    },
    async ({ query: { callbackName } }, reply) => {
      const configuration: TrackingConfiguration = await readSettings(db)
      reply.header('Cache-Control', cacheControl)
      // the comment ensures that the caller does not control the first bytes
      return reply
        .type('text/javascript; charset=utf-8')
        .send(`/**/typeof ${callbackName}==='function'&&${callbackName}(${JSON.stringify(configuration)});`)
    },
  )
}
