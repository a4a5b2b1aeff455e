import type { ActName, ActSubject } from '@foyer/api/staff/act-names'
import { type EventOf, next, type StateOf, statesFor } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import { type Act, actColumns, namesOfActColumns } from './audit.ts'

/** A row that follows a state machine, in a table of the caller's module. The table has `id` and `status`. */
interface Row {
  readonly table: ActSubject
  readonly id: string
}

/** Who changes a row, when and why. */
export type Circumstances = Act

export type Machine = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Applies an event to one row's state machine, from any state in which the event is valid, and writes an audit entry in
 * the same transaction. Of two concurrent calls only one succeeds.
 *
 * @returns the new state; undefined if the event is not valid in the row's state, and nothing was changed
 */
export const transition = async <M extends Machine>(
  db: ISql,
  machine: M,
  { table, id }: Row,
  event: EventOf<M> & ActName,
  by: Circumstances,
): Promise<StateOf<M> | undefined> => {
  const from = statesFor(machine, event)
  const to = from.map((state) => next(machine, state, event) ?? state)
  const [moved] = await db<{ status: StateOf<M> }[]>`
    with moved as (
      update ${db(table)} as row set status = step.target
      from unnest(${from as string[]}::text[], ${to as string[]}::text[]) as step (source, target)
      where row.id = ${id} and row.status = step.source
      returning step.source, step.target),
    audited as (
      insert into audit_entries (subject, subject_id, event, from_status, to_status, ${namesOfActColumns(db)})
      select ${table}, ${id}, ${event}, source, target, ${actColumns(db, by)} from moved)
    select target as status from moved`
  return moved?.status
}

/**
 * Applies an event to each of many rows whose ids are UUIDs, with an audit entry for each, in one statement. A row
 * whose state does not admit its event does not change.
 *
 * @returns how many rows changed
 */
export const transitionEach = async <M extends Machine>(
  db: ISql,
  machine: M,
  table: ActSubject,
  rows: readonly { readonly id: string; readonly event: EventOf<M> & ActName }[],
  by: Circumstances,
): Promise<number> => {
  const steps = [...new Set(rows.map(({ event }) => event))].flatMap((event) =>
    statesFor(machine, event).map((state) => ({ event, from: state, to: next(machine, state, event) ?? state })),
  )
  const [moved] = await db<[{ many: number }]>`
    with requested as (
      select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ event }) => event as string)}::text[])
        as requested (id, event)),
    moved as (
      update ${db(table)} as row set status = step.target
      from requested join unnest(${steps.map(({ event }) => event as string)}::text[],
        ${steps.map(({ from }) => from as string)}::text[], ${steps.map(({ to }) => to as string)}::text[])
        as step (event, source, target) using (event)
      where row.id = requested.id and row.status = step.source
      returning row.id, requested.event, step.source, step.target),
    audited as (
      insert into audit_entries (subject, subject_id, event, from_status, to_status, ${namesOfActColumns(db)})
      select ${table}, id::text, event, source, target, ${actColumns(db, by)} from moved)
    select count(*)::int as many from moved`
  return moved.many
}
