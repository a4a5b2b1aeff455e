import { liveOperatorEndpoints } from '@foyer/api/endpoints/live'
import type { JSONValue } from 'postgres'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { operatorsOnly } from '../../operations/operators-only.ts'
import { interrupt, publishSession } from './operator-actions.ts'

/** Serves the endpoints with which operators and the control room publish, interrupt and resume sessions. */
export const liveOperatorRoutes = async (app: App, context: Context): Promise<void> => {
  app.addHook('onRequest', operatorsOnly(context))

  serve(app, context, liveOperatorEndpoints, {
    'POST /operators/live': async ({ body: { session, ...period } }) => {
      await publishSession(context, session as JSONValue, period)
      return {}
    },
    'POST /operators/live/interruption': async ({ body: { session, interrupted } }) => ({
      state: await interrupt(context, session, interrupted),
    }),
  })
}
