import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['818 融资优惠', '818 孖展融資優惠', '818 margin rates'],
  lead: [
    '分段计息。先看优惠期内和其后的利率，估算利息再决定。',
    '分段計息。先看優惠期內和其後的利率，估算利息再決定。',
    'Tiered rates, during the offer and after it. See your interest before you decide.',
  ],
  toCoupon: ['查看利息券', '查看利息券', 'See my coupon'],
  claimed: ['利息券已领取', '利息券已領取', 'Coupon claimed'],
  rates: ['年利率', '年利率', 'Annual rates'],
  currency: ['货币', '貨幣', 'Currency'],
  HKD: ['港元', '港元', 'HK dollar'],
  USD: ['美元', '美元', 'US dollar'],
  CNY: ['人民币', '人民幣', 'Renminbi'],
  caption: [
    '{currency}融资年利率，按金额分段',
    '{currency}孖展年利率，按金額分段',
    'Annual loan rates in {currency} by tier',
  ],
  standard: ['标准', '標準', 'Standard'],
  promotional: ['凭券', '憑券', 'With coupon'],
  until: ['至{day}', '至{day}', 'to {day}'],
  over: ['已结束', '已結束', 'ended'],
  afterwards: ['其后', '其後', 'Later'],
  from: ['{day}起', '{day}起', 'from {day}'],
  upTo: ['首 {to}', '首 {to}', 'First {to}'],
  between: ['{from} 至 {to} 的部分', '{from} 至 {to} 的部分', 'Part from {from} to {to}'],
  above: ['{from} 以上的部分', '{from} 以上的部分', 'Part above {from}'],
  reached: ['您的金额到此档', '您的金額到此級', 'Your amount reaches this tier'],
  covers: [
    '利息券涵盖 {amount} 以内的欠款，超出部分按标准利率。',
    '利息券涵蓋 {amount} 以內的結欠，超出部分按標準利率。',
    'The coupon covers balances up to {amount}. The standard rate applies to the part above.',
  ],
  lastDay: [
    '优惠利率最后一日为 {day}（香港时间）。',
    '優惠利率最後一日為 {day}（香港時間）。',
    'The last day of the promotional rates is {day}, Hong Kong time.',
  ],
  endedOn: [
    '优惠利率已于 {day} 结束，现在适用其后利率。',
    '優惠利率已於 {day} 結束，現時適用其後利率。',
    'The promotional rates ended on {day}. The later rates apply now.',
  ],
  asOf: ['利率截至 {day}。', '利率截至 {day}。', 'Rates as of {day}.'],
  loading: ['正在载入利率', '正在載入利率', 'Loading the rates'],
  offline: [
    '您已离线，联网后会自动载入利率。',
    '您已離線，連線後會自動載入利率。',
    'You are offline. The rates load as soon as you are connected.',
  ],
})
