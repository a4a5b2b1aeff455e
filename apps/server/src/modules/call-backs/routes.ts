import { callBackEndpoints, hotlineEndpoints } from '@foyer/api/endpoints/call-backs'
import { careCallBackEndpoints } from '@foyer/api/endpoints/care-call-backs'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { limitStaff } from '../../http/rate-limit.ts'
import { serve } from '../../http/serve.ts'
import { openRate, revealRate } from '../care/public.ts'
import { personIdOf } from '../identity/public.ts'
import { hotlineOf } from './hotline.ts'
import { newestOf, requestCallBack, withdrawCallBack } from './requests.ts'
import { closeCallBack, listCallBacks, revealCallBack } from './staff.ts'

/** Serves the hours of the hotline and a person's requests to be called. */
export const callBackRoutes = async (app: App, context: Context): Promise<void> => {
  const { db } = context
  serve(app, context, hotlineEndpoints, {
    'GET /hotline': ({ query }) => hotlineOf(context, query.client),
  })
  serve(app, context, callBackEndpoints, {
    'POST /user/call-backs': async ({ caller }) => newestOf(db, context, await personIdOf(db, caller)),
    'POST /user/call-backs/request': (request) => requestCallBack(context, request, request.body),
    'POST /user/call-backs/withdraw': async ({ caller, body }) =>
      withdrawCallBack(context, await personIdOf(db, caller), body.id),
  })
}

/** Serves requests to be called to client care. */
export const careCallBackRoutes = async (app: App, context: Context): Promise<void> =>
  serve(app, context, careCallBackEndpoints, {
    'POST /staff/care/call-backs': async (request) => {
      await limitStaff(context, actorOf(request).id, openRate)
      return listCallBacks(context, request.body)
    },
    'POST /staff/care/call-backs/reveal': async (request) => {
      await limitStaff(context, actorOf(request).id, revealRate)
      return revealCallBack(context, request.body, actorOf(request))
    },
    'POST /staff/care/call-backs/close': (request) => closeCallBack(context, request.body, actorOf(request)),
  })
