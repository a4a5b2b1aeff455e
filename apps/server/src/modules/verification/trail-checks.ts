import { applicationStates } from '@foyer/protocol/machines/offerings'
import {
  cashStates,
  conversionStates,
  giftStates,
  holdStates,
  partnerOrderStates,
  voucherStates,
} from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import type { Check } from './check.ts'

type Machine = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Rows of a table that follow one state machine. */
interface Follower {
  readonly table: 'rewards' | 'partner_orders' | 'conversion_holds' | 'conversions' | 'offering_applications'
  /** the reward type; absent for every row */
  readonly type?: string
  readonly machine: Machine
  /** the state in which a row is created; absent if the audit trail contains the creation */
  readonly initial?: string
}

const followers: readonly Follower[] = [
  { table: 'rewards', type: 'exchange_voucher', machine: voucherStates },
  { table: 'rewards', type: 'cash_return', machine: cashStates },
  { table: 'rewards', type: 'physical_gift', machine: giftStates },
  { table: 'partner_orders', machine: partnerOrderStates, initial: 'queued' },
  { table: 'conversion_holds', machine: holdStates, initial: 'held' },
  { table: 'conversions', machine: conversionStates, initial: 'pending' },
  { table: 'offering_applications', machine: applicationStates, initial: 'submitted' },
]

/** Every step of a machine, as `from event to`. */
const stepsOf = (machine: Machine): string[] =>
  Object.entries(machine).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => `${from} ${event} ${to}`),
  )

/**
 * Rows whose audit trail has a gap, contains a step that the machine does not have, or ends in another state than the
 * row.
 */
const broken = (db: ISql, { table, type, machine, initial }: Follower) => db`
  select format('%s %s is %s, but its audit trail is %s', ${table}::text, id, status, coalesce(audited, 'empty')) as found
  from ${db(table)} as row,
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

const subjects = [...new Set(followers.map(({ table }) => table))]

/** The audit trail of each row leads to the row's state, and no row with audit entries is missing. */
export const trailChecks: readonly Check[] = [
  ...followers.map((follower) => ({
    name: `trail of ${[follower.table, follower.type].filter(Boolean).join(' ')}`,
    find: (db: ISql) => broken(db, follower),
  })),
  {
    name: 'row of a trail',
    find: (db) =>
      subjects
        .map(
          (table) => db`
            select distinct format('%s %s has a trail and is gone', subject, subject_id) as found from audit_entries
            where subject = ${table} and not exists (select from ${db(table)} as row where row.id::text = subject_id)`,
        )
        .reduce((all, one) => db`${all} union all ${one}`),
  },
]
