import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import { pointsExchange } from '../../activity-rules/points-exchange/offers.ts'
import { spent } from '../../activity-rules/points-exchange/points.ts'
import { itemOf } from '../../activity-rules/points-exchange/rule.ts'
import { fail, succeed } from '../../activity-rules/points-exchange/settle.ts'
import type { Context } from '../../context.ts'
import { transfer } from '../../engine/ledger.ts'
import { orderFromPartner } from '../../engine/partner-orders.ts'
import { grantReward } from '../../engine/rewards/grant.ts'
import { takeCode } from '../../engine/voucher-codes.ts'
import { newReference } from '../../reference.ts'
import { addDays, dayOf, momentOf } from '../trading-calendar/public.ts'
import type { HoldRow } from './hold-rows.ts'

/** The midnight in Hong Kong that ends the last valid day of a voucher. */
const endOf = (at: number, validDays: number): number => momentOf(addDays(dayOf(at), validDays), 24 * 60)

interface Paid {
  readonly rewardId: string
  readonly spendId: string
}

/**
 * Spends the points and grants the voucher to the person. Without a code, the voucher is pending until its partner
 * confirms.
 */
const pay = async (
  { clocks }: Context,
  tx: ISql,
  id: string,
  { person_id: personId, offer, facts, cost }: HoldRow,
  voucherCodeId: number | undefined,
): Promise<Paid> => {
  const at = clocks.business()
  const postings = spent(personId, cost)
  const spendId = await transfer(tx, { kind: 'spend', subject: 'conversions', subjectId: id, at, postings })
  const granted = await grantReward(
    tx,
    {
      activity: pointsExchange,
      personId,
      accountId: null,
      type: 'exchange_voucher',
      status: voucherCodeId === undefined ? 'pending' : 'available',
      item: offer,
      facts: itemOf(facts),
      period: `conversion:${id}`,
      ...(voucherCodeId !== undefined && { voucherCodeId }),
      validUntil: endOf(at, facts.validDays),
      at,
    },
    { actor: 'person', wall: clocks.wall() },
  )
  return { rewardId: granted.id, spendId }
}

/**
 * Makes a conversion of a hold that was just committed. It takes a voucher code and spends the points. If no code is
 * left, the conversion fails and the points are restored. A partner that has to confirm is called after the transaction
 * commits.
 *
 * @returns the conversion's id
 */
export const convert = async (context: Context, tx: ISql, held: HoldRow): Promise<string> => {
  const { clocks } = context
  const id = randomUUID()
  const at = clocks.business()
  const { isConfirmedByPartner, partner } = held.facts
  const code = isConfirmedByPartner ? undefined : await takeCode(tx, { activity: pointsExchange, item: held.offer }, at)
  const isDry = code === undefined && !isConfirmedByPartner
  const paid = isDry ? undefined : await pay(context, tx, id, held, code)
  const row = {
    id,
    hold_id: held.id,
    activity: pointsExchange,
    person_id: held.person_id,
    offer: held.offer,
    cost: held.cost,
    reference: newReference(),
    spend_id: paid?.spendId ?? null,
    reward_id: paid?.rewardId ?? null,
    at: new Date(at),
  }
  await tx`insert into conversions ${tx(row)}`
  const by = { actor: 'system', at, wall: clocks.wall() } as const
  if (!paid) await fail(tx, id, 'pool_dry', by)
  else if (!isConfirmedByPartner) await succeed(tx, id, by)
  else
    await orderFromPartner(context, tx, {
      partner: partner.code,
      rewardId: paid.rewardId,
      passesMobile: partner.needsConsent,
    })
  return id
}
