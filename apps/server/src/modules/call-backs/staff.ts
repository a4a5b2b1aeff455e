import type { StaffCallBack, StaffCallBacksPage } from '@foyer/api/staff/call-backs'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { ms } from '../../database/milliseconds.ts'
import { audit, type StaffActor } from '../../engine/audit.ts'
import { addNotice } from '../../engine/notices/add-notice.ts'
import { Refused } from '../../refused.ts'
import { personsById } from '../care/public.ts'
import { maskMobile } from '../identity/public.ts'
import { namesOf } from '../staff/public.ts'

type Row = Omit<StaffCallBack, 'person' | 'number' | 'closedBy'> & {
  readonly personId: number
  readonly number: Buffer
  readonly closedBy: string | null
}

const columns = (db: ISql) => db`
  id, person_id as "personId", state, topic, language, number_sealed as number, is_other_number as "isOtherNumber",
  note_sealed is not null as "hasNote", ${ms(db, 'window_from')} as "from", ${ms(db, 'window_to')} as "to",
  ${ms(db, 'created_at')} as at, ${ms(db, 'closed_at')} as "closedAt", closed_by as "closedBy", outcome`

/** Requests as staff see them, in the given order. */
const shown = async (db: ISql, context: Context, rows: readonly Row[]): Promise<StaffCallBack[]> => {
  if (rows.length === 0) return []
  const persons = await personsById(db, context, rows)
  const names = await namesOf(db, [...new Set(rows.flatMap(({ closedBy }) => closedBy ?? []))])
  return rows.map(({ personId, number, closedBy, ...facts }) => ({
    ...facts,
    person: persons.get(personId) ?? null,
    number: maskMobile(unseal(context.secrets.dataKey, number)),
    closedBy: closedBy === null ? null : { id: closedBy, name: names.get(closedBy) ?? closedBy },
  }))
}

const pageSize = 40

/** A page of open requests, the earliest window first, or of closed ones, the latest first. Withdrawn ones are left out. */
export const listCallBacks = async (
  context: Context,
  { open, after }: { readonly open: boolean; readonly after?: string | undefined },
): Promise<StaffCallBacksPage> => {
  const { db, clocks } = context
  const [at = '0', id = ''] = after?.split('_') ?? []
  const place = open ? db`window_from` : db`closed_at`
  const behind = open
    ? db`(${place}, id) > (${new Date(Number(at))}, ${id}::uuid)`
    : db`(${place}, id) < (${new Date(Number(at))}, ${id}::uuid)`
  const rows = await db<Row[]>`
    select ${columns(db)} from call_backs
    where ${open ? db`state = 'open'` : db`state in ('reached', 'missed')`}
      ${after === undefined ? db`` : db`and ${behind}`}
    order by ${open ? db`window_from, id` : db`closed_at desc, id desc`} limit ${pageSize + 1}`
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    callBacks: await shown(db, context, page),
    after: last ? `${open ? last.from : last.closedAt}_${last.id}` : null,
    asOf: clocks.business(),
  }
}

interface Act {
  readonly callBack: string
  readonly reason: string
}

/** The number and the note of a request, decrypted. The audit trail has neither. @throws Refused `not_found` */
export const revealCallBack = (
  { db, clocks, secrets }: Context,
  { callBack, reason }: Act,
  actor: StaffActor,
): Promise<{ number: string; note: string | null }> =>
  db.begin(async (tx) => {
    const [row] = await tx<{ number: Buffer; note: Buffer | null }[]>`
      select number_sealed as number, note_sealed as note from call_backs where id = ${callBack}`
    if (!row) throw new Refused('not_found', 'there is no such request')
    const entry = { subject: 'call_backs', subjectId: callBack, event: 'reveal' } as const
    await audit(tx, { ...entry, actor, reason, wall: clocks.wall() })
    return {
      number: unseal(secrets.dataKey, row.number),
      note: row.note && unseal(secrets.dataKey, row.note),
    }
  })

/** Closes an open request and notifies its person, in one transaction. @throws Refused `not_found` */
export const closeCallBack = (
  context: Context,
  { callBack, state, reason }: Act & { readonly state: 'reached' | 'missed' },
  actor: StaffActor,
): Promise<StaffCallBack> =>
  context.db.begin(async (tx) => {
    const wall = context.clocks.wall()
    const [row] = await tx<Row[]>`
      update call_backs set state = ${state}, closed_by = ${actor.id}, closed_at = ${new Date(wall)}, outcome = ${reason}
      where id = ${callBack} and state = 'open' returning ${columns(tx)}`
    if (!row) throw new Refused('not_found', 'there is no such open request')
    const entry = { subject: 'call_backs', subjectId: callBack, event: 'close', detail: { state } } as const
    await audit(tx, { ...entry, actor, reason, wall })
    const facts = { request: callBack, at: wall, isMissed: state === 'missed' }
    await addNotice(tx, { personId: row.personId, kind: 'call_back', key: callBack, facts, wall })
    return (await shown(tx, context, [row]))[0] as StaffCallBack
  })
