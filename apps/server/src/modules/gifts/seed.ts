import { sandboxStock } from '../../activities/member-gift/items.ts'
import { memberGift } from '../../activities/member-gift/rule.ts'
import type { Context } from '../../context.ts'
import { setRemaining, stockOf } from '../../engine/stock.ts'

/** How many there are of each gift in the sandbox; what an operator has changed since stays. */
export const seedGifts = async ({ db }: Context): Promise<void> => {
  const known = await stockOf(db, memberGift.activity)
  for (const [item, total] of Object.entries(sandboxStock))
    if (!known.has(item)) await setRemaining(db, memberGift.activity, item, total)
}
