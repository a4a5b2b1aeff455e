import { createHash } from 'node:crypto'
import type { ClientError } from '@foyer/api/client-errors'
import type { ISql } from 'postgres'

/**
 * The maximum number of stored kinds. Beyond it, the kinds with the oldest last report are deleted, so that no sender
 * can fill the disk.
 */
export const mostKinds = 1000

const fingerprintOf = ({ name, message, stack, route, release }: ClientError): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([name, message, stack, route, release]))
    .digest()

/** Stores a scrubbed report by incrementing the number of reports of its kind. */
export const recordClientError = async (db: ISql, report: ClientError, now: number): Promise<void> => {
  const at = new Date(now)
  const row = { ...report, fingerprint: fingerprintOf(report), first_at: at, last_at: at }
  const [kind] = await db<[{ reports: number }]>`
    insert into client_errors ${db(row)}
    on conflict (fingerprint) do update set
      reports = client_errors.reports + 1, last_at = greatest(client_errors.last_at, excluded.last_at)
    returning reports`
  if (kind.reports === 1)
    await db`
      delete from client_errors where fingerprint in (
        select fingerprint from client_errors order by last_at desc, fingerprint offset ${mostKinds})`
}

/** Returns how many kinds are stored, and how many reports they represent. */
export const countClientErrors = async (db: ISql): Promise<{ kinds: number; reports: number }> => {
  const [counts] = await db<[{ kinds: number; reports: number }]>`
    select count(*) as kinds, coalesce(sum(reports), 0)::bigint as reports from client_errors`
  return counts
}
