import type { ISql } from 'postgres'

/**
 * Says how much there is of an activity, or of one stage of it. What was given out stays given out: a total below that
 * leaves nothing remaining.
 */
export const provideStock = async (db: ISql, activity: number, total: number, stage = ''): Promise<void> => {
  await db`
    insert into activity_stock as stock (activity, stage, total, remaining) values (${activity}, ${stage}, ${total}, ${total})
    on conflict (activity, stage) do update set
      total = greatest(excluded.total, stock.total - stock.remaining),
      remaining = greatest(excluded.total - (stock.total - stock.remaining), 0)`
}
