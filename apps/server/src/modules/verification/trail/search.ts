import type { TrailEntry, TrailFilter, TrailPage } from '@foyer/api/staff/trail'
import type { Fragment, ISql, Sql } from 'postgres'
import { ms } from '../../../database/milliseconds.ts'
import { staffAuditRows } from '../../../engine/relations.ts'

/** The most entries of a page. */
export const pageSize = 50

/** Milliseconds after which a search ends without a reply; only filters that match almost nothing come near it. */
const timeLimit = 5_000

/** Kinds of actors that write most entries. The index of the column leaves them out (migration 0195). */
const frequent: readonly TrailFilter['actor'][] = ['person', 'system']

/** The names of members of staff and machine clients, by their ids. An id without a name is shown as it is. */
export type NamesOf = (db: ISql, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

interface Row extends Omit<TrailEntry, 'by'> {
  readonly staffId: string | null
}

interface Cursor {
  readonly id: string
  /** the moment of the entry with all its digits, as SQL writes it */
  readonly at: string
}

/** The largest `bigint` of PostgreSQL. */
const largest = 2n ** 63n - 1n

const cursorOf = async (db: ISql, id: string): Promise<Cursor | undefined> => {
  if (BigInt(id) > largest) return undefined
  const [row] = await db<Cursor[]>`select id::text, at::text from ${staffAuditRows(db)} entry where id = ${id}`
  return row
}

const conditionsOf = (db: ISql, filter: TrailFilter, cursor: Cursor | undefined): Fragment => {
  const { from, until, staff, actor, subject, subjectId, event, reference } = filter
  const conditions = [
    from !== undefined && db`at >= ${new Date(from)}`,
    until !== undefined && db`at < ${new Date(until)}`,
    staff !== undefined && db`staff_id = ${staff}`,
    actor !== undefined && db`actor = ${actor}`,
    // PostgreSQL uses the partial index only for a condition that contains that of the index
    actor !== undefined && !frequent.includes(actor) && db`actor not in ('person', 'system')`,
    subject !== undefined && db`subject = ${subject}`,
    subjectId !== undefined && db`subject_id = ${subjectId}`,
    event !== undefined && db`event = ${event}`,
    reference !== undefined && db`reference = ${reference}`,
    cursor !== undefined && db`(at, id) < (${cursor.at}::timestamptz, ${cursor.id}::bigint)`,
  ].filter((condition) => condition !== false)
  return conditions.reduce((all, one) => db`${all} and ${one}`, db`true`)
}

/** The statement of a search: a page and one entry more. Exported so that a test can explain its plan. */
export const searchStatement = (db: ISql, filter: TrailFilter, cursor?: Cursor) => db<Row[]>`
  select id::text, ${ms(db, 'at')} as at, actor, staff_id as "staffId", subject, subject_id as "subjectId",
    event, from_status as "fromStatus", to_status as "toStatus", reason, reference, detail, (
      select number from audit_seals where last_id >= entry.id order by last_id limit 1) as seal
  from (
    select * from ${staffAuditRows(db)} entry where ${conditionsOf(db, filter, cursor)}
    order by at desc, id desc limit ${db.unsafe(String(pageSize + 1))}) entry
  order by entry.at desc, entry.id::bigint desc`

const readPage = (db: Sql, filter: TrailFilter, before: string | undefined): Promise<Row[]> =>
  db.begin('read only', async (tx) => {
    // the best index depends on the values of the filter
    await tx`select set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('statement_timeout', ${String(timeLimit)}, true)`
    const cursor = before === undefined ? undefined : await cursorOf(tx, before)
    // the entry of the cursor is gone, and so are all older ones
    if (before !== undefined && !cursor) return []
    return searchStatement(tx, filter, cursor)
  }) as Promise<Row[]>

const shown = ({ staffId, ...entry }: Row, names: ReadonlyMap<string, string>): TrailEntry => ({
  ...entry,
  by: staffId === null ? null : { id: staffId, name: names.get(staffId) ?? staffId },
})

/**
 * A page of the audit trail, the newest entries first.
 *
 * @param before id of the last entry of the page before
 * @throws PostgresError if the search takes longer than `timeLimit`; the caller receives `unavailable`
 */
export const searchTrail = async (
  db: Sql,
  { filter, before }: { readonly filter: TrailFilter; readonly before?: string | undefined },
  namesOf: NamesOf,
): Promise<TrailPage> => {
  const rows = await readPage(db, filter, before)
  const page = rows.slice(0, pageSize)
  const ids = [...new Set(page.flatMap(({ staffId }) => staffId ?? []))]
  const names = ids.length === 0 ? new Map<string, string>() : await namesOf(db, ids)
  return {
    entries: page.map((row) => shown(row, names)),
    before: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  }
}
