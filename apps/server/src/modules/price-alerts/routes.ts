import { priceAlertEndpoints } from '@foyer/api/endpoints/price-alerts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { personIdOf } from '../identity/public.ts'
import { addAlert, listAlerts, removeAlert } from './alerts.ts'

/** Serves a person's price alerts. */
export const priceAlertRoutes = async (app: App, context: Context): Promise<void> => {
  const { db } = context
  serve(app, context, priceAlertEndpoints, {
    'POST /user/price-alerts': async ({ caller }) => listAlerts(db, await personIdOf(db, caller)),
    'POST /user/price-alerts/add': ({ caller, body }) => addAlert(context, caller, body),
    'POST /user/price-alerts/remove': async ({ caller, body }) =>
      removeAlert(db, await personIdOf(db, caller), body.id),
  })
}
