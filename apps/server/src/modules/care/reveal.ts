import type { DeliveryAddress } from '@foyer/api/addresses'
import type { Revealable } from '@foyer/api/staff/care'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { audit, type StaffActor } from '../../engine/audit.ts'
import { rewardRows } from '../../engine/relations.ts'
import { limitStaff } from '../../http/rate-limit.ts'
import { clientAccountRows } from '../accounts/public.ts'
import { openAddress, shipmentRows } from '../gifts/public.ts'
import { mobileOf, personRows } from '../identity/public.ts'
import { personIdUnder } from './person.ts'
import { revealRate } from './rates.ts'

const ofAccounts = async (db: ISql, { secrets }: Context, personId: number, column: string): Promise<string[]> => {
  const rows = await db<{ sealed: Buffer }[]>`
    select ${db(column)} as sealed
    from ${clientAccountRows(db)} account join ${personRows(db)} person using (mobile_hash)
    where person.id = ${personId} order by account.id`
  return [...new Set(rows.map(({ sealed }) => unseal(secrets.dataKey, sealed)))]
}

const lineOf = (address: DeliveryAddress): string => {
  const { name, areaCode, mobileNo, place: _, ...parts } = address
  const lines = Object.values(parts)
    .flat()
    .filter((part) => part !== undefined && part !== '')
  return `${name}, +${areaCode} ${mobileNo}, ${lines.join(', ')}`
}

const addressesOf = async (db: ISql, { secrets }: Context, personId: number): Promise<string[]> => {
  const rows = await db<{ sealed: Buffer }[]>`
    select address_sealed as sealed
    from ${shipmentRows(db)} shipment join ${rewardRows(db)} reward on reward.id = reward_id
    where person_id = ${personId} and address_sealed is not null order by issued_at desc limit 20`
  return [...new Set(rows.map(({ sealed }) => lineOf(openAddress(secrets, sealed))))]
}

const readers: Readonly<Record<Revealable, (db: ISql, context: Context, personId: number) => Promise<string[]>>> = {
  phone: async (db, { secrets }, personId) => [await mobileOf(db, secrets, personId)],
  names: (db, context, personId) => ofAccounts(db, context, personId, 'name_sealed'),
  clientNumbers: (db, context, personId) => ofAccounts(db, context, personId, 'client_no_sealed'),
  addresses: addressesOf,
}

/**
 * One kind of personal data of a person, decrypted. The audit trail has the reason and the kind, and no value.
 *
 * @throws Refused `not_found`, `rate_limited`
 */
export const reveal = async (
  context: Context,
  { id, what, reason }: { readonly id: string; readonly what: Revealable; readonly reason: string },
  actor: StaffActor,
): Promise<{ values: string[] }> => {
  await limitStaff(context, actor.id, revealRate)
  const { db, clocks } = context
  const personId = await personIdUnder(db, id)
  return db.begin(async (tx) => {
    const values = await readers[what](tx, context, personId)
    await audit(tx, {
      actor,
      subject: 'persons',
      subjectId: String(personId),
      event: 'reveal',
      wall: clocks.wall(),
      reason,
      detail: { what, values: values.length },
    })
    return { values }
  })
}
