import { earnChance } from '../../engine/draws/chances.ts'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { items } from './items.ts'

const number = 498
const on = { kind: 'draw' } as const

/** R24: joining is free and gives the first chance. No prize depends on a purchase. */
export const springFestivalDraw: ActivityRule = {
  activity: number,
  code: 'spring-festival-draw',
  items,
  grants: [
    { item: 'tea-set', type: 'physical_gift', on },
    { item: 'lucky-cash', type: 'cash_return', on },
    { item: 'supermarket', type: 'exchange_voucher', on },
    { item: 'coffee', type: 'exchange_voucher', on },
  ],
  onJoin: async (_context, tx, { personId, at }) => {
    await earnChance(tx, { activity: number, personId, task: 'join', at })
  },
}

export const draw: DrawRule = {
  rule: springFestivalDraw,
  licenceNo: '059018',
  tasks: ['join', 'visit', 'account_safety'],
  safetyActivity: 502,
  prizes: [
    { code: 'tea-set', type: 'physical_gift', odds: 5_000, stock: 10, days: 30 },
    { code: 'lucky-cash', type: 'cash_return', odds: 40_000, stock: 100, amount: 1_800, days: 60 },
    { code: 'supermarket', type: 'exchange_voucher', odds: 60_000, stock: 60, days: 90 },
    { code: 'coffee', type: 'exchange_voucher', odds: 120_000, stock: 120, days: 60 },
  ],
}
