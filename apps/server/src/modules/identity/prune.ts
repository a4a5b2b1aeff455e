import type { ISql } from 'postgres'
import { replayLife } from './tickets.ts'

/** Deletes expired tickets, handoff codes and register tokens, and expired registrations with their socketPwds. */
export const pruneIdentity = async (db: ISql, now: number): Promise<void> => {
  // a ticket used at its last moment can still be repeated after a lost answer
  await db`delete from tickets where expires_at < ${new Date(now - replayLife)}`
  await db`delete from handoff_codes where expires_at < ${new Date(now)}`
  await db`delete from register_tokens where expires_at < ${new Date(now)}`
  // the retention period of a person without sessions starts at the end of their last registration
  await db`
    with ended as (
      delete from registrations where expires_at < ${new Date(now)} returning person_id, expires_at),
    latest as (select person_id, max(expires_at) as at from ended group by person_id)
    update persons set gone_since = greatest(gone_since, at) from latest where id = person_id`
}
