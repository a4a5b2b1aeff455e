import type { ISql } from 'postgres'

/** States of an order after which another one may follow. */
export const overStates: readonly string[] = ['refused', 'delivered', 'returned']

/**
 * Whether the firm's back office has, or is about to receive, an order for a gift. Its item and address cannot change then.
 * The caller has locked the gift.
 */
export const isOrdered = async (tx: ISql, rewardId: string): Promise<boolean> => {
  const rows = await tx`
    select from shipping_orders where reward_id = ${rewardId} and not state = any (${overStates}) limit 1`
  return rows.length > 0
}
