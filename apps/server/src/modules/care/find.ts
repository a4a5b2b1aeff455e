import type { CareQuery, FoundPersons, ShownRefusal } from '@foyer/api/staff/care'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { type Actor, audit, type StaffActor } from '../../engine/audit.ts'
import {
  conversionRows,
  participationRows,
  rewardRows,
  staffAuditRows,
  voucherCodeRows,
} from '../../engine/relations.ts'
import { limitStaff } from '../../http/rate-limit.ts'
import { clientAccountRows, clientNoHashes } from '../accounts/public.ts'
import { personRows, personWithNumber, readMobile } from '../identity/public.ts'
import { devicePersonRows } from '../login/public.ts'
import { personsOf } from './person.ts'
import { searchRate } from './rates.ts'
import { refusalUnder } from './refusals.ts'

/** The most persons of a reply. */
const most = 5
/** Codes with one ending that are compared with a longer one. */
const mostCodes = 500
const dayMs = 86_400_000

type Found = { readonly ids: readonly number[]; readonly refusal?: ShownRefusal | null }
type Of<By extends CareQuery['by']> = Extract<CareQuery, { by: By }>

const idsOf = (rows: readonly { readonly id: number }[]): number[] => [...new Set(rows.map(({ id }) => id))]

/** The person with the number on record, and those who logged in to the account. */
const byClientNo = async (db: ISql, { secrets }: Context, { clientNo }: Of<'clientNo'>): Promise<Found> => {
  const hashes = clientNoHashes(secrets, clientNo.replace(/\s/g, ''))
  const rows = await db<{ id: number }[]>`
    with account as (
      select id, mobile_hash from ${clientAccountRows(db)} account where client_no_hash in ${db(hashes)})
    select id from (
      select person.id, 1 as place from account join ${personRows(db)} person using (mobile_hash)
      union select person_id, 2 from account join ${devicePersonRows(db)} device on account_id = account.id) found
    order by place, id limit ${most + 1}`
  return { ids: idsOf(rows) }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const byReward = async (db: ISql, { reference }: Of<'reward'>): Promise<Found> => {
  if (uuid.test(reference)) {
    const rows = await db<{ id: number }[]>`
      select person_id as id from ${rewardRows(db)} reward where id = ${reference.toLowerCase()}`
    return { ids: idsOf(rows) }
  }
  const spelled = reference.toUpperCase().replace(/\s/g, '')
  const rows = await db<{ id: number }[]>`
    select person_id as id from ${rewardRows(db)} reward where reference = ${spelled}
    union select person_id from ${participationRows(db)} part where reference = ${spelled}
    union select person_id from ${conversionRows(db)} conversion where reference = ${spelled}`
  return { ids: idsOf(rows) }
}

/** Only the last four characters are stored in clear, so a longer ending is compared with the decrypted codes. */
const byVoucher = async (
  db: ISql,
  { secrets }: Context,
  { tail, activity, grantedOn }: Of<'voucher'>,
): Promise<Found> => {
  const spelled = tail.toUpperCase()
  const start = grantedOn === undefined ? 0 : Date.parse(`${grantedOn}T00:00:00+08:00`)
  const rows = await db<{ id: number; sealed: Buffer }[]>`
    select person_id as id, code_sealed as sealed
    from ${voucherCodeRows(db)} code join ${rewardRows(db)} reward on voucher_code_id = code.id
    where code_tail = ${spelled.slice(-4)} and granted_at is not null
      ${activity === undefined ? db`` : db`and reward.activity = ${activity}`}
      ${grantedOn === undefined ? db`` : db`and issued_at >= ${new Date(start)} and issued_at < ${new Date(start + dayMs)}`}
    order by issued_at desc limit ${mostCodes}`
  const isMatch = ({ sealed }: { sealed: Buffer }) =>
    spelled.length <= 4 || unseal(secrets.dataKey, sealed).endsWith(spelled)
  return { ids: idsOf(rows.filter(isMatch)) }
}

/** The refused call, or else the audit entries of the request. */
const byFailure = async (db: ISql, { reference }: Of<'failure'>): Promise<Found> => {
  const spelled = reference.toUpperCase().replace(/\s/g, '')
  const noted = await refusalUnder(db, spelled)
  if (noted) return { ids: noted.personId === null ? [] : [noted.personId], refusal: noted.refusal }
  const rows = await db<{ id: number }[]>`
    select subject_id::bigint as id from ${staffAuditRows(db)} entry
    where reference = ${spelled} and subject = 'persons' and subject_id ~ '^[0-9]{1,18}$' limit ${most + 1}`
  return { ids: idsOf(rows) }
}

const look = async (context: Context, query: CareQuery): Promise<Found> => {
  const { db, secrets } = context
  if (query.by === 'phone') {
    const id = await personWithNumber(db, secrets, readMobile(query.areaCode, query.number).e164)
    return { ids: id === undefined ? [] : [id] }
  }
  if (query.by === 'clientNo') return byClientNo(db, context, query)
  if (query.by === 'reward') return byReward(db, query)
  if (query.by === 'voucher') return byVoucher(db, context, query)
  return byFailure(db, query)
}

/** Records a search for each person that it found, and one without a person that it did not. What was typed is not stored. */
const record = async (
  { db, clocks }: Context,
  { actor, reason, by, ids }: { actor: Actor; reason: string; by: string; ids: readonly number[] },
  staffId: string,
): Promise<void> => {
  const entry = { actor, reason, event: 'find', wall: clocks.wall(), detail: { by, found: ids.length } } as const
  await db.begin(async (tx) => {
    for (const id of ids) await audit(tx, { ...entry, subject: 'persons', subjectId: String(id) })
    if (ids.length === 0) await audit(tx, { ...entry, subject: 'staff_members', subjectId: staffId })
  })
}

/**
 * Finds persons for a member of staff. Each search counts towards the hourly limit of the member and is in the audit
 * trail before anything is returned.
 *
 * @throws Refused `mobile_malformed`, `sms_region_blocked` for what is no phone number; `rate_limited`
 */
export const findPersons = async (
  context: Context,
  { query, reason }: { readonly query: CareQuery; readonly reason: string },
  actor: StaffActor,
): Promise<FoundPersons> => {
  await limitStaff(context, actor.id, searchRate)
  const { ids, refusal = null } = await look(context, query)
  const listed = ids.slice(0, most)
  await record(context, { actor, reason, by: query.by, ids: listed }, actor.id)
  return { people: await personsOf(context.db, context, listed), more: ids.length > most, refusal }
}
