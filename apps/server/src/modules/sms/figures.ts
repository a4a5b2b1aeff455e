import type { Figures } from '../../operations/figures.ts'
import { budgetOf } from './budget.ts'
import { countDeliveries } from './deliveries.ts'

/** Messages and codes of today. */
export const smsFigures: Figures = {
  name: 'sms',
  gauges: {
    foyer_sms_budget_messages: 'Messages that may be sent today, Hong Kong time',
    foyer_sms_spent_messages: 'Messages sent today',
    foyer_sms_verified_codes: 'Codes of today that were typed in correctly; few of many sent is how fraud shows',
  },
  read: async ({ db, clocks }) => {
    const { limit, spent, verified } = await budgetOf(db, clocks.wall())
    return {
      foyer_sms_budget_messages: limit,
      foyer_sms_spent_messages: spent,
      foyer_sms_verified_codes: verified,
    }
  },
}

/** What gateways accepted in the last day and reported about it, by gateway and region. */
export const deliveryFigures: Figures = {
  name: 'sms deliveries',
  gauges: {
    foyer_sms_route_messages: 'Messages of the last day that a gateway may have sent, by gateway and region',
    foyer_sms_route_delivered_messages: 'Those of them that the gateway reported as delivered',
    foyer_sms_route_failed_messages: 'Those of them that the gateway reported as not delivered',
  },
  label: 'route',
  lasts: 30_000,
  read: async ({ db, clocks }) => {
    const routes = await countDeliveries(db, clocks.wall())
    const valuesOf = (name: 'sent' | 'delivered' | 'failed') => new Map(routes.map((row) => [row.route, row[name]]))
    return {
      foyer_sms_route_messages: valuesOf('sent'),
      foyer_sms_route_delivered_messages: valuesOf('delivered'),
      foyer_sms_route_failed_messages: valuesOf('failed'),
    }
  },
}
