import type { RewardItem } from '@foyer/api/rewards'
import type { Context } from '../../../context.ts'
import { audit } from '../../../engine/audit.ts'
import { rewardRows } from '../../../engine/relations.ts'
import { attemptAll } from '../../../jobs/attempt-all.ts'
import { openAddress } from '../address.ts'

interface Created {
  readonly id: string
  readonly rewardId: string
  readonly reference: string
  readonly code: string
  readonly facts: RewardItem
  readonly sealed: Buffer
}

/** Orders of one run. */
const atOnce = 100

/**
 * Hands created orders over to the firm's back office. An order whose answer was lost is handed over again under its
 * number. An address that the back office refuses is one that nothing can be sent to: the person has to correct it.
 *
 * @throws AggregateError if some orders could not be handed over; they remain created
 */
export const handOverOrders = async ({ db, clocks, secrets, connectors }: Context): Promise<void> => {
  const { backOffice } = connectors
  if (backOffice.isLocal) return
  const created = await db<Created[]>`
    select orders.id, orders.reward_id as "rewardId", reference, item as code, facts, address_sealed as sealed
    from shipping_orders orders
    join ${rewardRows(db)} reward on reward.id = orders.reward_id
    join gift_shipments shipment on shipment.reward_id = orders.reward_id
    where state = 'created' order by orders.created_at, orders.id limit ${atOnce}`
  await attemptAll(created, async ({ id, rewardId, reference, code, facts, sealed }) => {
    const receiver = openAddress(secrets, sealed)
    const answer = await backOffice.handOver({ order: id, reference, item: { code, name: facts.name }, receiver })
    const [state, event] =
      answer === 'accepted' ? (['handed_over', 'hand_over'] as const) : (['refused', 'refuse_address'] as const)
    const wall = clocks.wall()
    await db.begin(async (tx) => {
      const moved = await tx`
        update shipping_orders set state = ${state}, handed_over_at = ${new Date(wall)}
        where id = ${id} and state = 'created'`
      if (moved.count === 0) return
      if (state === 'refused') await tx`update gift_shipments set came_back = true where reward_id = ${rewardId}`
      await audit(tx, { actor: 'system', subject: 'rewards', subjectId: rewardId, event, wall })
    })
  })
}
