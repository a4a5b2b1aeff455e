import type { ISql } from 'postgres'
import { rewardRows } from '../../engine/relations.ts'

/** A queued order with the reward it belongs to. */
export interface QueuedOrder {
  readonly id: string
  readonly partner: string
  readonly rewardId: string
  readonly passesMobile: boolean
  readonly activity: number
  readonly item: string
  readonly personId: number
  readonly voucherCodeId: number | null
}

/** Locks a queued order until the transaction ends; undefined if it is settled or locked by another transaction. */
export const lockQueuedOrder = async (tx: ISql, id: string): Promise<QueuedOrder | undefined> => {
  const [order] = await tx<QueuedOrder[]>`
    select partner_orders.id, partner, reward_id as "rewardId", passes_mobile as "passesMobile", activity, item,
      person_id as "personId", voucher_code_id as "voucherCodeId"
    from partner_orders join ${rewardRows(tx)} reward on reward.id = reward_id
    where partner_orders.id = ${id} and partner_orders.status = 'queued'
    for update of partner_orders skip locked`
  return order
}
