import { nonceMemory } from '@foyer/protocol/limits'
import type { ISql } from 'postgres'
import { pruneInBatches } from '../../database/batches.ts'

/** One signed call whose nonce alone is still unchecked. */
export interface ProvedCall {
  readonly sid: string
  readonly jti: string
  readonly nonce: string
  /** milliseconds since 1970 */
  readonly madeAt: number
}

/**
 * `replayed`: this session has used the nonce. `stale`: the nonce is older than the table's memory, so an earlier use
 * is unknown.
 */
export interface Verdict {
  readonly nonce: 'fresh' | 'replayed' | 'stale'
  readonly revoked: boolean
}

interface Seen {
  /** the time since which the table of nonces is complete; null right after the database lost it */
  since: Date | null
  /** `<session> <nonce>` of the new nonces; null if all were new */
  fresh: string[] | null
  /** ids of revoked tokens */
  revoked: string[]
}

const keyOf = ({ sid, nonce }: ProvedCall): string => `${sid} ${nonce}`

const inOrder = (a: ProvedCall, b: ProvedCall): number =>
  a.sid < b.sid || (a.sid === b.sid && a.nonce < b.nonce) ? -1 : 1

/**
 * One statement for any number of calls. set_config applies to its transaction only: a crash may lose the last nonces,
 * which `since` accounts for. Rows are inserted in sorted order, so that two statements cannot deadlock.
 */
const look = async (db: ISql, calls: readonly ProvedCall[]): Promise<Seen> => {
  const sorted = calls.toSorted(inOrder)
  const [seen] = await db<[Seen]>`
    with remembered as (
      insert into seen_nonces (slot, session_id, nonce)
      select slot_of_nonce(to_timestamp(made_at / 1000::float8)), session_id, nonce from unnest(
        ${sorted.map(({ sid }) => sid)}::text[], ${sorted.map(({ nonce }) => nonce)}::text[],
        ${sorted.map(({ madeAt }) => madeAt)}::int8[]
      ) as call (session_id, nonce, made_at)
      where to_timestamp(made_at / 1000::float8) >= (select since from signature_memory)
      on conflict do nothing
      returning session_id, nonce
    )
    select
      (select since from signature_memory) as since,
      case when (select count(*) from remembered) < ${sorted.length}
        then array(select session_id || ' ' || nonce from remembered) end as fresh,
      array(select jti from revoked_tokens where jti = any (${sorted.map(({ jti }) => jti)})) as revoked,
      set_config('synchronous_commit', 'off', true)`
  return seen
}

/**
 * Stores the time since which nonces are remembered, unless it is stored already. Call it before the server listens:
 * stored with the first call, it would refuse that call, whose nonce is slightly older.
 */
export const openNonceMemory = async (db: ISql, now: number): Promise<void> => {
  await db`insert into signature_memory (since) values (${new Date(now)}) on conflict do nothing`
}

const allIsWell: Verdict = { nonce: 'fresh', revoked: false }

/** Stores the nonces of calls and looks up whether their tokens were revoked, in one round trip. */
export const rememberNonces = async (db: ISql, calls: readonly ProvedCall[], now: number): Promise<Verdict[]> => {
  let seen = await look(db, calls)
  if (seen.since === null) {
    await openNonceMemory(db, now)
    seen = await look(db, calls)
  }
  const { since } = seen
  // the usual case
  if (!seen.fresh && seen.revoked.length === 0) return calls.map(() => allIsWell)
  const fresh = new Set(seen.fresh ?? calls.map(keyOf))
  const revoked = new Set(seen.revoked)
  return calls.map((call) => {
    const known = since !== null && call.madeAt >= since.getTime()
    // deleted, so that a second copy among these calls is not fresh
    const nonce = fresh.delete(keyOf(call)) ? 'fresh' : known ? 'replayed' : 'stale'
    return { nonce, revoked: revoked.has(call.jti) }
  })
}

/** How far ahead of the server's clock a nonce may be, with a margin. Milliseconds. */
const ahead = nonceMemory

/**
 * Prunes what can no longer be accepted or used: nonces past their memory, and revocations of tokens that expired long
 * ago. A slot of nonces is emptied as a whole, at a cost independent of their number.
 */
export const pruneNonces = async (db: ISql, now: number): Promise<void> => {
  await db`select forget_nonces(${new Date(now - nonceMemory)}, ${new Date(now + ahead)})`
  await pruneInBatches(db, 'revoked_tokens', db`expires_at < ${new Date(now)}`)
}
