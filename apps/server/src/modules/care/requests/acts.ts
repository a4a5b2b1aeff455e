import {
  type DataRequest,
  type DataRequestKind,
  dataRequestDays,
  type IdentityCheck,
} from '@foyer/api/staff/data-requests'
import type { ISql, TransactionSql } from 'postgres'
import type { Context } from '../../../context.ts'
import { audit, type StaffActor } from '../../../engine/audit.ts'
import { hongKongTime } from '../../../hong-kong.ts'
import { Refused } from '../../../refused.ts'
import { isSuspendedPerson, lockPersonById, lockSessionsOf } from '../../identity/public.ts'
import { eraseLocked, exportOf } from '../../privacy/public.ts'
import { personIdUnder } from '../person.ts'
import { type RequestRow, requestColumns, shownRequests } from './rows.ts'

const dayMs = 86_400_000

interface Letter {
  readonly id: string
  readonly kind: DataRequestKind
  readonly receivedOn: string
  readonly identity: IdentityCheck
  readonly reason: string
}

const one = async (db: ISql, context: Context, row: RequestRow): Promise<DataRequest> =>
  (await shownRequests(db, context, [row]))[0] as DataRequest

/**
 * Records a letter. A second press within the same day finds the open request of the same kind and letter.
 *
 * @throws Refused `not_found`; `invalid_request` for a day that has not come
 */
export const openRequest = (context: Context, letter: Letter, actor: StaffActor): Promise<DataRequest> =>
  context.db.begin(async (tx) => {
    const wall = context.clocks.wall()
    const { kind, receivedOn, identity, reason } = letter
    if (receivedOn > hongKongTime(wall).date) throw new Refused('invalid_request', 'the letter has not arrived yet')
    const personId = await personIdUnder(tx, letter.id)
    await lockPersonById(tx, personId)
    const [same] = await tx<RequestRow[]>`
      select ${requestColumns(tx)} from data_requests
      where person_id = ${personId} and state = 'open' and kind = ${kind} and received_on = ${receivedOn}::date`
    if (same) return one(tx, context, same)
    const dueOn = new Date(Date.parse(receivedOn) + dataRequestDays * dayMs).toISOString().slice(0, 10)
    const [row] = await tx<[RequestRow]>`
      insert into data_requests (person_id, kind, received_on, due_on, checked_by_way, reason, opened_by, opened_at)
      values (${personId}, ${kind}, ${receivedOn}::date, ${dueOn}::date, ${identity}, ${reason}, ${actor.id},
        ${new Date(wall)})
      returning ${requestColumns(tx)}`
    const detail = { kind, identity, person: personId }
    await audit(tx, { actor, wall, reason, detail, subject: 'data_requests', subjectId: row.id, event: 'open' })
    return one(tx, context, row)
  })

/** Locks an open request. @throws Refused `not_found` if there is none, or it is of another kind */
const lockOpen = async (tx: ISql, id: string, kind?: DataRequestKind): Promise<RequestRow> => {
  const [row] = await tx<RequestRow[]>`
    select ${requestColumns(tx)} from data_requests where id = ${id} and state = 'open' for update`
  if (!row || (kind !== undefined && row.kind !== kind)) throw new Refused('not_found', 'there is no such open request')
  return row
}

interface Act {
  readonly request: string
  readonly reason: string
}

const close = async (
  tx: ISql,
  context: Context,
  { request, reason }: Act,
  state: 'done' | 'refused',
  actor: StaffActor,
): Promise<DataRequest> => {
  const wall = context.clocks.wall()
  const [row] = await tx<[RequestRow]>`
    update data_requests set state = ${state}, closed_by = ${actor.id}, closed_at = ${new Date(wall)}, outcome = ${reason}
    where id = ${request} returning ${requestColumns(tx)}`
  await audit(tx, {
    actor,
    wall,
    reason,
    detail: { state },
    subject: 'data_requests',
    subjectId: request,
    event: 'close',
  })
  return one(tx, context, row)
}

/** Closes an open request. An erasure is done by erasing. @throws Refused `not_found` */
export const closeRequest = (
  context: Context,
  { state, ...act }: Act & { readonly state: 'done' | 'refused' },
  actor: StaffActor,
): Promise<DataRequest> =>
  context.db.begin(async (tx) => {
    const row = await lockOpen(tx, act.request)
    if (row.kind === 'erase' && state === 'done') throw new Refused('invalid_request', 'the person is not erased')
    return close(tx, context, act, state, actor)
  })

/** All data of the person of an open request. The request stays open until the copy is sent. @throws Refused `not_found` */
export const exportUnder = async (context: Context, { request, reason }: Act, actor: StaffActor) => {
  const { db, clocks } = context
  const personId = await db.begin(async (tx) => {
    const row = await lockOpen(tx, request, 'export')
    const entry = { actor, reason, wall: clocks.wall(), detail: { request } }
    await audit(tx, { ...entry, subject: 'persons', subjectId: String(row.personId), event: 'export' })
    return row.personId
  })
  // as it is in the file
  return { data: JSON.parse(JSON.stringify(await exportOf(context, personId))) }
}

const eraseNow = async (tx: TransactionSql, context: Context, act: Act, actor: StaffActor): Promise<DataRequest> => {
  const { personId } = await lockOpen(tx, act.request, 'erase')
  await lockSessionsOf(tx, personId)
  await lockPersonById(tx, personId)
  // the suspension would end with the person, who could sign in as a new one
  if (await isSuspendedPerson(tx, personId)) throw new Refused('erasure_blocked', 'the person is suspended')
  await eraseLocked(context, tx, { personId, key: act.request, actor })
  return close(tx, context, act, 'done', actor)
}

/**
 * Erases the person of an open request, once, and closes it, in one transaction.
 *
 * @throws Refused `not_found`, `erasure_blocked` while a matter is open or the person is suspended, `phone_cooling`
 */
export const eraseUnder = (context: Context, act: Act, actor: StaffActor): Promise<DataRequest> =>
  context.db.begin((tx) => eraseNow(tx, context, act, actor))
