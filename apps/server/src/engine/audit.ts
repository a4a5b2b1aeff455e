import type { Fragment, ISql } from 'postgres'

/** The kind of actor that did something. It never contains a name or number of a person. */
export type Actor = 'person' | 'system' | 'operator' | 'merchant' | 'partner'

interface Entry {
  readonly actor: Actor
  /** the name of a table, and the key of a row in it */
  readonly subject: string
  readonly subjectId: string
  readonly event: string
  /** wall clock */
  readonly wall: number
  /** nothing that identifies a person */
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/**
 * Writes an entry to the audit trail about an act that is no change of status. `transition` writes the entries of
 * status changes.
 */
export const audit = async (
  db: ISql,
  { actor, subject, subjectId, event, wall, detail = {} }: Entry,
): Promise<void> => {
  await db`
    insert into audit_entries (at, actor, subject, subject_id, event, detail)
    values (${new Date(wall)}, ${actor}, ${subject}, ${subjectId}, ${event}, ${db.json(detail)})`
}

/**
 * The part of a statement that writes an entry for each row of a query, so that the entries of many rows need no round
 * trip of their own. Write it behind `with`.
 *
 * @param rows a query of `subject_id` and `detail` (jsonb)
 */
export const auditEach = (
  db: ISql,
  { actor, subject, event, wall }: Pick<Entry, 'actor' | 'subject' | 'event' | 'wall'>,
  rows: Fragment,
): Fragment => db`
  insert into audit_entries (at, actor, subject, subject_id, event, detail)
  select ${new Date(wall)}, ${actor}, ${subject}, subject_id, ${event}, detail from (${rows}) as entry`
