import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Surroundings } from './surroundings.ts'

/** The queue of orders to partners. The job that processes it is in `modules/partners`. */
export const partnerOrderQueue = { name: 'partner-order' }

interface Order {
  /** code of the partner */
  readonly partner: string
  readonly rewardId: string
  /** the person consented in writing to passing their number to the partner */
  readonly passesMobile: boolean
}

/** Orders the confirmation of a pending voucher from its partner. The order is sent after the transaction commits. */
export const orderFromPartner = async (
  { jobs, clocks }: Pick<Surroundings, 'jobs' | 'clocks'>,
  tx: ISql,
  { partner, rewardId, passesMobile }: Order,
): Promise<void> => {
  const id = randomUUID()
  await tx`
    insert into partner_orders (id, partner, reward_id, passes_mobile, created_at)
    values (${id}, ${partner}, ${rewardId}, ${passesMobile}, ${new Date(clocks.wall())})`
  await jobs.send(tx, partnerOrderQueue, { id })
}
