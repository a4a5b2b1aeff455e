import { stockEndpoints } from '@foyer/api/endpoints/stock'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { listStocks, setStock } from './stocks.ts'

/** Serves the stocks of activities, for staff. */
export const stockRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, stockEndpoints, {
    'POST /staff/stock': ({ body }) => listStocks(context, body),
    'POST /staff/stock/set': (request) => setStock(context, request.body, actorOf(request)),
  })
}
