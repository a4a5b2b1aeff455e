import { randomUUID } from 'node:crypto'
import { holdStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import { newReference } from '../../reference.ts'
import { hookOf } from '../hooks.ts'
import { transfer } from '../ledger.ts'
import { spent } from '../points.ts'
import { grantReward } from '../rewards/grant.ts'
import { endOfValidity } from '../rewards/validity.ts'
import type { Surroundings } from '../surroundings.ts'
import { transition } from '../transition.ts'
import { takeCode } from '../voucher-codes.ts'
import type { Hold } from './holds.ts'
import { itemOf } from './offer.ts'
import { fail, succeed } from './settle.ts'

interface Paid {
  readonly rewardId: string
  readonly spendId: string
}

/**
 * Spends the points and grants the voucher to the person. Without a code, the voucher is pending until its partner
 * confirms.
 */
const pay = async (
  { clocks }: Surroundings,
  tx: ISql,
  id: string,
  { activity, personId, offer, facts, cost }: Hold,
  voucherCodeId: number | undefined,
): Promise<Paid> => {
  const at = clocks.business()
  const postings = spent(activity, personId, cost)
  const spendId = await transfer(tx, { kind: 'spend', subject: 'conversions', subjectId: id, at, postings })
  const granted = await grantReward(
    tx,
    {
      activity,
      personId,
      accountId: null,
      type: 'exchange_voucher',
      status: voucherCodeId === undefined ? 'pending' : 'available',
      item: offer,
      facts: itemOf(facts),
      period: `conversion:${id}`,
      ...(voucherCodeId !== undefined && { voucherCodeId }),
      validUntil: endOfValidity(at, facts.validDays),
      at,
    },
    { actor: 'person', wall: clocks.wall() },
  )
  return { rewardId: granted.id, spendId }
}

/**
 * Commits a hold and makes a conversion of it, unless the hold has ended. The conversion takes a voucher code and spends
 * the points. If no code is left, it fails and the points are restored. A partner that has to confirm is called after
 * the transaction commits.
 *
 * @returns the conversion's id; undefined if the hold had ended before
 */
export const convert = async (surroundings: Surroundings, tx: ISql, held: Hold): Promise<string | undefined> => {
  const { clocks } = surroundings
  const row = { table: 'conversion_holds', id: held.id } as const
  if (!(await transition(tx, holdStates, row, 'commit', { actor: 'person', wall: clocks.wall() }))) return undefined
  const id = randomUUID()
  const at = clocks.business()
  const { isConfirmedByPartner, partner } = held.facts
  const { activity, personId, offer: item } = held
  const code = isConfirmedByPartner ? undefined : await takeCode(tx, { activity, item }, at)
  const isDry = code === undefined && !isConfirmedByPartner
  const paid = isDry ? undefined : await pay(surroundings, tx, id, held, code)
  const conversion = {
    id,
    hold_id: held.id,
    activity,
    person_id: personId,
    offer: item,
    cost: held.cost,
    reference: newReference(),
    spend_id: paid?.spendId ?? null,
    reward_id: paid?.rewardId ?? null,
    at: new Date(at),
  }
  await tx`insert into conversions ${tx(conversion)}`
  const by = { actor: 'system', at, wall: clocks.wall() } as const
  if (!paid) await fail(tx, id, 'pool_dry', by)
  else if (!isConfirmedByPartner) await succeed(tx, id, by)
  else
    await hookOf(surroundings, 'orderFromPartner')(surroundings, tx, {
      partner: partner.code,
      rewardId: paid.rewardId,
      passesMobile: partner.needsConsent,
    })
  return id
}
