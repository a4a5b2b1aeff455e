import { table } from '../text/table.ts'

export const text = table({
  points: ['{n} 积分', '{n} 積分', '{n} points'],
  point: ['{n} 积分', '{n} 積分', '{n} point'],
  offers: ['返回礼券列表', '返回禮券列表', 'See all vouchers'],
})
