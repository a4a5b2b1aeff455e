import type { RewardDetail } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { findReward, type Owner, stepsOf } from './queries.ts'

/** One reward with its steps. @throws Refused `not_found`, also for another person's reward */
export const detailOf = async ({ clocks }: Context, db: ISql, owner: Owner, id: string): Promise<RewardDetail> => {
  const asOf = clocks.business()
  const reward = await findReward(db, owner, id, asOf)
  if (!reward) throw new Refused('not_found', 'the reward does not exist')
  return { asOf, reward, steps: await stepsOf(db, id) }
}
