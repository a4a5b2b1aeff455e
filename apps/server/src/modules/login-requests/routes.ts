import { loginRequestEndpoints } from '@foyer/api/endpoints/login-requests'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { originOf } from '../identity/public.ts'
import { answerRequest } from './answer.ts'
import { beginRequest } from './begin.ts'
import { pickUpLogin } from './collect.ts'
import { pruneRequests } from './remove.ts'
import { stateOf } from './state.ts'
import { viewRequest } from './view.ts'

/** Serves the login on a desktop by the phone of the person. */
export const loginRequestRoutes = async (app: App, context: Context): Promise<void> => {
  repeatWhileListening(app, async () => {
    await pruneRequests(context.db, context.clocks.wall())
  })

  serve(app, context, loginRequestEndpoints, {
    'POST /user/login/request': (request) =>
      beginRequest(context, request.caller, originOf(request), request.body.desktopKey),
    'POST /user/login/request/state': ({ caller, body }) => stateOf(context, caller, body.desktopKey),
    'POST /user/login/request/collect': ({ caller, body }) => pickUpLogin(context, caller, body.desktopKey),
    'POST /user/login/request/view': (request) =>
      viewRequest(context, request.caller, originOf(request), request.body.request),
    'POST /user/login/request/answer': (request) =>
      answerRequest(context, request.caller, originOf(request), request.body),
  })
}
