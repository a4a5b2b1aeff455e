import type { RewardCodeReply } from '@foyer/api/rewards'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { codeOfVoucher } from '../../engine/rewards/codes.ts'
import { openCode } from '../../engine/voucher-codes.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { requireFreshProof } from '../fresh-proof/public.ts'
import { findReward, type Owner } from './queries.ts'

/** More codes than a person needs to read; each view is recorded in the audit trail. */
export const perPerson = { name: 'reward-code', limit: 60, windowMs: 3_600_000 }

/**
 * The full code of a voucher that is usable now.
 *
 * @throws Refused `not_found`, `rate_limited`, `reward_not_open`, `fresh_proof_needed`
 */
export const codeOf = async (context: Context, caller: Caller, owner: Owner, id: string): Promise<RewardCodeReply> => {
  const { db, clocks, secrets } = context
  await limitPerson(context, owner.personId, perPerson)
  const reward = await findReward(db, owner, id, clocks.business())
  if (!reward) throw new Refused('not_found', 'the reward does not exist')
  const codeId = await codeOfVoucher(db, id)
  if (reward.status !== 'available' || codeId === null)
    throw new Refused('reward_not_open', 'the voucher has no usable code')
  await requireFreshProof(db, caller, clocks.wall())
  await audit(db, { actor: 'person', subject: 'rewards', subjectId: id, event: 'show_code', wall: clocks.wall() })
  return { code: await openCode(db, secrets, codeId) }
}
