import { trackingCallback, trackingQuery } from '@foyer/contract/tracking'
import type { TrackingConfiguration } from '@foyer/contract/tracking-events'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { readSettings } from './settings.ts'

/** A page asks again after half an hour (T10); what changes here shall not wait for a browser's memory. */
const cacheControl = 'public, max-age=60'

/** T10: the configuration as a script that calls one of the names that are ours, and nothing else. */
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
      // the comment keeps the first bytes ours
      return reply
        .type('text/javascript; charset=utf-8')
        .send(`/**/typeof ${callbackName}==='function'&&${callbackName}(${JSON.stringify(configuration)});`)
    },
  )
}
