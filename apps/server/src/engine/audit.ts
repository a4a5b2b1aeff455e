import type { ISql } from 'postgres'

/** Who did something: never a name or a number of a person. */
export type Actor = 'person' | 'system' | 'operator' | 'merchant' | 'partner'

interface Entry {
  readonly actor: Actor
  /** a table, and the key of a row in it */
  readonly subject: string
  readonly subjectId: string
  readonly event: string
  /** wall clock */
  readonly wall: number
  /** nothing that names a person */
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/** Keeps that something was done which is no change of a status; those keep themselves (`transition`). */
export const audit = async (
  db: ISql,
  { actor, subject, subjectId, event, wall, detail = {} }: Entry,
): Promise<void> => {
  await db`
    insert into audit_entries (at, actor, subject, subject_id, event, detail)
    values (${new Date(wall)}, ${actor}, ${subject}, ${subjectId}, ${event}, ${db.json(detail)})`
}
