import type { ActName, ActSubject } from '@foyer/api/staff/act-names'
import type { Fragment, ISql, JSONValue } from 'postgres'

/** A member of staff or a machine client. */
export interface StaffActor {
  readonly kind: 'staff' | 'machine'
  readonly id: string
  /** of the request, as a person sees it with a failure; null outside a request */
  readonly reference: string | null
}

/** A person at the command line, or a caller with the operator's token. */
interface Operator {
  readonly kind: 'operator'
  /** the name that the person gave with `--by`; a caller with the token has none */
  readonly by?: string
  readonly reference?: string | null
}

/**
 * Who did something. Members of staff, machine clients and operators are values that a caller passes in one piece; of
 * the others only the kind is recorded, and never a name or number of a person.
 */
export type Actor = 'person' | 'system' | 'merchant' | 'partner' | StaffActor | Operator

/** Nothing that identifies a person. */
export type Detail = Readonly<Record<string, string | number | boolean>>

/** Values that an act changed, by name. Nothing that identifies a person. */
export type Values = Readonly<Record<string, JSONValue>>

/** The parts of an entry that acts and changes of status have in common. */
export interface Act {
  readonly actor: Actor
  /** wall clock */
  readonly wall: number
  readonly detail?: Detail
  /** as the member of staff wrote it */
  readonly reason?: string
  /** the values before and after, if the act changed values */
  readonly change?: { readonly before: Values; readonly after: Values }
}

interface Entry extends Act {
  /** the name of a table, and the key of a row in it */
  readonly subject: ActSubject
  readonly subjectId: string
  readonly event: ActName
}

/** The kind of an actor, as the column `actor` has it. */
export const kindOf = (actor: Actor): string => (typeof actor === 'string' ? actor : actor.kind)

/** The values of the columns that describe who acted and why. */
const columnsOf = ({ actor, wall, detail, reason, change }: Act) => {
  const named = typeof actor === 'string' ? undefined : actor
  const by = named?.kind === 'operator' && named.by !== undefined ? { by: named.by } : {}
  return {
    at: new Date(wall),
    kind: kindOf(actor),
    staffId: named && named.kind !== 'operator' ? named.id : null,
    reason: reason ?? null,
    reference: named?.reference ?? null,
    detail: { ...detail, ...change, ...by },
  }
}

/** The columns of `audit_entries` that `actColumns` and a detail fill, in this order. */
export const namesOfActColumns = (db: ISql): Fragment => db`at, actor, staff_id, reason, reference, detail`

/** The values of the columns `namesOfActColumns`. @param detail of each row, a jsonb value that is added to that of the act */
export const actColumns = (db: ISql, act: Act, detail: Fragment = db`'{}'::jsonb`): Fragment => {
  const { at, kind, staffId, reason, reference, detail: common } = columnsOf(act)
  return db`${at}::timestamptz, ${kind}::text, ${staffId}::text, ${reason}::text, ${reference}::text,
    ${db.json(common)}::jsonb || ${detail}`
}

/**
 * Writes an entry to the audit trail about an act that is no change of status. `transition` writes the entries of
 * status changes.
 */
export const audit = async (db: ISql, { subject, subjectId, event, ...act }: Entry): Promise<void> => {
  await db`
    insert into audit_entries (subject, subject_id, event, ${namesOfActColumns(db)})
    values (${subject}, ${subjectId}, ${event}, ${actColumns(db, act)})`
}

/**
 * The part of a statement that writes an entry for each row of a query, so that the entries of many rows need no round
 * trip of their own. Write it behind `with`.
 *
 * @param rows a query of `subject_id` and `detail` (jsonb)
 */
export const auditEach = (
  db: ISql,
  { subject, event, ...act }: Omit<Entry, 'subjectId' | 'detail'>,
  rows: Fragment,
): Fragment => db`
  insert into audit_entries (subject, subject_id, event, ${namesOfActColumns(db)})
  select ${subject}, subject_id, ${event}, ${actColumns(db, act, db`entry.detail`)} from (${rows}) as entry`
