import type { PartnerVoucher, PartnerVoucherReply, PartnerVoucherStatus } from '@foyer/api/partners'
import type { RewardItem } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import { ruleOf } from '../../activity-rules/rules.ts'
import { rewardRows, voucherCodeRows } from '../../engine/relations.ts'
import { stockOf } from '../../engine/stock.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { isCaller, personRows } from '../identity/public.ts'

interface Row {
  id: string
  status: 'pending' | 'available' | 'used' | 'expired' | 'revoked'
  facts: RewardItem
  reference: string
  issued_at: Date
  valid_until: Date | null
  code_tail: string | null
  ordered: 'queued' | 'delivered' | 'refused'
  passes_mobile: boolean
}

/** The status as shown: a voucher past its end is expired, even before the job marks it. */
const statusOf = ({ status, ordered, valid_until }: Row, at: number): PartnerVoucherStatus => {
  if (status === 'pending') return 'queued'
  if (status === 'revoked') return ordered === 'refused' ? 'refused' : 'revoked'
  return status === 'available' && valid_until && valid_until.getTime() <= at ? 'expired' : status
}

const wire = (row: Row, at: number): PartnerVoucher => {
  const status = statusOf(row, at)
  return {
    id: row.id,
    status,
    item: row.facts,
    maskedCode: status === 'queued' || status === 'refused' ? null : row.code_tail,
    reference: row.reference,
    claimedAt: row.issued_at.getTime(),
    validUntil: row.valid_until?.getTime() ?? null,
    passesMobile: row.passes_mobile,
  }
}

/** The remaining codes of the item that joining an activity grants. */
const poolOf = async (db: ISql, activity: number) => {
  const item = ruleOf(activity)?.grants.find(({ type, on }) => type === 'exchange_voucher' && on.kind === 'join')?.item
  return item == null ? null : ((await stockOf(db, activity)).get(item) ?? null)
}

/** The caller's voucher of an activity that orders from a partner, and the remaining codes. */
export const voucherOf = async (
  db: ISql,
  caller: Caller,
  activity: number,
  at: number,
): Promise<PartnerVoucherReply> => {
  const [row] = await db<Row[]>`
    select reward.id, reward.status, facts, reference, issued_at, valid_until, code_tail,
      partner_orders.status as ordered,
      passes_mobile and coalesce((
        select agreed from partner_consents
        where person_id = persons.id and partner = partner_orders.partner and partner_consents.activity = ${activity}
        order by partner_consents.id desc limit 1), true) as passes_mobile
    from ${personRows(db)} persons
    join ${rewardRows(db)} reward on person_id = persons.id and activity = ${activity} and period = ''
    join partner_orders on reward_id = reward.id
    left join ${voucherCodeRows(db)} code on code.id = voucher_code_id
    where ${isCaller(db, caller)}`
  return { asOf: at, voucher: row ? wire(row, at) : null, pool: await poolOf(db, activity) }
}
