import type { WatchlistKeepReply, WatchlistKeepRequest, WatchlistReply } from '@foyer/contract/watchlist'
import type { Answers, Received } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { serverCache } from '../../../shared/server/query-client.tsx'
import { leaveBy } from '../../../testing/client.ts'

export const readEndpoint = 'POST /common/user/matrix/watchlist'
export const keepEndpoint = 'POST /common/user/matrix/watchlist/keep'

/** the list after the newest change, and the revision that the client shows */
let newest: WatchlistReply | undefined
let shown: number | undefined
serverCache.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== 'watchlist') return
  shown = (event.action.data as WatchlistReply).revision
})
/** The client shows the answer to a change whenever it comes, even on the screen of the next test: a test ends with it. */
leaveBy(async () => {
  await expect.poll(() => newest === undefined || shown === newest.revision).toBe(true)
  newest = undefined
})

/** A server that has this list of a person, and keeps each change that was made from the newest revision. */
export const watchlistOf = (...codes: readonly string[]): Answers => {
  let list: WatchlistReply = { revision: 7, codes: [...codes] }
  const keep = (request: Received): WatchlistKeepReply => {
    const asked = request.body as WatchlistKeepRequest
    const kept = asked.revision === list.revision
    if (kept) list = { revision: list.revision + 1, codes: asked.codes }
    newest = list
    return { ...list, kept }
  }
  return { [readEndpoint]: () => list, [keepEndpoint]: keep }
}
