import { liveStaffEndpoints } from '@foyer/api/endpoints/broadcast'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { interrupt } from './operator-actions.ts'
import { pageOfSessions, setTimes, shownSession } from './staff-sessions.ts'

/** Serves live sessions, for the console. */
export const liveStaffRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, liveStaffEndpoints, {
    'POST /staff/live': ({ body }) => pageOfSessions(context, body),
    'POST /staff/live/interruption': async (request) => {
      const { code, interrupted, reason } = request.body
      await interrupt(context, code, interrupted, { actor: actorOf(request), reason })
      return shownSession(context, code)
    },
    'POST /staff/live/times': (request) => setTimes(context, request.body, actorOf(request)),
  })
}
