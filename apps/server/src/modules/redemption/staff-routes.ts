import { merchantEndpoints } from '@foyer/api/endpoints/merchants'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import {
  addMerchantBy,
  closeMerchantBy,
  daysOfMerchant,
  pageOfMerchants,
  renewPin,
  setItems,
} from './staff-merchants.ts'

/** Serves the administration of merchants, for staff. */
export const merchantRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, merchantEndpoints, {
    'POST /staff/merchants': ({ body }) => pageOfMerchants(context, body),
    'POST /staff/merchants/days': ({ body }) => daysOfMerchant(context, body),
    'POST /staff/merchants/add': (request) => addMerchantBy(context, request.body, actorOf(request)),
    'POST /staff/merchants/pin': (request) => renewPin(context, request.body, actorOf(request)),
    'POST /staff/merchants/items': (request) => setItems(context, request.body, actorOf(request)),
    'POST /staff/merchants/close': (request) => closeMerchantBy(context, request.body, actorOf(request)),
  })
}
