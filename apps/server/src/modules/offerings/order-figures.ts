import type { Figures } from '../../operations/figures.ts'

/** Orders with the firm that operators look after (O1). */
export const orderFigures: Figures = {
  name: 'orders',
  gauges: {
    foyer_orders_unknown: 'Orders and cancellations of which nobody knows whether the firm did them',
    foyer_order_events_unmatched: 'Events of the firm that do not fit the application of their order',
  },
  read: async ({ db }) => {
    const [row] = await db<[{ unknown: number; unmatched: number }]>`
      select (select count(*) from offering_applications where status in ('placing', 'cancelling')) as unknown,
        (select count(*) from unmatched_order_events) as unmatched`
    return { foyer_orders_unknown: row.unknown, foyer_order_events_unmatched: row.unmatched }
  },
}
