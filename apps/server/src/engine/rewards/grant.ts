import { randomUUID } from 'node:crypto'
import type { RewardItem, RewardStatus, RewardType } from '@foyer/api/rewards'
import type { Fragment, ISql } from 'postgres'
import { newReference } from '../../reference.ts'
import { Refused } from '../../refused.ts'
import { type Act, actColumns, namesOfActColumns } from '../audit.ts'
import { takingCode } from '../voucher-codes.ts'
import { addingIssuedNotice, isReady } from './issued-notice.ts'

/** A reward to be granted. Times are of the business clock. */
export interface Grant {
  readonly activity: number
  readonly personId: number
  /** null if the reward is bound to no account */
  readonly accountId: number | null
  readonly type: RewardType
  readonly status: RewardStatus
  /** the item's code in the activity's list, and the item's present description */
  readonly item: string
  readonly facts: RewardItem
  /** distinguishes several rewards of one activity and person; '' if only one is possible */
  readonly period: string
  /** cents, for cash */
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

type By = Pick<Act, 'actor' | 'wall' | 'reason'>

const moment = (at: number | null | undefined): Date | null => (typeof at === 'number' ? new Date(at) : null)

const already = () => new Refused('already_granted', 'this was granted before')

/** Inserts the reward and its first audit entry. @param source the source of its code, as a CTE with one row or none */
const write = async (
  tx: ISql,
  grant: Grant,
  by: By,
  source: Fragment,
): Promise<{ found: boolean; granted: Granted | undefined }> => {
  const id = randomUUID()
  const reference = newReference()
  const at = new Date(grant.at)
  const [row] = await tx<[{ found: boolean; granted: boolean }]>`
    with code as (${source}),
    granted as (
      insert into rewards (id, activity, person_id, account_id, type, status, item, facts, period, amount,
        voucher_code_id, reference, issued_at, valid_from, valid_until, payout_at)
      select ${id}::uuid, ${grant.activity}::int, ${grant.personId}::bigint, ${grant.accountId}::bigint, ${grant.type},
        ${grant.status}, ${grant.item}, ${JSON.stringify(grant.facts)}::text::jsonb, ${grant.period},
        ${grant.amount ?? null}::bigint, code.id, ${reference}, ${at}::timestamptz, ${at}::timestamptz,
        ${moment(grant.validUntil)}::timestamptz, ${moment(grant.payoutAt)}::timestamptz
      from code on conflict do nothing returning id, person_id, facts, status),
    audited as (
      insert into audit_entries (subject, subject_id, event, to_status, ${namesOfActColumns(tx)})
      select 'rewards', granted.id::text, 'grant', status,
        ${actColumns(tx, by, tx`jsonb_strip_nulls(jsonb_build_object('code', code.id))`)} from granted, code),
    noticed as (select ${addingIssuedNotice(tx, by.wall)} as added from granted as reward where ${isReady(tx)})
    select exists (select from code) as found, exists (select from granted) as granted,
      (select count(*) from noticed where added) as noticed`
  return { found: row.found, granted: row.granted ? { id, reference } : undefined }
}

/**
 * Grants a reward once: no person and no account gets two of one activity and period. Call it within the transaction
 * that takes the reward's cost.
 *
 * @throws Refused `already_granted`
 */
export const grantReward = async (tx: ISql, grant: Grant, by: By): Promise<Granted> => {
  const { granted } = await write(tx, grant, by, tx`select ${grant.voucherCodeId ?? null}::bigint as id`)
  if (!granted) throw already()
  return granted
}

/**
 * As `grantReward`, with the next free code of the item's pool (`takeCode`), in one statement.
 *
 * @returns undefined if the pool is empty
 * @throws Refused `already_granted`; the code is used then, and the transaction has to be rolled back
 */
export const grantCode = async (
  tx: ISql,
  grant: Omit<Grant, 'voucherCodeId'>,
  by: By,
): Promise<Granted | undefined> => {
  const { found, granted } = await write(tx, grant, by, takingCode(tx, grant, grant.at))
  if (found && !granted) throw already()
  return granted
}
