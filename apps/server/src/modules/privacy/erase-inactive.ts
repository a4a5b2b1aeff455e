import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { Refused } from '../../refused.ts'
import { inactiveSince, lockInactive, noteErasureTry, recordInactive } from '../identity/public.ts'
import { eraseLocked } from './erase.ts'
import { beginningsOf } from './retention.ts'

/** Persons per run; the run of the next night processes the others. */
const atOnce = 500

/**
 * Erases persons who have not signed in for the period of `persons`, counted from the end of their last registration
 * (REL-15). A person with an open matter is retained until it is closed.
 */
export const eraseInactive = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  await recordInactive(db, clocks.wall())
  const before = (await beginningsOf(db, clocks.wall()))('persons')
  await attemptAll(await inactiveSince(db, before, atOnce), async (personId) => {
    await noteErasureTry(db, personId, clocks.wall())
    await db
      .begin(async (tx) => {
        if (await lockInactive(tx, personId))
          await eraseLocked(context, tx, { personId, key: randomUUID(), actor: 'system' })
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
  })
}
