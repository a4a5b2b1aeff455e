import type { ISql } from 'postgres'
import type { Figures } from '../../operations/figures.ts'

/** The number of granted rewards, by activity. */
const grantsByActivity = async (db: ISql): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ activity: number; granted: number }[]>`
    select activity, count(*) as granted from rewards group by activity`
  return new Map(rows.map(({ activity, granted }) => [String(activity), granted]))
}

/** What was granted, by activity. */
export const rewardFigures: Figures = {
  name: 'rewards',
  gauges: { foyer_rewards_granted: 'Rewards granted since the first one, whatever became of them' },
  label: 'activity',
  lasts: 60_000,
  read: async ({ db }) => ({ foyer_rewards_granted: await grantsByActivity(db) }),
}
