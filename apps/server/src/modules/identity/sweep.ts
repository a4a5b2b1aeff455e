import type { ISql } from 'postgres'
import { replayLife } from './tickets.ts'

/** Deletes what has ended: tickets, handoff codes, register tokens, and registrations with their socketPwds. */
export const sweepIdentity = async (db: ISql, now: number): Promise<void> => {
  // a ticket used at its last moment is still good for an answer that was lost
  await db`delete from tickets where expires_at < ${new Date(now - replayLife)}`
  await db`delete from handoff_codes where expires_at < ${new Date(now)}`
  await db`delete from register_tokens where expires_at < ${new Date(now)}`
  // the period of persons who are gone is counted from the end of their last registration
  await db`
    with ended as (
      delete from registrations where expires_at < ${new Date(now)} returning person_id, expires_at),
    latest as (select person_id, max(expires_at) as at from ended group by person_id)
    update persons set gone_since = greatest(gone_since, at) from latest where id = person_id`
}
