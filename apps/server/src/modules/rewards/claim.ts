import type { RewardClaimRequest, RewardDetail } from '@foyer/api/rewards'
import { rewardDetail } from '@foyer/api/rewards'
import type { Context } from '../../context.ts'
import { runOnce } from '../../engine/idempotency.ts'
import { claimCash } from '../../engine/rewards/cash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { isActiveAccount, lockAccount } from '../accounts/public.ts'
import { lockPerson } from '../identity/public.ts'
import { refuseWhileCooling } from '../phone/public.ts'
import { detailOf } from './detail.ts'

/** The scope number of claims by reward id; activities have numbers from 1. */
const noActivity = 0

/**
 * Claims cash for the account its owner is logged in to, once per key. The same key returns the same reply; another key
 * returns the current state of the reward.
 *
 * @throws Refused `key_reused`, `account_suspended`, `not_found`, `reward_not_open`, `already_granted`, `phone_cooling`
 */
export const claimReward = async (
  context: Context,
  caller: Caller,
  { key, id }: RewardClaimRequest,
): Promise<RewardDetail> =>
  context.db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const account = await lockAccount(tx, caller)
    const act = { personId, key, activity: noActivity, request: { claim: id }, reply: rewardDetail }
    return runOnce(tx, act, context.clocks.wall(), async () => {
      await refuseWhileCooling(tx, { personId, accountId: account?.id }, context.clocks.wall())
      if (!account) throw new Refused('level_too_low', 'claiming cash requires a login to an account')
      if (account.status === 'suspended') throw new Refused('account_suspended', 'the account is suspended')
      const owner = { personId, accountId: account.id }
      // ownership is checked before anything is returned
      await detailOf(context, tx, owner, id)
      await claimCash(context, tx, { rewardId: id, accountId: account.id, isActive: isActiveAccount })
      return detailOf(context, tx, owner, id)
    })
  })
