import { sessionEndpoints } from '@foyer/api/endpoints/sessions'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { originOf, personIdOf, registrationIdOf } from '../identity/public.ts'
import { endSessionsFor } from './end.ts'
import { listSessions } from './list.ts'

/** Serves the caller's sessions (SEC-7). */
export const sessionRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context

  serve(app, context, sessionEndpoints, {
    'POST /user/sessions': async ({ caller, body }) => {
      const own = await registrationIdOf(db, caller, clocks.wall())
      return listSessions(db, context, await personIdOf(db, caller), own, body.limit)
    },
    'POST /user/sessions/end': (request) => endSessionsFor(context, request.caller, originOf(request), request.body),
  })
}
