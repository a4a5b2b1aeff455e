import { sandboxStock } from '../../activity-rules/member-gift/items.ts'
import { rule as memberGift } from '../../activity-rules/member-gift/rule.ts'
import type { Context } from '../../context.ts'
import { setRemaining, stockOf } from '../../engine/stock.ts'

/** Sets the sandbox's stock of each gift that has none yet. */
export const seedGifts = async ({ db }: Context): Promise<void> => {
  const known = await stockOf(db, memberGift.activity)
  for (const [item, total] of Object.entries(sandboxStock))
    if (!known.has(item)) await setRemaining(db, memberGift.activity, item, total)
}
