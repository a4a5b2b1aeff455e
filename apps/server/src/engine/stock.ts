import type { Quota } from '@foyer/api/activities'
import postgres, { type ISql } from 'postgres'
import { type Act, audit } from './audit.ts'

/**
 * Sets the total stock of an activity or one of its stages. Items already given out stay counted, including those of
 * people who joined before the stock was limited. A total below that number leaves nothing remaining.
 */
export const provideStock = async (db: ISql, activity: number, total: number, stage = ''): Promise<void> => {
  await db`
    select lay_stock(${activity}, ${stage}, given, greatest(${total}::int - given, 0)) from (
      select coalesce((select given from hold_stock(${activity}, ${stage})),
        (select count(*)::int from participations where activity = ${activity} and stage = ${stage})) as given) before`
}

/** The remaining stock, by stage. A stage that is missing is unlimited. */
export const stockOf = async (db: ISql, activity: number): Promise<ReadonlyMap<string, Quota>> => {
  const rows = await db<({ stage: string } & Quota)[]>`
    select stage, total, remaining from activity_stock where activity = ${activity}`
  return new Map(rows.map(({ stage, total, remaining }) => [stage, { total, remaining }]))
}

/**
 * Takes one item, which a rollback returns. Callers wait for each other on the last items, so call it last in a
 * transaction.
 *
 * @returns false if nothing is left
 */
export const takeOne = async (db: ISql, activity: number, stage: string): Promise<boolean> => {
  const [row] = await db<[{ isReserved: boolean }]>`select take_stock(${activity}, ${stage}) as "isReserved"`
  return row.isReserved
}

const checkViolation = '23514'

/** Whether a transaction failed at commit because a stock was empty (`participations.takes`). */
export const isSoldOut = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === checkViolation && error.table_name === 'activity_stock'

/** Returns one item to the stock. An unlimited stock does not change. */
export const giveBack = async (db: ISql, activity: number, stage: string): Promise<void> => {
  await db`
    update stock_slots set remaining = remaining + 1
    where activity = ${activity} and stage = ${stage} and slot = (
      select slot from stock_slots where activity = ${activity} and stage = ${stage} and remaining < total
      order by slot limit 1 for update)`
}

/** Removes an item that was given out and that nobody can receive again. An unlimited stock does not change. */
export const writeOff = async (db: ISql, activity: number, stage: string): Promise<void> => {
  await db`
    select lay_stock(${activity}, ${stage}, given - 1, left_over)
    from hold_stock(${activity}, ${stage}) where given > 0`
}

/** Sets the remaining number. Items already given out stay counted, so the total changes accordingly. */
export const setRemaining = async (db: ISql, activity: number, stage: string, remaining: number): Promise<Quota> => {
  const [{ given }] = await db<[{ given: number }]>`
    select given, lay_stock(${activity}, ${stage}, given, ${remaining}) from (
      select coalesce((select given from hold_stock(${activity}, ${stage})), 0) as given) before`
  return { total: given + remaining, remaining }
}

/** Adds items to a stock, or creates it. */
export const addToStock = async (db: ISql, activity: number, stage: string, more: number): Promise<void> => {
  await db`
    select lay_stock(${activity}, ${stage}, coalesce(given, 0), coalesce(left_over, 0) + ${more}::int)
    from (select) one left join hold_stock(${activity}, ${stage}) on true`
}

/**
 * Sets the total number of a stock as an operator's act, and records the number before and after. The stock must not be
 * that of a pool of codes.
 */
export const setTotal = async (
  tx: ISql,
  { activity, stage, total }: { readonly activity: number; readonly stage: string; readonly total: number },
  act: Pick<Act, 'actor' | 'wall' | 'reason'>,
): Promise<void> => {
  const before = (await stockOf(tx, activity)).get(stage)?.total ?? null
  await provideStock(tx, activity, total, stage)
  const change = { before: { total: before }, after: { total } }
  await audit(tx, { ...act, subject: 'activity_stock', subjectId: `${activity} ${stage}`.trim(), event: 'set', change })
}
