import type { ISql } from 'postgres'
import { changeInBatches } from '../../database/batches.ts'

const day = 86_400_000

/** Starts the retention period of persons without sessions who left before the time was recorded. */
export const recordInactive = async (db: ISql, wall: number): Promise<void> => {
  await changeInBatches(db, 'persons', {
    set: db`gone_since = ${new Date(wall)}`,
    due: db`gone_since is null and erased_at is null and created_at <= ${new Date(wall - day)}
      and not exists (select from registrations where person_id = persons.id)`,
  })
}

/**
 * Persons whose last session ended before a moment, without suspended ones, who could otherwise sign in again as new
 * persons: first those whose erasure was not tried yet, then by the time of the
 * last try.
 *
 * @param limit how many at most
 */
export const inactiveSince = async (db: ISql, before: Date, limit: number): Promise<number[]> => {
  const rows = await db<{ id: number }[]>`
    select id from persons
    where erased_at is null and suspended_at is null and gone_since <= ${before}
      and not exists (select from registrations where person_id = persons.id)
    order by forgetting_tried_at nulls first, id limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Records that the erasure of a person was tried. */
export const noteErasureTry = async (db: ISql, personId: number, wall: number): Promise<void> => {
  await db`update persons set forgetting_tried_at = ${new Date(wall)} where id = ${personId}`
}

/** Locks a person without sessions. @returns false if they are erased or suspended, or have signed in meanwhile */
export const lockInactive = async (tx: ISql, personId: number): Promise<boolean> => {
  const [still] = await tx`
    select from persons where id = ${personId} and erased_at is null and suspended_at is null
      and not exists (select from registrations where person_id = ${personId}) for update`
  return still !== undefined
}
