import { liveOperatorEndpoints } from '@foyer/api/endpoints/live'
import type { JSONValue } from 'postgres'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { callerIdOf } from '../../http/staff.ts'
import { interrupt, publishSession } from './operator-actions.ts'

/** Serves the endpoints with which staff and the control room publish, interrupt and resume sessions. */
export const liveOperatorRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, liveOperatorEndpoints, {
    'POST /operators/live': async (request) => {
      const { session, ...period } = request.body
      await publishSession(context, session as JSONValue, period, callerIdOf(request))
      return {}
    },
    'POST /operators/live/interruption': async (request) => {
      const { session, interrupted } = request.body
      return { state: await interrupt(context, session, interrupted, callerIdOf(request)) }
    },
  })
}
