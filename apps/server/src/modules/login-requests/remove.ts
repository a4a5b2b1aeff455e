import type { ISql } from 'postgres'
import { pruneInBatches } from '../../database/batches.ts'
import type { RemoveBeginnings } from '../../module.ts'

/** Deletes the requests that a person began or opened. @param but that of this session remains */
export const removeRequests: RemoveBeginnings = async (tx, personId, but) => {
  const others = but === undefined ? tx`` : tx`and session_id <> ${but}`
  await tx`delete from login_requests where (person_id = ${personId} or desktop_person_id = ${personId}) ${others}`
}

/** Deletes expired requests. */
export const pruneRequests = (db: ISql, now: number): Promise<unknown> =>
  pruneInBatches(db, 'login_requests', db`expires_at < ${new Date(now)}`)
