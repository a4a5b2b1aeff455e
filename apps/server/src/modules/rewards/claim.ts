import type { RewardClaimRequest, RewardDetail } from '@foyer/contract/rewards'
import { rewardDetail } from '@foyer/contract/rewards'
import type { Context } from '../../context.ts'
import { keepReply, replyUnder, requestHashOf } from '../../engine/idempotency.ts'
import { claimCash } from '../../engine/rewards/cash.ts'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockAccount } from '../activities/account.ts'
import { lockPerson } from '../identity/persons.ts'
import { refuseWhileCooling } from '../phone/cooling.ts'
import { detailOf } from './detail.ts'

/** Of what is claimed by its own id; activities have numbers from 1 on. */
const noActivity = 0

/**
 * Claims cash for the account its owner is logged in to, once per key. The key of a claim gives its reply again; another
 * one gives the reward as it is since.
 *
 * @throws Refused `key_reused`, `account_suspended`, `not_found`, `reward_not_open`, `already_granted`,
 * `phone_cooling`
 */
export const claimReward = async (
  context: Context,
  caller: Caller,
  { key, id }: RewardClaimRequest,
): Promise<RewardDetail> =>
  context.db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const account = await lockAccount(tx, caller)
    const once = { personId, key, requestHash: requestHashOf(noActivity, { claim: id }) }
    const stored = await replyUnder(tx, once)
    // of an answer that this version cannot read, the reward as it is tells as much
    const kept = rewardDetail.safeParse(stored).data
    if (kept) return kept
    await refuseWhileCooling(tx, { personId, accountId: account?.id }, context.clocks.wall())
    if (!account) throw new Refused('level_too_low', 'cash is claimed for an account')
    if (account.status === 'suspended') throw new Refused('account_suspended', 'the account is suspended')
    const owner = { personId, accountId: account.id }
    // whose it is before anything of it is told
    await detailOf(context, tx, owner, id)
    await claimCash(context, tx, { rewardId: id, accountId: account.id })
    const reply = await detailOf(context, tx, owner, id)
    if (stored === undefined) await keepReply(tx, once, reply, context.clocks.wall())
    return reply
  })
