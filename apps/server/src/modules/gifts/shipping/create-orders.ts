import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { auditRows, rewardRows } from '../../../engine/relations.ts'
import { lockGiftOf } from '../../../engine/rewards/gifts.ts'
import { isOrdered } from './orders.ts'

/** Milliseconds for which a gift must be unchanged: its person can correct a mistake before the order is handed over. */
export const changeTime = 60 * 60_000
/** Gifts of one run. */
const atOnce = 200

/**
 * Creates the orders of gifts that can be shipped: with an address that nothing came back from, and unchanged for an
 * hour. A gift has one open order, however many processes do this at once.
 */
export const createOrders = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<void> => {
  const now = clocks.wall()
  const due = await db<{ id: string }[]>`
    select reward.id from ${rewardRows(db)} reward join gift_shipments on reward_id = reward.id and not came_back
    where type = 'physical_gift' and status in ('preparing', 'returned')
      and not exists (
        select from shipping_orders orders
        where orders.reward_id = reward.id and state not in ('refused', 'delivered', 'returned'))
      and not exists (
        select from ${auditRows(db)} entry
        where subject = 'rewards' and subject_id = reward.id::text and at > ${new Date(now - changeTime)})
    order by issued_at, reward.id limit ${atOnce}`
  for (const { id } of due)
    await db.begin(async (tx) => {
      const status = await lockGiftOf(tx, id)
      const [shipment] = await tx`select from gift_shipments where reward_id = ${id} and not came_back`
      if (!shipment || (status !== 'preparing' && status !== 'returned') || (await isOrdered(tx, id))) return
      await tx`
        insert into shipping_orders (id, reward_id, created_at) values (${randomUUID()}, ${id}, ${new Date(now)})`
    })
}
