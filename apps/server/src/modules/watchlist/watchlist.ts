import { watchlistLimit } from '@foyer/api/market-limits'
import type { WatchlistGroup, WatchlistKeepReply, WatchlistKeepRequest, WatchlistReply } from '@foyer/api/watchlist'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { lockPerson, personIdOf } from '../identity/public.ts'
import { quoted } from '../market/public.ts'

type List = Pick<WatchlistReply, 'codes' | 'groups'>

/** The groups without codes that are not in the list. */
const within = (codes: readonly string[], groups: readonly WatchlistGroup[]): WatchlistGroup[] =>
  groups.map((group) => ({ name: group.name, codes: group.codes.filter((code) => codes.includes(code)) }))

/** A person's list without codes that are no longer listed; the next change deletes these. */
const listOf = async (db: ISql, personId: number): Promise<WatchlistReply> => {
  const [row] = await db<[WatchlistReply?]>`
    select revision, codes, groups from watchlists where person_id = ${personId}`
  const codes = row?.codes.filter((code) => quoted.has(code)) ?? []
  return { revision: row?.revision ?? 0, codes, groups: within(codes, row?.groups ?? []) }
}

/** The caller's list. */
export const readWatchlist = async ({ db }: Context, caller: Caller): Promise<WatchlistReply> =>
  listOf(db, await personIdOf(db, caller))

const isSame = (one: List, other: List): boolean =>
  JSON.stringify([one.codes, one.groups]) === JSON.stringify([other.codes, other.groups])

const hasTwice = (texts: readonly string[]): boolean => new Set(texts).size < texts.length

/** @throws Refused `watchlist_full`; `invalid_request` */
const check = ({ codes, groups = [] }: WatchlistKeepRequest): void => {
  if (codes.length > watchlistLimit) throw new Refused('watchlist_full', `more than ${watchlistLimit} codes`)
  if (hasTwice(codes)) throw new Refused('invalid_request', 'a code is named twice')
  if (!codes.every((code) => quoted.has(code))) throw new Refused('invalid_request', 'a code is not listed')
  if (hasTwice(groups.map(({ name }) => name))) throw new Refused('invalid_request', 'two groups have one name')
  const grouped = groups.flatMap((group) => group.codes)
  if (hasTwice(grouped)) throw new Refused('invalid_request', 'a code is in a group twice, or in two groups')
  if (!grouped.every((code) => codes.includes(code)))
    throw new Refused('invalid_request', 'a code of a group is not in the list')
}

/**
 * Replaces the list with this revision. Of two concurrent changes the second receives the list that the first stored.
 *
 * @throws Refused `watchlist_full`; `invalid_request` for a code that is not listed or named twice, for a group whose
 *   codes are not in the list or in another group, and for two groups of one name
 */
export const keepWatchlist = async (
  { db, clocks }: Context,
  caller: Caller,
  request: WatchlistKeepRequest,
): Promise<WatchlistKeepReply> => {
  check(request)
  const { revision, codes } = request
  return db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const now = await listOf(tx, personId)
    const next = { codes, groups: within(codes, request.groups ?? now.groups) }
    if (isSame(now, next)) return { ...now, isStored: true }
    if (now.revision !== revision) return { ...now, isStored: false }
    const changed = { revision: revision + 1, ...next }
    const row = {
      person_id: personId,
      revision: changed.revision,
      codes,
      groups: tx.json(changed.groups),
      kept_at: new Date(clocks.wall()),
    }
    await tx`
      insert into watchlists ${tx(row)}
      on conflict (person_id) do update set revision = excluded.revision, codes = excluded.codes,
        groups = excluded.groups, kept_at = excluded.kept_at`
    return { ...changed, isStored: true }
  })
}
