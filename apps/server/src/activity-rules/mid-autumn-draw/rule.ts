import { earnChance } from '../../engine/draws/chances.ts'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { items } from './items.ts'

const number = 505
const on = { kind: 'draw' } as const

/** R24: the previous draw, which has ended and is revealed. */
export const midAutumnDraw: ActivityRule = {
  activity: number,
  code: 'mid-autumn-draw',
  items,
  grants: [
    { item: 'lantern', type: 'physical_gift', on },
    { item: 'moon-cash', type: 'cash_return', on },
    { item: 'mooncake', type: 'exchange_voucher', on },
  ],
  onJoin: async (_context, tx, { personId, at }) => {
    await earnChance(tx, { activity: number, personId, task: 'join', at })
  },
}

export const draw: DrawRule = {
  rule: midAutumnDraw,
  licenceNo: '058811',
  tasks: ['join', 'visit'],
  safetyActivity: 502,
  prizes: [
    { code: 'lantern', type: 'physical_gift', odds: 15_000, stock: 2, days: 30 },
    { code: 'moon-cash', type: 'cash_return', odds: 80_000, stock: 20, amount: 1_500, days: 60 },
    { code: 'mooncake', type: 'exchange_voucher', odds: 150_000, stock: 16, days: 60 },
  ],
}
