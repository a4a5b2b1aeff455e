import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { Refused } from '../../refused.ts'
import { eraseLocked } from './erase.ts'
import { beginningsOf, day } from './retention.ts'

/** Persons per run; the run of the next night processes the others. */
const atOnce = 500

/** Starts the period of persons who left before the time was recorded. */
const recordInactive = (db: ISql, wall: number) => db`
  update persons set gone_since = ${new Date(wall)}
  where gone_since is null and erased_at is null and created_at <= ${new Date(wall - day)}
    and not exists (select from registrations where person_id = persons.id)`

/**
 * Erases persons who have not signed in for the period of `persons`, counted from the end of their last registration
 * (REL-15). A person with an open matter is retained until it is closed.
 */
export const eraseInactive = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  await recordInactive(db, clocks.wall())
  const before = (await beginningsOf(db, clocks.wall()))('persons')
  const gone = await db<{ id: number }[]>`
    select id from persons
    where erased_at is null and gone_since <= ${before}
      and not exists (select from registrations where person_id = persons.id)
    order by forgetting_tried_at nulls first, id limit ${atOnce}`
  await attemptAll(gone, async ({ id }) => {
    await db`update persons set forgetting_tried_at = ${new Date(clocks.wall())} where id = ${id}`
    await db
      .begin(async (tx) => {
        const [still] = await tx`
          select from persons where id = ${id} and erased_at is null
            and not exists (select from registrations where person_id = ${id}) for update`
        if (still) await eraseLocked(context, tx, { personId: id, key: randomUUID(), actor: 'system' })
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
  })
}
