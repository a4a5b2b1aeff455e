import { dataRequestEndpoints } from '@foyer/api/endpoints/care-requests'
import type { Context } from '../../../context.ts'
import { actorOf } from '../../../http/actor.ts'
import type { App } from '../../../http/app.ts'
import { limitStaff } from '../../../http/rate-limit.ts'
import { serve } from '../../../http/serve.ts'
import { openRate, revealRate } from '../rates.ts'
import { closeRequest, eraseUnder, exportUnder, openRequest } from './acts.ts'
import { listRequests } from './rows.ts'

/** Serves requests by letter (O4). */
export const dataRequestRoutes = async (app: App, context: Context): Promise<void> =>
  serve(app, context, dataRequestEndpoints, {
    'POST /staff/care/requests': async (request) => {
      await limitStaff(context, actorOf(request).id, openRate)
      return listRequests(context, request.body)
    },
    'POST /staff/care/requests/open': (request) => openRequest(context, request.body, actorOf(request)),
    'POST /staff/care/requests/export': async (request) => {
      await limitStaff(context, actorOf(request).id, revealRate)
      return exportUnder(context, request.body, actorOf(request))
    },
    'POST /staff/care/requests/erase': (request) => eraseUnder(context, request.body, actorOf(request)),
    'POST /staff/care/requests/close': (request) => closeRequest(context, request.body, actorOf(request)),
  })
