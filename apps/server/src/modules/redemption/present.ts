import { presentationRenewedBefore } from '@foyer/api/presentation-life'
import type { PresentReply, PresentRequest } from '@foyer/api/presentations'
import type { RewardItem, RewardStatus } from '@foyer/api/rewards'
import type { Texts } from '@foyer/api/texts'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { rewardRows, voucherCodeRows } from '../../engine/relations.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { isCaller, personRows } from '../identity/public.ts'
import { issuePresentation } from './presentations.ts'

/** Limit of presentations: a page polls every few seconds, and several pages may be open. */
const rate = { name: 'present', limit: 120, windowMs: 60_000 }

interface Row {
  readonly person: number
  readonly status: RewardStatus
  readonly item: RewardItem
  readonly reference: string
  readonly tail: string | null
  readonly validUntil: Date | null
  readonly usedAt: Date | null
  readonly merchant: Texts | null
  readonly shownUntil: Date | null
  readonly merchants: Texts[]
}

const voucherOf = async (db: ISql, caller: Caller, { id, shown }: PresentRequest): Promise<Row | undefined> => {
  const [row] = await db<Row[]>`
    select persons.id as person, reward.status, facts as item, reference, code_tail as tail,
      valid_until as "validUntil", used_at as "usedAt", merchants.name as merchant,
      presentations.expires_at as "shownUntil", array(
        select honouring.name from merchants honouring join merchant_items honoured on honouring.id = honoured.merchant_id
        where honoured.activity = reward.activity and honoured.item = reward.item
        order by honouring.name ->> 'en-US') as merchants
    from ${rewardRows(db)} reward join ${personRows(db)} persons on persons.id = person_id
    left join ${voucherCodeRows(db)} code on code.id = voucher_code_id
    left join redemptions on redemptions.reward_id = reward.id
    left join merchants on merchants.id = merchant_id
    left join presentations on presentations.id = ${shown ?? null} and presentations.reward_id = reward.id
    where reward.id = ${id} and type = 'exchange_voucher' and ${isCaller(db, caller)}`
  return row
}

/**
 * Shows a voucher to its owner: its status, and a new code if a counter can scan it and the displayed one must be
 * renewed.
 *
 * @throws Refused `not_found` if there is no such reward or it is another person's; `rate_limited`
 */
export const present = async (context: Context, caller: Caller, request: PresentRequest): Promise<PresentReply> => {
  const { db, secrets, clocks } = context
  const voucher = await voucherOf(db, caller, request)
  if (!voucher) throw new Refused('not_found', 'the caller has no such voucher')
  await limitPerson(context, voucher.person, rate)
  const { item, reference, tail, validUntil, usedAt, merchant, shownUntil, merchants } = voucher
  const [at, wall] = [clocks.business(), clocks.wall()]
  // the job that marks expired vouchers may not have run yet
  const isOver = voucher.status === 'available' && validUntil !== null && validUntil.getTime() <= at
  const status = isOver ? 'expired' : voucher.status
  // a voucher that is entered in the partner's app is never scanned
  const isScanned = item.usedWhere !== 'partner_app'
  const isShown = shownUntil !== null && shownUntil.getTime() - wall > presentationRenewedBefore
  return {
    asOf: at,
    status,
    item,
    reference,
    maskedCode: status === 'pending' ? null : tail,
    validUntil: validUntil?.getTime() ?? null,
    merchants,
    used: usedAt && merchant && { at: usedAt.getTime(), merchant },
    presentation:
      status === 'available' && isScanned && !isShown ? await issuePresentation(db, secrets, request.id, wall) : null,
  }
}
