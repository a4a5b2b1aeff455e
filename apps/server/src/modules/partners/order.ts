import { randomUUID } from 'node:crypto'
import type { Hooks } from '../../engine/hooks.ts'

/** The queue of orders to partners. */
export const partnerOrderQueue = { name: 'partner-order' }

/** Orders the confirmation of a pending voucher from its partner. The order is sent after the transaction commits. */
export const orderFromPartner: NonNullable<Hooks['orderFromPartner']> = async (
  { jobs, clocks },
  tx,
  { partner, rewardId, passesMobile },
) => {
  const id = randomUUID()
  await tx`
    insert into partner_orders (id, partner, reward_id, passes_mobile, created_at)
    values (${id}, ${partner}, ${rewardId}, ${passesMobile}, ${new Date(clocks.wall())})`
  await jobs.send(tx, partnerOrderQueue, { id })
}
