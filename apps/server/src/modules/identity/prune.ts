// cspell:ignore ctid
import type { ISql } from 'postgres'
import { inBatches, pruneInBatches } from '../../database/batches.ts'
import { replayLife } from './tickets.ts'

/** Deletes expired tickets, handoff codes and register tokens, and expired registrations with their socketPwds. */
export const pruneIdentity = async (db: ISql, now: number): Promise<void> => {
  // a ticket used at its last moment can still be repeated after a lost answer
  await pruneInBatches(db, 'tickets', db`expires_at < ${new Date(now - replayLife)}`)
  await pruneInBatches(db, 'handoff_codes', db`expires_at < ${new Date(now)}`)
  await pruneInBatches(db, 'register_tokens', db`expires_at < ${new Date(now)}`)
  // the retention period of a person without sessions starts at the end of their last registration
  await inBatches(async (limit) => {
    const [{ count }] = await db<[{ count: number }]>`
      with ended as (
        delete from registrations where expires_at < ${new Date(now)} and ctid = any (array(
          select ctid from registrations where expires_at < ${new Date(now)} limit ${limit}))
        returning person_id, expires_at),
      latest as (select person_id, max(expires_at) as at from ended group by person_id),
      gone as (update persons set gone_since = greatest(gone_since, at) from latest where id = person_id)
      select count(*)::int as count from ended`
    return { count }
  })
}
