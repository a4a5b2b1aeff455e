import { drawActivity } from '../draw-activity.ts'
import { named } from '../named.ts'
import { items } from './items.ts'

/** R24: the open draw. */
export const { rule, draw } = drawActivity({
  ...named('spring-festival-draw'),
  items,
  licenceNo: '059018',
  tasks: ['join', 'visit', 'account_safety'],
  prizes: [
    { code: 'tea-set', type: 'physical_gift', odds: 5_000, stock: 10, days: 30 },
    { code: 'lucky-cash', type: 'cash_return', odds: 40_000, stock: 100, amount: 1_800, days: 60 },
    { code: 'supermarket', type: 'exchange_voucher', odds: 60_000, stock: 60, days: 90 },
    { code: 'coffee', type: 'exchange_voucher', odds: 120_000, stock: 120, days: 60 },
  ],
  sandboxDraws: 48,
})
