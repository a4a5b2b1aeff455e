import type { DataRequest, DataRequestsPage } from '@foyer/api/staff/data-requests'
import type { ISql } from 'postgres'
import type { Context } from '../../../context.ts'
import { namesOf } from '../../staff/public.ts'
import { personsById } from '../person.ts'

export interface RequestRow {
  readonly id: string
  readonly personId: number
  readonly kind: DataRequest['kind']
  readonly state: DataRequest['state']
  readonly receivedOn: string
  readonly dueOn: string
  readonly identity: DataRequest['identity']
  readonly reason: string
  readonly openedBy: string
  readonly openedAt: Date
  readonly closedBy: string | null
  readonly closedAt: Date | null
  readonly outcome: string | null
}

export const requestColumns = (db: ISql) => db`
  id, person_id as "personId", kind, state, received_on::text as "receivedOn", due_on::text as "dueOn",
  checked_by_way as identity, reason, opened_by as "openedBy", opened_at as "openedAt", closed_by as "closedBy",
  closed_at as "closedAt", outcome`

/** Requests as staff see them, in the given order. */
export const shownRequests = async (
  db: ISql,
  context: Context,
  rows: readonly RequestRow[],
): Promise<DataRequest[]> => {
  if (rows.length === 0) return []
  const persons = await personsById(db, context, rows)
  const staff = rows.flatMap(({ openedBy, closedBy }) => [openedBy, ...(closedBy ? [closedBy] : [])])
  const names = await namesOf(db, [...new Set(staff)])
  const named = (id: string) => ({ id, name: names.get(id) ?? id })
  return rows.map(({ personId, openedBy, openedAt, closedBy, closedAt, ...facts }) => ({
    ...facts,
    person: persons.get(personId) ?? null,
    openedBy: named(openedBy),
    openedAt: openedAt.getTime(),
    closedBy: closedBy === null ? null : named(closedBy),
    closedAt: closedAt?.getTime() ?? null,
  }))
}

const pageSize = 40

/** A page of open requests, the earliest deadline first, or of closed ones, the latest deadline first. */
export const listRequests = async (
  context: Context,
  { open, after }: { readonly open: boolean; readonly after?: string | undefined },
): Promise<DataRequestsPage> => {
  const { db } = context
  const [due = '', id = ''] = after?.split('_') ?? []
  const behind = open ? db`(due_on, id) > (${due}::date, ${id})` : db`(due_on, id) < (${due}::date, ${id})`
  const rows = await db<RequestRow[]>`
    select ${requestColumns(db)} from data_requests
    where (state = 'open') = ${open} ${after === undefined ? db`` : db`and ${behind}`}
    order by ${open ? db`due_on, id` : db`due_on desc, id desc`} limit ${pageSize + 1}`
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    requests: await shownRequests(db, context, page),
    after: last ? `${last.dueOn}_${last.id}` : null,
  }
}
