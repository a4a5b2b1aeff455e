import { nonceMemory } from '@foyer/contract/limits'
import type { ISql } from 'postgres'

interface Seen {
  /** since when the table of nonces is complete; null right after the database lost it */
  since: Date | null
  fresh: boolean
  revoked: boolean
}

interface Call {
  readonly sid: string
  readonly jti: string
  readonly nonce: string
  /** milliseconds since 1970 */
  readonly madeAt: number
}

// set_config holds for this one statement's transaction: losing the last nonces in a crash is what `since` is for
const look = async (db: ISql, { sid, jti, nonce, madeAt }: Call): Promise<Seen> => {
  const [seen] = await db<[Seen]>`
    with remembered as (
      insert into signature_nonces (session_id, nonce, made_at)
      select ${sid}, ${nonce}, made_at from (select ${new Date(madeAt)}::timestamptz as made_at) call
      where made_at >= (select since from signature_memory)
      on conflict do nothing
      returning 1
    )
    select
      (select since from signature_memory) as since,
      exists (select from remembered) as fresh,
      exists (select from revoked_tokens where jti = ${jti}) as revoked,
      set_config('synchronous_commit', 'off', true)`
  return seen
}

/**
 * Notes since when nonces are remembered, unless it is noted already. Done before the server listens: done with the first
 * call, it would refuse that one, whose nonce is a moment older.
 */
export const openNonceMemory = async (db: ISql, now: number): Promise<void> => {
  await db`insert into signature_memory (since) values (${new Date(now)}) on conflict do nothing`
}

/**
 * Remembers a call's nonce and looks up whether its token was revoked, in one round trip. `replayed`: this session has
 * used the nonce. `stale`: it is older than what the table remembers, so nobody can tell.
 */
export const rememberNonce = async (
  db: ISql,
  call: Call,
  now: number,
): Promise<{ nonce: 'fresh' | 'replayed' | 'stale'; revoked: boolean }> => {
  let seen = await look(db, call)
  if (seen.since === null) {
    await openNonceMemory(db, now)
    seen = await look(db, call)
  }
  const { since, fresh, revoked } = seen
  if (fresh) return { nonce: 'fresh', revoked }
  return { nonce: since && call.madeAt >= since.getTime() ? 'replayed' : 'stale', revoked }
}

/** Rows one sweep takes, so that it never holds a connection for long. */
const sweepSize = 20_000

/** Forgets what can no longer be accepted or used: nonces past their memory, revocations of tokens long expired. */
export const forgetNonces = async (db: ISql, now: number): Promise<void> => {
  await db`
    delete from signature_nonces where (session_id, nonce) in (
      select session_id, nonce from signature_nonces where made_at < ${new Date(now - nonceMemory)}
      limit ${sweepSize} for update skip locked)`
  await db`delete from revoked_tokens where expires_at < ${new Date(now)}`
}
