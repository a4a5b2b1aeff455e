import type { ISql, PendingQuery, Row } from 'postgres'

/** The number of granted rewards, by activity. */
export const grantsByActivity = async (db: ISql): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ activity: number; granted: number }[]>`
    select activity, count(*) as granted from rewards group by activity`
  return new Map(rows.map(({ activity, granted }) => [String(activity), granted]))
}

/** A query of one number: a person's rewards. */
export const countRewardsOf = (db: ISql, personId: number): PendingQuery<Row[]> => db`
  select count(*) from rewards where person_id = ${personId}`
