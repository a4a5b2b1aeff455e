import type { ProvedChange } from '@foyer/api/phone-change'
import type { ISql } from 'postgres'
import { changeInBatches, pruneInBatches } from '../../database/batches.ts'

/** The owner of a change: a person, and the session that began it. */
export interface Changing {
  readonly personId: number
  readonly sessionId: string
  /** wall clock */
  readonly now: number
}

/** The open change whose old factor was proved in this session and has not expired. */
export const openChange = async (
  db: ISql,
  { personId, sessionId, now }: Changing,
): Promise<(ProvedChange & { accountId: number | null }) | undefined> => {
  const [row] = await db<{ id: string; expires_at: Date; account_id: number | null }[]>`
    select id, expires_at, account_id from phone_changes
    where person_id = ${personId} and session_id = ${sessionId} and status = 'proved' and expires_at > ${new Date(now)}`
  return row && { change: row.id, expiresAt: row.expires_at.getTime(), accountId: row.account_id }
}

/** Deletes changes that were not completed, and numbers that could not be notified before the cooling period ended. */
export const prunePhoneChanges = async (db: ISql, now: number): Promise<void> => {
  await pruneInBatches(db, 'phone_changes', db`status <> 'done' and expires_at < ${new Date(now)}`)
  await changeInBatches(db, 'phone_changes', {
    set: db`old_sealed = null, new_sealed = null`,
    due: db`cooling_until < ${new Date(now)} and (old_sealed is not null or new_sealed is not null)`,
  })
}
