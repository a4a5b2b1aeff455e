import type { TimelineEvent } from '@foyer/api/staff/care'
import type { Fragment, ISql } from 'postgres'

/** An event of a person's timeline as the database returns it. */
export interface EventRow extends Omit<TimelineEvent, 'by' | 'at'> {
  readonly at: Date
  /** the member of staff who acted */
  readonly staffId: string | null
}

type Column = keyof EventRow

/** The types of the columns that may be null. */
const optional = {
  name: 'jsonb',
  reference: 'text',
  route: 'text',
  toStatus: 'text',
  staffId: 'text',
  reason: 'text',
} as const satisfies Partial<Record<Column, string>>

type Optional = keyof typeof optional
type Columns = Readonly<Record<Exclude<Column, Optional>, Fragment> & Partial<Record<Optional, Fragment>>>

const orNull = (db: ISql, columns: Partial<Record<Optional, Fragment>>, column: Optional): Fragment =>
  columns[column] ?? db.unsafe(`null::${optional[column]}`)

/**
 * A query of events of a timeline.
 *
 * @param from what follows `from`
 * @param columns expressions; `key` has a prefix of the source, so that no two sources have the same key
 */
export const events = (db: ISql, from: Fragment, columns: Columns): Fragment => db`
  select date_trunc('milliseconds', ${columns.at}) as at, ${columns.key} as key, ${columns.kind} as kind,
    ${columns.event} as event, ${orNull(db, columns, 'name')} as name, ${orNull(db, columns, 'reference')} as reference,
    ${orNull(db, columns, 'route')} as route, ${orNull(db, columns, 'toStatus')} as "toStatus",
    ${orNull(db, columns, 'staffId')} as "staffId", ${orNull(db, columns, 'reason')} as reason
  from ${from}`

/** A query of entries of the audit trail, which `from` names `entry`. Each entry belongs to one source. */
export const auditEvents = (
  db: ISql,
  from: Fragment,
  columns: Pick<Columns, 'kind' | 'name' | 'reference'> & { readonly event?: Fragment },
): Fragment =>
  events(db, from, {
    ...{ at: db`entry.at`, key: db`'audit:' || entry.id`, event: db`entry.event` },
    ...{ toStatus: db`entry.to_status`, staffId: db`entry.staff_id`, reason: db`entry.reason` },
    ...columns,
  })
