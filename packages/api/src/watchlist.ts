import { z } from 'zod'
import { line } from './line.ts'
import { groupNameLength, watchlistGroupLimit, watchlistLimit } from './market-limits.ts'

/**
 * A person's watchlist, over the gateway at register level: `user/watchlist` reads it, `user/watchlist/keep` replaces
 * it. One list per person with its groups, on all devices and accounts.
 */
const code = z.string().max(12)

/**
 * A named part of the list. A code is in one group at most. The order of the codes in a group is their order in the list.
 */
const group = z.object({ name: z.string(), codes: z.array(z.string()) })
export type WatchlistGroup = z.infer<typeof group>

/** `revision` grows by one with each change; 0 for a list that was never stored. Codes and groups are in the person's order. */
export const watchlistReply = z.object({
  revision: z.number().int(),
  codes: z.array(z.string()),
  groups: z.array(group),
})
export type WatchlistReply = z.infer<typeof watchlistReply>

/**
 * The whole list in its order with all groups, and the `revision` it was made from. Without `groups`, as earlier
 * clients send it, the stored groups remain. It needs no key: storing the stored list again succeeds, whatever revision is
 * named. `invalid_request` for a code that is not listed, a code named twice, a code of a group that is not in the list,
 * or two groups of one name.
 */
export const watchlistKeepRequest = z.object({
  revision: z.number().int().min(0),
  codes: z.array(code).max(2 * watchlistLimit),
  groups: z
    .array(z.object({ name: line(groupNameLength), codes: z.array(code).max(watchlistLimit) }))
    .max(watchlistGroupLimit)
    .optional(),
})
export type WatchlistKeepRequest = z.infer<typeof watchlistKeepRequest>

/** `isStored` false: another device changed the list first, nothing was stored, and this is the stored list. */
export const watchlistKeepReply = watchlistReply.extend({ isStored: z.boolean() })
export type WatchlistKeepReply = z.infer<typeof watchlistKeepReply>
