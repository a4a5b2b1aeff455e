import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['佣金折扣', '佣金折扣', 'Commission discount'],
  offerLabel: ['所有产品的经纪佣金', '所有產品的經紀佣金', 'Brokerage on every product'],
  offerFigure: ['减 {percent}%', '減 {percent}%', '{percent}% off'],
  offerUnit: ['登记后 {days} 天', '登記後 {days} 日', 'for {days} days'],
  off: ['经纪佣金减 {percent}%', '經紀佣金減 {percent}%', '{percent}% off brokerage'],
  offer: [
    '登记后自动适用于账户所有产品的经纪佣金，至登记日后第 {days} 日。',
    '登記後自動適用於賬戶所有產品的經紀佣金，至登記日後第 {days} 日。',
    'Once registered, it applies automatically to the brokerage commission on all products, until {days} days after the day you register.',
  ],
  noProduct: [
    '不与任何产品挂钩，也不要求交易。征费、印花税与基金收费照付。',
    '不與任何產品掛鈎，亦不要求交易。徵費、印花稅及基金收費照付。',
    'Not tied to any product. No trade is required. Levies, stamp duty and fund charges still apply.',
  ],
  valid: ['生效中', '生效中', 'In effect'],
  over: ['已过期', '已過期', 'Expired'],
  overWhy: [
    '有效期已过，佣金恢复原价。',
    '有效期已過，佣金回復原價。',
    'It has expired. The standard commission applies.',
  ],
  code: ['折扣编号', '折扣編號', 'Discount no.'],
  reference: ['参考编号', '參考編號', 'Reference'],
  claimedAt: ['登记时间', '登記時間', 'Registered'],
  validTo: ['有效期至', '有效期至', 'Valid to'],
  otherAccount: ['您以另一个账户登记', '您以另一個賬戶登記', 'You registered with another account'],
  otherAccountWhy: [
    '每人一次。请登录登记时的账户查看。',
    '每人一次。請登入登記時的賬戶查看。',
    'Once per person. Log in to the account you registered with to see it.',
  ],
  switchAccount: ['登录另一个账户', '登入另一個賬戶', 'Log in to another account'],
})
