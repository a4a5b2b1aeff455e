import type { CareCashback, careCashbackRequest, clientCashbackRequest } from '@foyer/api/staff/care'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { audit, type StaffActor } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import { accountIdsOf, clientAccountRows, maskClientNo } from '../accounts/public.ts'
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

/**
 * The cashback of the account with a client number, as its owner sees it. The trail has who looked at it and why, and not the
 * number.
 *
 * @throws Refused `not_found` if there is no such account, it takes no part, or not in that month
 */
export const cashbackOfClient = async (
  context: Context,
  { clientNo, month, reason }: z.output<typeof clientCashbackRequest>,
  actor: StaffActor,
): Promise<CareCashback['accounts'][number]> => {
  const { db, secrets, clocks } = context
  const accountId = (await accountIdsOf(db, secrets, [clientNo])).get(clientNo)
  const [registration] = accountId === undefined ? [] : await registrationsUnder(db, [accountId])
  if (!registration) throw new Refused('not_found', 'no account with this number takes part')
  const statement = await cashbackOfAccount(context, registration, month)
  const subject = { subject: 'client_accounts', subjectId: String(accountId) } as const
  await audit(db, { actor, ...subject, event: 'view_cashback', wall: clocks.wall(), reason })
  return { clientNo: maskClientNo(clientNo), statement }
}
