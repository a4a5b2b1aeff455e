import { stopEndpoints } from '@foyer/api/endpoints/operations'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { activitiesMatching } from '../activities/public.ts'
import { confirmStop, liftStop, placeStop } from './stop-acts.ts'
import { listStops } from './stops.ts'

/** Serves emergency stops to staff. */
export const stopRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, stopEndpoints, {
    'POST /staff/stops': () => listStops(context.db),
    'POST /staff/stops/place': (request) => placeStop(context, { ...request.body, actor: actorOf(request) }),
    'POST /staff/stops/confirm': (request) => confirmStop(context, { ...request.body, actor: actorOf(request) }),
    'POST /staff/stops/lift': (request) => liftStop(context, { ...request.body, actor: actorOf(request) }),
    'POST /staff/stops/activities': async ({ body }) => ({
      activities: await activitiesMatching(context.db, body.search),
    }),
  })
}
