import type { DatabaseSync } from 'node:sqlite'
import { moveShipment } from './shipments.ts'

const order = '00000000-0000-4000-8000-000000000001'

/** Adds an order of an earlier time that was delivered, without its receiver, if there is none. */
export const addDemoShipment = (db: DatabaseSync, now = Date.now()): void => {
  if (db.prepare('select 1 from shipments limit 1').get()) return
  db.prepare('insert into shipments (shipping_order, facts) values (?, ?)').run(order, '{"reference": "DEMO"}')
  for (const state of ['packed', 'shipped', 'delivered'] as const) moveShipment(db, { order, state }, now)
}
