import type { RewardDetail } from '@foyer/contract/rewards'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { Refused } from '../../http/refused.ts'
import { findReward, type Owner, stepsOf } from './queries.ts'

/** One reward with its steps. @throws Refused `not_found`, for somebody else's too */
export const detailOf = async ({ clocks }: Context, db: ISql, owner: Owner, id: string): Promise<RewardDetail> => {
  const asOf = clocks.business()
  const reward = await findReward(db, owner, id, asOf)
  if (!reward) throw new Refused('not_found', 'there is no such reward')
  return { asOf, reward, steps: await stepsOf(db, id) }
}
