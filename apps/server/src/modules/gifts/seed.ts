import { rule as memberGift } from '../../activity-rules/member-gift/rule.ts'
import type { Context } from '../../context.ts'
import { setRemaining, stockOf } from '../../engine/stock.ts'

/** The stock of each gift of the sample. The sum equals the activity's number of places. */
export const sandboxStock: Readonly<Record<string, number>> = {
  'tea-set': 20,
  umbrella: 40,
  'desk-lamp': 30,
  flask: 30,
}

/** Sets the sandbox's stock of each gift that has none yet. */
export const seedGifts = async ({ db }: Context): Promise<void> => {
  const known = await stockOf(db, memberGift.activity)
  for (const [item, total] of Object.entries(sandboxStock))
    if (!known.has(item)) await setRemaining(db, memberGift.activity, item, total)
}
