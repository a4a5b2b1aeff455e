import { z } from 'zod'
import { watchlistLimit } from './market-limits.ts'

/**
 * A person's watchlist, over the gateway at register level: `user/watchlist` reads it, `user/watchlist/keep` puts another
 * in its place. One list a person, whatever device or account they are at.
 */
const code = z.string().max(12)

/** `revision` grows by one with each change; 0 of a list that was never kept. `codes` in the person's order. */
export const watchlistReply = z.object({ revision: z.number().int(), codes: z.array(z.string()) })
export type WatchlistReply = z.infer<typeof watchlistReply>

/**
 * The whole list in its order, and the `revision` it was made from. Needs no key to be done once: what is kept already is
 * kept, whichever revision is named. `invalid_request` for a code that is not listed, or named twice.
 */
export const watchlistKeepRequest = z.object({
  revision: z.number().int().min(0),
  codes: z.array(code).max(2 * watchlistLimit),
})
export type WatchlistKeepRequest = z.infer<typeof watchlistKeepRequest>

/** `kept` false: another device was first, nothing was done, and this is the list that holds. */
export const watchlistKeepReply = watchlistReply.extend({ kept: z.boolean() })
export type WatchlistKeepReply = z.infer<typeof watchlistKeepReply>
