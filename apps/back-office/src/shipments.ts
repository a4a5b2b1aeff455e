import type { DatabaseSync } from 'node:sqlite'
import type { Handlers } from './handler.ts'
import { pageOf } from './pages.ts'
import { Refusal } from './refusal.ts'

interface StepRow {
  readonly place: number
  readonly shipping_order: string
  readonly state: string
  readonly carrier: string | null
  readonly tracking_no: string | null
  readonly at: string
}

/** A step of an order, which is named by its number or by the reference of its gift. */
export interface Step {
  readonly order?: string
  readonly reference?: string
  readonly state: 'packed' | 'shipped' | 'delivered' | 'returned'
  readonly carrier?: string
  readonly trackingNo?: string
}

/** Records a step of the newest order that fits. @throws Refusal if there is none */
export const moveShipment = (db: DatabaseSync, step: Step, now: number): void => {
  const found = db
    .prepare(`
      select shipping_order from shipments
      where shipping_order = ? or facts ->> '$.reference' = ? order by rowid desc limit 1`)
    .get(step.order ?? '', step.reference ?? '')
  if (!found) throw new Refusal(404, 'not_found')
  const { carrier = 'SF Express', trackingNo = 'SF1380013800138' } = step
  const tracking = step.state === 'shipped' ? [carrier, trackingNo] : [null, null]
  db.prepare('insert into shipment_steps (shipping_order, state, carrier, tracking_no, at) values (?, ?, ?, ?, ?)').run(
    String(found.shipping_order),
    step.state,
    ...tracking,
    new Date(now).toISOString(),
  )
}

/** The stand-in sends nothing to a building with this word in its name. */
const unreachable = /unreachable/i

/** Receives an order once. */
export const handOverShipment: NonNullable<Handlers[string]> = ({ db, has }, body) => {
  const { order = '' } = body
  const facts = JSON.stringify(body)
  const known = db.prepare('select facts from shipments where shipping_order = ?').get(order)
  if (known) {
    if (has('refuses_known_orders') || (known.facts !== facts && !has('ships_other_facts')))
      throw new Refusal(409, 'order_changed')
    return { order }
  }
  if (unreachable.test(facts)) throw new Refusal(409, 'address_refused')
  db.prepare('insert into shipments (shipping_order, facts) values (?, ?)').run(order, facts)
  return { order }
}

/** The steps of all orders. */
export const listShipments: NonNullable<Handlers[string]> = (work, { cursor = null, limit }) => {
  const { rows, ...page } = pageOf<StepRow>(
    work,
    { feed: 's', cursor, limit: Number(limit) },
    (after, most) =>
      work.db
        .prepare('select * from shipment_steps where place > ? order by place limit ?')
        .all(after, most) as unknown as StepRow[],
  )
  const items = rows.map(({ shipping_order: order, state, carrier, tracking_no: trackingNo, at }) => ({
    order,
    state,
    at,
    ...(state === 'shipped' && { carrier, trackingNo }),
  }))
  return { items, ...page }
}
