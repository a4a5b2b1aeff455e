import { z } from 'zod'
import { addPriceAlertRequest, priceAlertsReply, removePriceAlertRequest } from '../price-alerts.ts'
import { endpoints, registered } from './endpoint.ts'

const tag = 'price alerts'
// more than a person changes by hand
const limits = [{ per: 'person', name: 'price-alerts', calls: 120, window: 3_600_000 }] as const

/** The caller's price alerts. Replies are never cached. */
export const priceAlertEndpoints = endpoints({
  'POST /user/price-alerts': {
    access: registered,
    tag,
    summary: 'The caller’s price alerts: those that wait, and the last reached ones, the newest first',
    body: z.strictObject({}),
    reply: priceAlertsReply,
  },
  'POST /user/price-alerts/add': {
    access: registered,
    tag,
    summary: 'Sets an alert that notifies the caller once; setting a waiting one again changes nothing',
    body: addPriceAlertRequest,
    reply: priceAlertsReply,
    refusals: ['price_alerts_full', 'price_alert_reached', 'not_found', 'market_unavailable'],
    limits,
  },
  'POST /user/price-alerts/remove': {
    access: registered,
    tag,
    summary: 'Deletes an alert of the caller',
    body: removePriceAlertRequest,
    reply: priceAlertsReply,
    limits,
  },
})
