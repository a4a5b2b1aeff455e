import type { WatchlistKeepReply, WatchlistKeepRequest, WatchlistReply } from '@foyer/api/watchlist'
import type { Answers, Received } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { resetBy } from '../../../testing/client.ts'
import { serverCache } from '../../server/query-client.tsx'

export const readEndpoint = 'POST /common/user/matrix/watchlist'
export const keepEndpoint = 'POST /common/user/matrix/watchlist/keep'

/** the list after the latest change, and the revision that the client shows */
let newest: WatchlistReply | undefined
let shown: number | undefined
serverCache.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== 'watchlist') return
  shown = (event.action.data as WatchlistReply).revision
})
/**
 * The client may show the answer to a change late, even on the screen of the next test, so a test ends only after that.
 */
resetBy(async () => {
  await expect.poll(() => newest === undefined || shown === newest.revision).toBe(true)
  newest = undefined
})

/** A server with this list of a person. It stores each change that is based on the latest revision. */
export const watchlistOf = (...codes: readonly string[]): Answers => groupedWatchlistOf(codes)

/** The same, with groups by name. */
export const groupedWatchlistOf = (
  codes: readonly string[],
  groups: Readonly<Record<string, readonly string[]>> = {},
): Answers => {
  let list: WatchlistReply = {
    revision: 7,
    codes: [...codes],
    groups: Object.entries(groups).map(([name, own]) => ({ name, codes: [...own] })),
  }
  const save = (request: Received): WatchlistKeepReply => {
    const change = request.body as WatchlistKeepRequest
    const isStored = change.revision === list.revision
    if (isStored) list = { revision: list.revision + 1, codes: change.codes, groups: change.groups ?? list.groups }
    newest = list
    return { ...list, isStored }
  }
  return { [readEndpoint]: () => list, [keepEndpoint]: save }
}
