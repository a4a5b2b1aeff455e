import { orderEndpoints, partnerStateEndpoints } from '@foyer/api/endpoints/operations'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { partnerStatesOf } from './partner-states.ts'
import { dropOrder, listWaiting, sendAgain } from './staff-orders.ts'

/** Serves partners and their orders to staff. */
export const partnerStaffRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, orderEndpoints, {
    'POST /staff/partner-orders': ({ body }) => listWaiting(context.db, body.after),
    'POST /staff/partner-orders/send': async (request) => {
      await sendAgain(context, { ...request.body, actor: actorOf(request) })
      return {}
    },
    'POST /staff/partner-orders/drop': async (request) => {
      await dropOrder(context, { ...request.body, actor: actorOf(request) })
      return {}
    },
  })
  serve(app, context, partnerStateEndpoints, {
    'POST /staff/partners': async () => ({ partners: await partnerStatesOf(context) }),
  })
}
