import type { CarePerson, PersonPage } from '@foyer/api/staff/care'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { revokedTokenRows } from '../../http/signing/revoked.ts'
import { Refused } from '../../refused.ts'
import { clientAccountRows, maskClientNo, maskName } from '../accounts/public.ts'
import { loginTokenRows, maskMobile, personRows, registrationRows, storedMobile } from '../identity/public.ts'
import { countRewards } from '../rewards/public.ts'

interface Row {
  readonly id: number
  readonly code: string
  readonly mobile: Buffer
  readonly since: Date
  readonly suspendedAt: Date | null
  readonly name: Buffer | null
  readonly level: CarePerson['level']
}

type Parts = Pick<Context, 'secrets' | 'clocks'>

const shown = ({ secrets }: Pick<Context, 'secrets'>, row: Row): CarePerson => {
  const e164 = unseal(secrets.dataKey, row.mobile)
  return {
    id: row.code,
    name: row.name && maskName(unseal(secrets.dataKey, row.name)),
    phone: maskMobile(e164),
    region: storedMobile(e164).region,
    level: row.level,
    since: row.since.getTime(),
    suspendedAt: row.suspendedAt?.getTime() ?? null,
  }
}

const readPersons = async (db: ISql, parts: Parts, ids: readonly number[]): Promise<Row[]> => {
  const now = new Date(parts.clocks.wall())
  return db<Row[]>`
    select person.id, user_code as code, mobile_sealed as mobile, created_at as since, suspended_at as "suspendedAt",
      (select name_sealed from ${clientAccountRows(db)} account where account.mobile_hash = person.mobile_hash
        order by account.id desc limit 1) as name,
      case
        when exists (
          select from ${registrationRows(db)} session join ${loginTokenRows(db)} login on registration_id = session.id
          where person_id = person.id and revoked_at is null and login.expires_at > ${now}
            and not exists (select from ${revokedTokenRows(db)} revoked where revoked.jti = login.jti)) then 'login'
        when exists (
          select from ${registrationRows(db)} session
          where person_id = person.id and revoked_at is null and expires_at > ${now}) then 'register'
        else 'none' end as level
    from ${personRows(db)} person
    where person.id = any (${ids}::bigint[]) and erased_at is null
    order by array_position(${ids}::bigint[], person.id)`
}

/** The persons with these ids, masked, in the order of the ids. Erased ones are left out. */
export const personsOf = async (db: ISql, parts: Parts, ids: readonly number[]): Promise<CarePerson[]> =>
  (await readPersons(db, parts, ids)).map((row) => shown(parts, row))

/** The persons of rows, masked, by their ids. Erased ones are left out. */
export const personsById = async (
  db: ISql,
  parts: Parts,
  rows: readonly { readonly personId: number }[],
): Promise<ReadonlyMap<number, CarePerson>> => {
  const found = await readPersons(db, parts, [...new Set(rows.map(({ personId }) => personId))])
  return new Map(found.map((row) => [row.id, shown(parts, row)]))
}

/** The id of the person with a code. @throws Refused `not_found` if there is none, or they were erased */
export const personIdUnder = async (db: ISql, code: string): Promise<number> => {
  const [row] = await db<{ id: number }[]>`
    select id from ${personRows(db)} person where user_code = ${code} and erased_at is null`
  if (!row) throw new Refused('not_found', 'there is no such person')
  return row.id
}

/** The page of a person. @throws Refused `not_found` */
export const pageOf = async (db: ISql, context: Context, personId: number): Promise<PersonPage> => {
  const { secrets, clocks } = context
  const [person] = await personsOf(db, context, [personId])
  if (!person) throw new Refused('not_found', 'there is no such person')
  const accounts = await db<
    { clientNo: Buffer; name: Buffer; type: 'cash' | 'margin'; status: string; openedAt: Date }[]
  >`
    select client_no_sealed as "clientNo", name_sealed as name, account_type as type, status,
      account.created_at as "openedAt"
    from ${clientAccountRows(db)} account join ${personRows(db)} person using (mobile_hash)
    where person.id = ${personId} order by account.id`
  const [sessions] = await db<[{ open: number; lastSeenAt: Date | null }]>`
    select (count(*) filter (where revoked_at is null and expires_at > ${new Date(clocks.wall())}))::int as open,
      max(coalesce(last_used_at, created_at)) as "lastSeenAt"
    from ${registrationRows(db)} session where person_id = ${personId}`
  return {
    person,
    lastSeenAt: sessions.lastSeenAt?.getTime() ?? null,
    sessions: sessions.open,
    accounts: accounts.map(({ clientNo, name, type, status, openedAt }) => ({
      clientNo: maskClientNo(unseal(secrets.dataKey, clientNo)),
      name: maskName(unseal(secrets.dataKey, name)),
      type,
      isSuspended: status !== 'active',
      openedAt: openedAt.getTime(),
    })),
    rewards: await countRewards(db, { personId, accountId: null }, clocks.business()),
  }
}
