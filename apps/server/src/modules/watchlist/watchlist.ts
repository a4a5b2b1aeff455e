import { watchlistLimit } from '@foyer/api/market-limits'
import type { WatchlistKeepReply, WatchlistKeepRequest, WatchlistReply } from '@foyer/api/watchlist'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { lockPerson, personIdOf } from '../identity/public.ts'
import { quoted } from '../market/public.ts'

/** A person's list without codes that are no longer listed; the next change deletes these. */
const listOf = async (db: ISql, personId: number): Promise<WatchlistReply> => {
  const [row] = await db<[WatchlistReply?]>`select revision, codes from watchlists where person_id = ${personId}`
  return { revision: row?.revision ?? 0, codes: row?.codes.filter((code) => quoted.has(code)) ?? [] }
}

/** The caller's list. */
export const readWatchlist = async ({ db }: Context, caller: Caller): Promise<WatchlistReply> =>
  listOf(db, await personIdOf(db, caller))

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code, n) => code === other[n])

/**
 * Replaces the list with this revision. Of two concurrent changes the second receives the list that the first stored.
 *
 * @throws Refused `watchlist_full`; `invalid_request` for a code that is not listed, or named twice
 */
export const keepWatchlist = async (
  { db, clocks }: Context,
  caller: Caller,
  { revision, codes }: WatchlistKeepRequest,
): Promise<WatchlistKeepReply> => {
  if (codes.length > watchlistLimit) throw new Refused('watchlist_full', `more than ${watchlistLimit} codes`)
  if (new Set(codes).size < codes.length) throw new Refused('invalid_request', 'a code is named twice')
  if (!codes.every((code) => quoted.has(code))) throw new Refused('invalid_request', 'a code is not listed')
  return db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const now = await listOf(tx, personId)
    if (isSame(now.codes, codes)) return { ...now, isStored: true }
    if (now.revision !== revision) return { ...now, isStored: false }
    const next = { revision: revision + 1, codes }
    const row = { person_id: personId, ...next, kept_at: new Date(clocks.wall()) }
    await tx`
      insert into watchlists ${tx(row)}
      on conflict (person_id) do update set
        revision = excluded.revision, codes = excluded.codes, kept_at = excluded.kept_at`
    return { ...next, isStored: true }
  })
}
