import type { CareCashback, careCashbackRequest } from '@foyer/api/staff/care'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { audit, type StaffActor } from '../../engine/audit.ts'
import { clientAccountRows, maskClientNo } from '../accounts/public.ts'
import { cashbackOfAccount, registrationsUnder } from '../cashback/public.ts'
import { personRows } from '../identity/public.ts'

/** The most accounts of a person whose cashback is shown. */
const most = 10

/**
 * The cashback of each account under the person's number, as its owner sees it, with the client number masked. The trail has who
 * looked at it.
 *
 * @throws Refused `not_found` for a month in which the account does not take part
 */
export const cashbackUnder = async (
  context: Context,
  personId: number,
  { account: wanted, month }: Pick<z.output<typeof careCashbackRequest>, 'account' | 'month'>,
  actor: StaffActor,
): Promise<CareCashback> => {
  const { db, secrets, clocks } = context
  const accounts = await db<{ id: number; clientNo: Buffer }[]>`
    select account.id, client_no_sealed as "clientNo"
    from ${personRows(db)} person join ${clientAccountRows(db)} account using (mobile_hash)
    where person.id = ${personId} order by account.id`
  const registrations = await registrationsUnder(
    db,
    accounts.map(({ id }) => id),
  )
  const shown = []
  for (const registration of registrations.slice(0, most)) {
    const sealed = accounts.find(({ id }) => id === registration.accountId)?.clientNo
    if (!sealed) continue
    const isWanted = registration.reference === wanted
    shown.push({
      clientNo: maskClientNo(unseal(secrets.dataKey, sealed)),
      statement: await cashbackOfAccount(context, registration, isWanted ? month : undefined),
    })
  }
  const subject = { subject: 'persons', subjectId: String(personId) } as const
  await audit(db, { actor, ...subject, event: 'view_cashback', wall: clocks.wall() })
  return { accounts: shown }
}
