import { applicationStates } from '@foyer/protocol/machines/offerings'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Actor } from '../../engine/audit.ts'
import { transition } from '../../engine/transition.ts'

// What the firm answered about an order, as a step of its application. A step that another process recorded is not
// repeated: each returns whether it was valid.

/** The clocks, and who states it; by default the firm, which the system asks. */
type Clocks = Pick<Context, 'clocks'> & { readonly actor?: Actor; readonly reason?: string }
type Event = Parameters<typeof transition<typeof applicationStates>>[3]

const step = async (
  { clocks, actor = 'system', reason }: Clocks,
  tx: ISql,
  id: string,
  event: Event,
): Promise<boolean> => {
  const subject = { table: 'offering_applications', id } as const
  const by = { actor, wall: clocks.wall(), ...(reason !== undefined && { reason }) }
  return (await transition(tx, applicationStates, subject, event, by)) !== undefined
}

/** The firm has the order. */
export const accept = async (context: Clocks, tx: ISql, id: string, reference: string | null): Promise<boolean> => {
  if (!(await step(context, tx, id, 'accept'))) return false
  await tx`update offering_applications set firm_reference = ${reference} where id = ${id}`
  return true
}

/** The firm has no order and will never have one. @param reason of the firm, or `not_done` */
export const refuse = async (context: Clocks, tx: ISql, id: string, reason: string): Promise<boolean> => {
  if (!(await step(context, tx, id, 'refuse'))) return false
  const at = new Date(context.clocks.business())
  await tx`update offering_applications set refusal = ${reason}, refused_at = ${at} where id = ${id}`
  return true
}

/** The firm cancelled the order. */
export const cancelled = async (context: Clocks, tx: ISql, id: string, at: Date): Promise<boolean> => {
  if (!(await step(context, tx, id, 'cancel'))) return false
  await tx`update offering_applications set cancelled_at = ${at} where id = ${id}`
  return true
}

/** The firm did not cancel the order. */
export const keep = (context: Clocks, tx: ISql, id: string): Promise<boolean> => step(context, tx, id, 'keep')

/** The firm allotted lots to the order, or none. */
export const allotted = async (context: Clocks, tx: ISql, id: string, lots: number, at: Date): Promise<boolean> => {
  if (!(await step(context, tx, id, lots > 0 ? 'allot' : 'miss'))) return false
  await tx`update offering_applications set lots_allotted = ${lots}, allotted_at = ${at} where id = ${id}`
  return true
}

/** The firm settled the money of the order. @param parts whole cents */
export const settled = async (
  context: Clocks,
  tx: ISql,
  id: string,
  parts: Readonly<Record<string, number>>,
  at: Date,
): Promise<boolean> => {
  if (!(await step(context, tx, id, 'refund'))) return false
  await tx`
    update offering_applications set settlement = ${tx.json(parts)}, refunded_at = ${at}, held = true where id = ${id}`
  return true
}
