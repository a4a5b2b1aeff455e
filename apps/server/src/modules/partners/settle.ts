import { partnerOrderStates, voucherStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import { ruleOf } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import type { Actor } from '../../engine/audit.ts'
import { moveReward } from '../../engine/rewards/move.ts'
import { transition } from '../../engine/transition.ts'
import type { Answer } from './partner.ts'
import type { QueuedOrder } from './queued-order.ts'

/** The events of an order and its voucher that each answer causes. */
const events = {
  delivered: { order: 'deliver', voucher: 'issue' },
  refused: { order: 'refuse', voucher: 'revoke' },
} as const

/**
 * Settles an order, once: the order, its voucher, and the effect of the activity's rule, in one transaction. A voucher
 * that was revoked in the meantime stays revoked.
 *
 * @param why recorded in the audit trail
 */
export const settle = async (
  context: Context,
  tx: ISql,
  order: QueuedOrder,
  outcome: Answer,
  { actor, why, reason }: { readonly actor: Actor; readonly why: string; readonly reason?: string },
): Promise<void> => {
  const { clocks } = context
  const wall = clocks.wall()
  const by = { actor, wall, detail: { why }, ...(reason !== undefined && { reason }) }
  const event = events[outcome]
  const row = { table: 'partner_orders', id: order.id } as const
  if (!(await transition(tx, partnerOrderStates, row, event.order, by))) return
  await tx`update partner_orders set settled_at = ${new Date(wall)} where id = ${order.id}`
  const moved = await moveReward(tx, voucherStates, order.rewardId, event.voucher, by)
  if (!moved) return
  const settled = { rewardId: order.rewardId, outcome, at: clocks.business() }
  await ruleOf(order.activity)?.onPartner?.(context, tx, settled)
}
