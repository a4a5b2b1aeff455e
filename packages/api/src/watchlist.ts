import { z } from 'zod'
import { watchlistLimit } from './market-limits.ts'

/**
 * A person's watchlist, over the gateway at register level: `user/watchlist` reads it, `user/watchlist/keep` replaces
 * it. One list per person, on all devices and accounts.
 */
const code = z.string().max(12)

/** `revision` grows by one with each change; 0 for a list that was never stored. `codes` are in the person's order. */
export const watchlistReply = z.object({ revision: z.number().int(), codes: z.array(z.string()) })
export type WatchlistReply = z.infer<typeof watchlistReply>

/**
 * The whole list in its order, and the `revision` it was made from. It needs no key: storing the stored list again
 * succeeds, whatever revision is named. `invalid_request` for a code that is not listed, or named twice.
 */
export const watchlistKeepRequest = z.object({
  revision: z.number().int().min(0),
  codes: z.array(code).max(2 * watchlistLimit),
})
export type WatchlistKeepRequest = z.infer<typeof watchlistKeepRequest>

/** `isStored` false: another device changed the list first, nothing was stored, and this is the stored list. */
export const watchlistKeepReply = watchlistReply.extend({ isStored: z.boolean() })
export type WatchlistKeepReply = z.infer<typeof watchlistKeepReply>
