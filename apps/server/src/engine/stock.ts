import type { Quota } from '@foyer/contract/activities'
import postgres, { type ISql } from 'postgres'

/**
 * Says how much there is of an activity, or of one stage of it. What was given out stays given out, who joined before
 * anything ran out included: a total below that leaves nothing remaining.
 */
export const provideStock = async (db: ISql, activity: number, total: number, stage = ''): Promise<void> => {
  await db`
    select lay_stock(${activity}, ${stage}, given, greatest(${total}::int - given, 0)) from (
      select coalesce((select given from hold_stock(${activity}, ${stage})),
        (select count(*)::int from participations where activity = ${activity} and stage = ${stage})) as given) before`
}

/** What is left, by stage; a stage that is not in it does not run out. */
export const stockOf = async (db: ISql, activity: number): Promise<ReadonlyMap<string, Quota>> => {
  const rows = await db<({ stage: string } & Quota)[]>`
    select stage, total, remaining from activity_stock where activity = ${activity}`
  return new Map(rows.map(({ stage, total, remaining }) => [stage, { total, remaining }]))
}

/**
 * Takes one; given back when the transaction is rolled back. Whoever takes the last ones waits for each other, so it is
 * done last. @returns false where nothing is left
 */
export const takeOne = async (db: ISql, activity: number, stage: string): Promise<boolean> => {
  const [row] = await db<[{ taken: boolean }]>`select take_stock(${activity}, ${stage}) as taken`
  return row.taken
}

const checkViolation = '23514'

/** Whether a transaction failed since nothing was left of what it was to take as it committed (`participations.takes`). */
export const isSoldOut = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === checkViolation && error.table_name === 'activity_stock'

/** Gives back one that was taken; what never ran out is as it was. */
export const giveBack = async (db: ISql, activity: number, stage: string): Promise<void> => {
  await db`
    update stock_slots set remaining = remaining + 1
    where activity = ${activity} and stage = ${stage} and slot = (
      select slot from stock_slots where activity = ${activity} and stage = ${stage} and remaining < total
      order by slot limit 1 for update)`
}

/** Sets what is left; what was given out stays given out, so the total follows. */
export const setRemaining = async (db: ISql, activity: number, stage: string, remaining: number): Promise<Quota> => {
  const [{ given }] = await db<[{ given: number }]>`
    select given, lay_stock(${activity}, ${stage}, given, ${remaining}) from (
      select coalesce((select given from hold_stock(${activity}, ${stage})), 0) as given) before`
  return { total: given + remaining, remaining }
}

/** Adds to a stock, or begins it. */
export const addToStock = async (db: ISql, activity: number, stage: string, more: number): Promise<void> => {
  await db`
    select lay_stock(${activity}, ${stage}, coalesce(given, 0), coalesce(left_over, 0) + ${more}::int)
    from (select) one left join hold_stock(${activity}, ${stage}) on true`
}
