import { table } from '../text/table.ts'

export const text = table({
  points: ['{n} 积分', '{n} 積分', '{n} points'],
  point: ['{n} 积分', '{n} 積分', '{n} point'],
  hongKongTime: ['时间均为香港时间。', '時間均為香港時間。', 'Times are in Hong Kong time (HKT).'],
  offers: ['返回礼券列表', '返回禮券列表', 'See all vouchers'],
})
