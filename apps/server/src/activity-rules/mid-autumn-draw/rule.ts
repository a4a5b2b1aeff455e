import { drawActivity } from '../draw-activity.ts'
import { named } from '../named.ts'
import { items } from './items.ts'

/** R24: the previous draw, which has ended and is revealed. */
export const { rule, draw } = drawActivity({
  ...named('mid-autumn-draw'),
  items,
  licenceNo: '058811',
  tasks: ['join', 'visit'],
  prizes: [
    { code: 'lantern', type: 'physical_gift', odds: 15_000, stock: 2, days: 30 },
    { code: 'moon-cash', type: 'cash_return', odds: 80_000, stock: 20, amount: 1_500, days: 60 },
    { code: 'mooncake', type: 'exchange_voucher', odds: 150_000, stock: 16, days: 60 },
  ],
  sandboxDraws: 144,
})
