import { sandboxStock } from '../../activities/member-gift/items.ts'
import { memberGift } from '../../activities/member-gift/rule.ts'
import type { Context } from '../../context.ts'

/** How many there are of each gift in the sandbox; what an operator has changed since stays. */
export const seedGifts = async ({ db }: Context): Promise<void> => {
  const rows = Object.entries(sandboxStock).map(([stage, total]) => ({
    activity: memberGift.activity,
    stage,
    total,
    remaining: total,
  }))
  await db`insert into activity_stock ${db(rows)} on conflict do nothing`
}
