import { liveOperatorEndpoints } from '@foyer/api/endpoints/live'
import type { JSONValue } from 'postgres'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { interrupt, publishSession } from './operator-actions.ts'

/** Serves the endpoints with which staff and the control room publish, interrupt and resume sessions. */
export const liveOperatorRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, liveOperatorEndpoints, {
    'POST /operators/live': async (request) => {
      const { session, ...period } = request.body
      await publishSession(context, session as JSONValue, period, actorOf(request))
      return {}
    },
    'POST /operators/live/interruption': async (request) => ({
      state: await interrupt(context, request.body.session, request.body.interrupted, {
        actor: actorOf(request),
      }),
    }),
  })
}
