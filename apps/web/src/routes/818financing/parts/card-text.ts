import { table } from '../../../shared/text/table.ts'

export const text = table({
  yearly: ['年利率', '年利率', 'A year'],
  yearlyOnFirst: ['首 {amount}，年利率', '首 {amount}，年利率', 'A year, on the first {amount}'],
  was: ['标准利率 {rate}', '標準利率 {rate}', '{rate} without the coupon'],
  card: ['试算利息', '試算利息', 'Try an amount'],
  borrow: ['借款', '借款', 'Borrow'],
  over: ['期限', '期限', 'For'],
  days: ['{n} 天', '{n} 日', '{n} days'],
  moreAmount: ['提高金额', '提高金額', 'Borrow more'],
  lessAmount: ['降低金额', '降低金額', 'Borrow less'],
  moreDays: ['延长期限', '延長期限', 'Longer term'],
  lessDays: ['缩短期限', '縮短期限', 'Shorter term'],
  withCoupon: ['凭券利息', '憑券利息', 'With the coupon'],
  standard: ['标准', '標準', 'Standard'],
  saved: ['节省', '節省', 'You save'],
  toPay: ['估算利息', '估算利息', 'Estimated interest'],
  noCoupon: ['按标准利率', '按標準利率', 'At the standard rates'],
  afterwards: ['按优惠期后的利率', '按優惠期後的利率', 'At the rates after the offer'],
  empty: ['金额不正确', '金額不正確', 'The amount is not valid'],
})
