import { smsStateEndpoints } from '@foyer/api/endpoints/operations'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { changeLimit, smsStateOf, switchGateway } from './staff-acts.ts'

/** Serves the budget and the gateways of text messages to staff. */
export const smsStaffRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, smsStateEndpoints, {
    'POST /staff/sms': () => smsStateOf(context),
    'POST /staff/sms/limit': async (request) => {
      const { limit, reason } = request.body
      await changeLimit(context, limit, { actor: actorOf(request), reason })
      return {}
    },
    'POST /staff/sms/gateway': async (request) => {
      const { reason, ...gateway } = request.body
      await switchGateway(context, gateway, { actor: actorOf(request), reason })
      return {}
    },
  })
}
