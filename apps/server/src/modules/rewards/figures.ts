import { grantsByActivity } from '../../engine/rewards/counts.ts'
import type { Figures } from '../../operations/figures.ts'

/** What was granted, by activity. */
export const rewardFigures: Figures = {
  name: 'rewards',
  gauges: { foyer_rewards_granted: 'Rewards granted since the first one, whatever became of them' },
  label: 'activity',
  lasts: 60_000,
  read: async ({ db }) => ({ foyer_rewards_granted: await grantsByActivity(db) }),
}
