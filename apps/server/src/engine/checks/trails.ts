import type { Fragment, ISql } from 'postgres'
import type { Check } from './check.ts'

/** The rows of a table, or those of one type, that follow one state machine. */
export interface Trail {
  /** the table, which is also the subject of the audit entries */
  readonly table: string
  /** a subquery of all rows of the table: `id`, `status`, and `type` if it has types */
  readonly rows: (db: ISql) => Fragment
  /** the only type that follows the machine; absent for every row */
  readonly type?: string
  readonly machine: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** the state in which a row is created; absent if the audit trail contains the creation */
  readonly initial?: string
}

/** Every step of a machine, as `from event to`. */
const stepsOf = (machine: Trail['machine']): string[] =>
  Object.entries(machine).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => `${from} ${event} ${to}`),
  )

/**
 * Rows whose audit trail has a gap, contains a step that the machine does not have, or ends in another state than the
 * row.
 */
const broken = (db: ISql, { table, rows, type, machine, initial }: Trail) => db`
  select format('%s %s is %s, but its audit trail is %s', ${table}::text, id, status, coalesce(audited, 'empty')) as found
  from ${rows(db)} as row,
    lateral (
      select string_agg(coalesce(from_status, '') || '>' || to_status, ' ' order by at) as audited,
        coalesce((array_agg(to_status order by at desc))[1], ${initial ?? null}) as reached,
        coalesce(bool_and(coalesce(from_status, '') = coalesce(before, ${initial ?? ''})
          and ((before is null and ${initial === undefined})
            or concat_ws(' ', from_status, event, to_status) = any (${stepsOf(machine)}))), true) as follows
      from (
        select id as at, event, from_status, to_status, lag(to_status) over (order by id) as before
        from audit_entries
        where subject = ${table} and subject_id = row.id::text and to_status is not null) entries) trail
  where ${type === undefined ? db`true` : db`type = ${type}`}
    and (reached is distinct from status or not follows)`

/** Audit entries of a table whose row does not exist. */
const orphans = (db: ISql, { table, rows }: Trail) => db`
  select distinct format('%s %s has a trail and is gone', subject, subject_id) as found from audit_entries
  where subject = ${table} and not exists (select from ${rows(db)} as row where row.id::text = subject_id)`

/** The audit trail of each row leads to the row's state, and no row with audit entries is missing. */
export const trailChecks = (trails: readonly Trail[]): readonly Check[] => [
  ...trails.map((trail) => ({
    name: `trail of ${[trail.table, trail.type].filter(Boolean).join(' ')}`,
    find: (db: ISql) => broken(db, trail),
  })),
  {
    name: 'row of a trail',
    find: (db) =>
      [...new Map(trails.map((trail) => [trail.table, trail])).values()]
        .map((trail) => orphans(db, trail))
        .reduce((all, one) => db`${all} union all ${one}`),
  },
]
