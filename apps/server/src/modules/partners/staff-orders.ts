import type { WaitingOrders } from '@foyer/api/staff/jobs'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { audit, type StaffActor } from '../../engine/audit.ts'
import { rewardRows } from '../../engine/relations.ts'
import { Refused } from '../../refused.ts'
import { partnerOrderQueue } from './order.ts'
import { lockQueuedOrder } from './queued-order.ts'
import { settle } from './settle.ts'

const pageSize = 50

/** Microseconds since 1970, so that a page continues exactly. */
const moment = (db: ISql) => db`(extract(epoch from created_at) * 1000000)::bigint`

/** Orders that a partner has not answered, the oldest first. @param after the cursor of the last one of the page before */
export const listWaiting = async (db: ISql, after: string | undefined): Promise<WaitingOrders> => {
  const [micros = null, id = null] = after?.split('.') ?? []
  const rows = await db<WaitingOrders['orders'][number][]>`
    select partner_orders.id, partner, activity, reference, ${ms(db, 'created_at')} as "createdAt", attempts,
      ${moment(db)} || '.' || partner_orders.id as cursor
    from partner_orders join ${rewardRows(db)} reward on reward.id = reward_id
    where partner_orders.status = 'queued'
      and (${micros}::bigint is null or (created_at >= to_timestamp(${micros}::bigint / 1000000)
        and (${moment(db)}, partner_orders.id) > (${micros}::bigint, ${id}::uuid)))
    order by created_at, partner_orders.id limit ${pageSize + 1}`
  const orders = rows.slice(0, pageSize)
  return { orders, after: rows.length > pageSize ? (orders.at(-1)?.cursor ?? null) : null }
}

interface Act {
  readonly id: string
  readonly reason: string
  readonly actor: StaffActor
}

const missing = () => new Refused('not_found', 'the order is settled, or it is being sent')

/** Sends an order to its partner at once, also if its own job has given up. @throws Refused `not_found` */
export const sendAgain = ({ db, clocks, jobs }: Context, { id, reason, actor }: Act): Promise<void> =>
  db.begin(async (tx) => {
    if (!(await lockQueuedOrder(tx, id))) throw missing()
    await jobs.send(tx, partnerOrderQueue, { id })
    await audit(tx, {
      actor,
      subject: 'partner_orders',
      subjectId: id,
      event: 'send_again',
      wall: clocks.wall(),
      reason,
    })
  })

/**
 * Gives an order up as if the partner had refused it. Its code is granted to no one else, since the partner may have used
 * it.
 *
 * @throws Refused `not_found`
 */
export const dropOrder = (context: Context, { id, reason, actor }: Act): Promise<void> =>
  context.db.begin(async (tx) => {
    const order = await lockQueuedOrder(tx, id)
    if (!order) throw missing()
    await settle(context, tx, order, 'refused', { actor, why: 'dropped', reason })
  })
