import { randomUUID } from 'node:crypto'
import type { RewardItem, RewardStatus, RewardType } from '@foyer/contract/rewards'
import type { ISql } from 'postgres'
import { Refused } from '../../http/refused.ts'
import type { Actor } from '../audit.ts'
import { newReference } from '../reference.ts'

/** A reward that is about to be somebody's. Times are of the business clock. */
export interface Grant {
  readonly activity: number
  readonly personId: number
  /** null where it hangs on no account */
  readonly accountId: number | null
  readonly type: RewardType
  readonly status: RewardStatus
  /** its code in the activity's list, and what that says now */
  readonly item: string
  readonly facts: RewardItem
  /** which of several a person may have of the activity; '' where there is only one */
  readonly period: string
  /** cents, of cash */
  readonly amount?: number
  readonly voucherCodeId?: number
  readonly validUntil: number | null
  readonly payoutAt?: number
  readonly at: number
}

/** A reward that was granted. */
export interface Granted {
  readonly id: string
  readonly reference: string
}

/**
 * Grants a reward once: nobody, and no account, has two of one activity and period. To be called within the transaction
 * that takes what it costs.
 *
 * @throws Refused `already_granted`
 */
export const grantReward = async (
  tx: ISql,
  grant: Grant,
  { actor, wall }: { readonly actor: Actor; readonly wall: number },
): Promise<Granted> => {
  const id = randomUUID()
  const reference = newReference()
  const row = {
    id,
    activity: grant.activity,
    person_id: grant.personId,
    account_id: grant.accountId,
    type: grant.type,
    status: grant.status,
    item: grant.item,
    facts: tx.json(JSON.parse(JSON.stringify(grant.facts))),
    period: grant.period,
    amount: grant.amount ?? null,
    voucher_code_id: grant.voucherCodeId ?? null,
    reference,
    issued_at: new Date(grant.at),
    valid_from: new Date(grant.at),
    valid_until: grant.validUntil === null ? null : new Date(grant.validUntil),
    payout_at: grant.payoutAt === undefined ? null : new Date(grant.payoutAt),
  }
  const [granted] = await tx`
    with granted as (insert into rewards ${tx(row)} on conflict do nothing returning id, status)
    insert into audit_entries (at, actor, subject, subject_id, event, to_status)
    select ${new Date(wall)}, ${actor}, 'rewards', id::text, 'grant', status from granted returning 1`
  if (!granted) throw new Refused('already_granted', 'this was granted before')
  return { id, reference }
}
