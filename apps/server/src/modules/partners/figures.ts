import type { ISql } from 'postgres'
import type { Figures } from '../../operations/figures.ts'

/** The number of orders that no partner has answered yet, and the age of the oldest in seconds. */
const unansweredOrders = async (db: ISql, wall: number): Promise<{ waiting: number; oldest: number }> => {
  const [row] = await db<[{ waiting: number; since: Date | null }]>`
    select count(*) as waiting, min(created_at) as since from partner_orders where status = 'queued'`
  return { waiting: row.waiting, oldest: row.since ? Math.max(0, Math.round((wall - row.since.getTime()) / 1000)) : 0 }
}

/** Orders without an answer of their partner. */
export const partnerFigures: Figures = {
  name: 'partner_orders',
  gauges: {
    foyer_partner_orders_waiting: 'Orders that a partner has not answered yet',
    foyer_partner_orders_oldest_seconds: 'How long the oldest of them has waited; after a day it is given up',
  },
  read: async ({ db, clocks }) => {
    const { waiting, oldest } = await unansweredOrders(db, clocks.wall())
    return { foyer_partner_orders_waiting: waiting, foyer_partner_orders_oldest_seconds: oldest }
  },
}
