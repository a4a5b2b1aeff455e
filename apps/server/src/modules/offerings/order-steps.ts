import { applicationStates } from '@foyer/protocol/machines/offerings'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Actor } from '../../engine/audit.ts'
import { transition, transitionEach } from '../../engine/transition.ts'
import { notifyAllotted } from './allotment-notices.ts'

// What the firm answered about an order, as a step of its application. A step that another process recorded is not
// repeated: each returns whether it was valid.

/** The clocks, and who states it; by default the firm, as the system reads it. */
type Clocks = Pick<Context, 'clocks'> & { readonly actor?: Actor; readonly reason?: string }
type Event = Parameters<typeof transition<typeof applicationStates>>[3]

const byOf = ({ clocks, actor = 'system', reason }: Clocks) => ({
  ...{ actor, wall: clocks.wall() },
  ...(reason !== undefined && { reason }),
})

const step = async (context: Clocks, tx: ISql, id: string, event: Event): Promise<boolean> => {
  const subject = { table: 'offering_applications', id } as const
  return (await transition(tx, applicationStates, subject, event, byOf(context))) !== undefined
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

/**
 * The firm allotted lots to orders, or none.
 *
 * @returns how many orders it was valid for; the caller rolls back if it has to be each
 */
export const allottedEach = async (
  context: Clocks,
  tx: ISql,
  orders: readonly { readonly id: string; readonly lots: number }[],
  at: Date,
): Promise<number> => {
  const ids = orders.map(({ id }) => id)
  const rows = orders.map(({ id, lots }) => ({ id, event: lots > 0 ? ('allot' as const) : ('miss' as const) }))
  const moved = await transitionEach(tx, applicationStates, 'offering_applications', rows, byOf(context))
  await tx`
    update offering_applications application set lots_allotted = given.lots, allotted_at = ${at}
    from unnest(${ids}::uuid[], ${orders.map(({ lots }) => lots)}::int[]) as given (id, lots)
    where application.id = given.id and application.lots_allotted is null and status in ('allotted', 'none')`
  await notifyAllotted(tx, ids, context.clocks.wall())
  return moved
}

/** The firm allotted lots to the order, or none. */
export const allotted = async (context: Clocks, tx: ISql, id: string, lots: number, at: Date): Promise<boolean> =>
  (await allottedEach(context, tx, [{ id, lots }], at)) === 1

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
