import type { OpenMatter } from '@foyer/api/privacy'
import { voucherStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import { ms } from '../../database/milliseconds.ts'
import { rewardRows } from '../../engine/relations.ts'
import { lockRewardsOfPerson } from '../../engine/rewards/lock.ts'
import { moveReward } from '../../engine/rewards/move.ts'
import type { ErasureSubject } from '../../personal-data.ts'
import { partnerOrderRows } from '../partners/public.ts'

/** States in which a reward is final. */
const over = ['used', 'credited', 'delivered', 'expired', 'revoked']

/**
 * Condition on `reward`: a prize that did not receive a code within its validity. It may never receive one, so it does
 * not block an erasure.
 */
const isLost = (db: ISql, at: number) => db`(
  type = 'exchange_voucher' and status = 'pending' and voucher_code_id is null
  and coalesce(valid_until <= ${new Date(at)}, false)
  and not exists (
    select from ${partnerOrderRows(db)} partner_order where reward_id = reward.id and partner_order.status = 'queued'))`

/** Unfinished rewards. @param at business clock */
export const openRewardsOf = (db: ISql, personId: number, at: number): Promise<OpenMatter[]> =>
  db<OpenMatter[]>`
    select 'reward' as kind, type, status, facts -> 'name' as name, reference, ${ms(db, 'valid_until')} as "endsAt"
    from ${rewardRows(db)} reward where person_id = ${personId} and status <> all (${over}) and not ${isLost(db, at)}`

/** Revokes prizes that never received a code, so that no code is spent on them later. */
export const revokeLostPrizes = async (tx: ISql, { personId, at, wall }: ErasureSubject): Promise<void> => {
  for (const id of await lockRewardsOfPerson(tx, personId, isLost(tx, at)))
    await moveReward(tx, voucherStates, id, 'revoke', { actor: 'person', wall })
}
