import { giftStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import type { Context } from '../../../context.ts'
import { audit } from '../../../engine/audit.ts'
import { readFeed } from '../../../engine/feeds.ts'
import { moveReward } from '../../../engine/rewards/move.ts'

/** What the port of the back office reports about an order. */
interface Change {
  readonly order: string
  readonly state: 'packed' | 'shipped' | 'delivered' | 'returned'
  readonly carrier?: string
  readonly trackingNo?: string
}

/** The events of a gift that lead to a state. Those that its status does not name are left out. */
const eventsTo = {
  packed: ['pack'],
  shipped: ['pack', 'ship'],
  delivered: ['pack', 'ship', 'deliver'],
  returned: ['pack', 'ship', 'return'],
} as const

const rank: Readonly<Record<string, number>> = {
  ...{ created: 0, handed_over: 0, packed: 1, shipped: 2, delivered: 3, returned: 3, refused: 3 },
}

/** Applies one step of an order to it and to its gift. A step that is known already changes nothing. */
const applyChange = async (tx: ISql, { order, state, carrier, trackingNo }: Change, wall: number): Promise<void> => {
  const [known] = await tx<{ rewardId: string; state: string }[]>`
    select reward_id as "rewardId", state from shipping_orders where id = ${order} for no key update`
  const by = { actor: 'system', wall } as const
  if (!known) {
    // the person was erased, or the back office reports an order of somebody else
    await audit(tx, { ...by, subject: 'shipping_orders', subjectId: order, event: `unknown_${state}` })
    return
  }
  const [before, after] = [rank[known.state] ?? 0, rank[state] ?? 0]
  if (after < before || (after === before && state !== 'shipped')) return
  const { rewardId } = known
  await tx`update shipping_orders set state = ${state} where id = ${order}`
  if (after > before) for (const event of eventsTo[state]) await moveReward(tx, giftStates, rewardId, event, by)
  if (carrier !== undefined && trackingNo !== undefined)
    await tx`update gift_shipments set carrier = ${carrier}, tracking_no = ${trackingNo} where reward_id = ${rewardId}`
  if (state === 'returned') await tx`update gift_shipments set came_back = true where reward_id = ${rewardId}`
}

/** Milliseconds after which no further page is requested. */
const timeLimit = 30_000

/** Reads what happened to orders since the last time. Does nothing if operators ship the gifts themselves. */
export const readShipments = async ({ db, clocks, connectors }: Context): Promise<void> => {
  const { backOffice } = connectors
  if (backOffice.isLocal) return
  await readFeed(db, {
    name: 'shipments',
    ask: backOffice.shipmentsSince,
    store: async (tx, changes: readonly Change[]) => {
      for (const change of changes) await applyChange(tx, change, clocks.wall())
    },
    clock: clocks.wall,
    timeLimit,
  })
}
