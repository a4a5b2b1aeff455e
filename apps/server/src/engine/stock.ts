import type { Quota } from '@foyer/contract/activities'
import postgres, { type ISql } from 'postgres'

/**
 * Says how much there is of an activity, or of one stage of it. What was given out stays given out, who joined before
 * anything ran out included: a total below that leaves nothing remaining.
 */
export const provideStock = async (db: ISql, activity: number, total: number, stage = ''): Promise<void> => {
  await db`
    insert into activity_stock as stock (activity, stage, total, remaining)
    select ${activity}, ${stage}, greatest(${total}::int, joined), greatest(${total}::int - joined, 0)
    from (select count(*)::int as joined from participations where activity = ${activity} and stage = ${stage}) before
    on conflict (activity, stage) do update set
      total = greatest(${total}::int, stock.total - stock.remaining),
      remaining = greatest(${total}::int - (stock.total - stock.remaining), 0)`
}

/** What is left, by stage; a stage that is not in it does not run out. */
export const stockOf = async (db: ISql, activity: number): Promise<ReadonlyMap<string, Quota>> => {
  const rows = await db<({ stage: string } & Quota)[]>`
    select stage, total, remaining from activity_stock where activity = ${activity}`
  return new Map(rows.map(({ stage, total, remaining }) => [stage, { total, remaining }]))
}

/**
 * Takes one; given back when the transaction is rolled back. Everybody who takes waits for its row, so it is locked
 * last. @returns false where nothing is left
 */
export const takeOne = async (db: ISql, activity: number, stage: string): Promise<boolean> => {
  const [row] = await db<{ taken: boolean }[]>`
    with taken as (
      update activity_stock set remaining = remaining - 1
      where activity = ${activity} and stage = ${stage} and remaining > 0 returning 1)
    select exists (select from taken)
      or not exists (select from activity_stock where activity = ${activity} and stage = ${stage}) as taken`
  return row?.taken ?? false
}

const checkViolation = '23514'

/** Whether a transaction failed since nothing was left of what it was to take as it committed (`participations.takes`). */
export const isSoldOut = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === checkViolation && error.table_name === 'activity_stock'

/** Gives back one that was taken; what never ran out is as it was. */
export const giveBack = async (db: ISql, activity: number, stage: string): Promise<void> => {
  await db`
    update activity_stock set remaining = remaining + 1
    where activity = ${activity} and stage = ${stage} and remaining < total`
}

/** Sets what is left; what was given out stays given out, so the total follows. */
export const setRemaining = async (db: ISql, activity: number, stage: string, remaining: number): Promise<Quota> => {
  const [quota] = await db<[Quota]>`
    insert into activity_stock as stock (activity, stage, total, remaining)
    values (${activity}, ${stage}, ${remaining}, ${remaining})
    on conflict (activity, stage) do update set
      total = stock.total - stock.remaining + excluded.remaining, remaining = excluded.remaining
    returning total, remaining`
  return quota
}
