import type { Merchant, VoucherChoice } from '@foyer/api/staff/merchants'
import type { Parcel } from '@foyer/api/staff/parcels'
import type { StockRow, VoucherImport } from '@foyer/api/staff/stock'
import type { Answers } from './server.ts'

const day = 86_400_000
const idOf = (nth: number): string => `0000000${nth}-0000-4000-8000-00000000000${nth}`
const texts = (hans: string, hant: string, english: string) => ({ 'zh-CN': hans, 'zh-HK': hant, 'en-US': english })

const titles = {
  meal: texts('外卖美食券', '外賣美食券', 'Meals delivered to your door'),
  gift: texts('会员尊享礼遇', '會員尊享禮遇', 'A gift for members, and for everybody who invited a friend'),
  draw: texts('龙年新春抽奖', '龍年新春抽獎', 'Spring Festival draw'),
  points: texts('积分兑换', '積分換領', 'Exchange points'),
}
const names = {
  meal: texts('外卖代金券', '外賣現金券', 'Meal voucher'),
  coffee: texts('咖啡兑换券', '咖啡換領券', 'Coffee voucher'),
  umbrella: texts('雨伞', '雨傘', 'Umbrella'),
  lamp: texts('台灯', '枱燈', 'Desk lamp'),
}

const stock = (more: Partial<StockRow>): StockRow => ({
  activity: 499,
  title: titles.meal,
  stage: 'meal',
  name: names.meal,
  kind: 'codes',
  total: 5_000,
  remaining: 3_120,
  ...more,
})
export const stocks: readonly StockRow[] = [
  stock({}),
  stock({ activity: 488, title: titles.points, stage: 'coffee', name: names.coffee, total: null, remaining: null }),
  stock({
    activity: 493,
    title: titles.gift,
    stage: 'umbrella',
    name: names.umbrella,
    kind: 'gift',
    total: 120,
    remaining: 6,
  }),
  stock({
    activity: 493,
    title: titles.gift,
    stage: 'desk-lamp',
    name: names.lamp,
    kind: 'gift',
    total: null,
    remaining: null,
  }),
  stock({ activity: 493, title: titles.gift, stage: '', name: null, kind: 'places', total: 500, remaining: 0 }),
  stock({
    activity: 498,
    title: titles.draw,
    stage: 'red-packet-8888',
    name: null,
    kind: 'prize',
    total: 888,
    remaining: 860,
  }),
]

const imported = (nth: number, more: Partial<VoucherImport> = {}): VoucherImport => ({
  id: idOf(nth),
  activity: 499,
  title: titles.meal,
  item: 'meal',
  name: names.meal,
  file: `meal-codes-2026-11-0${nth}.csv`,
  codes: 2_000,
  added: 2_000,
  granted: 0,
  by: 'Wong Siu Ming',
  importedAt: Date.now() - nth * day,
  undoneBy: null,
  undoneAt: null,
  ...more,
})
export const imports: readonly VoucherImport[] = [
  imported(1),
  imported(2, {
    granted: 1_880,
    file: 'meal-codes-of-the-partner-2026-11-second-delivery-corrected.csv',
  }),
  imported(3, {
    undoneBy: 'Chan Tai Man',
    undoneAt: Date.now() - 2 * day,
    added: 350,
    file: 'meal-codes-of-another-partner.csv',
  }),
]

export const vouchers: readonly VoucherChoice[] = [
  { activity: 488, item: 'coffee', title: titles.points, name: names.coffee },
  { activity: 499, item: 'meal', title: titles.meal, name: names.meal },
]
const merchantOf = (code: string, name: string, more: Partial<Merchant> = {}): Merchant => ({
  code,
  name: texts(name, name, name),
  items: [{ activity: 488, item: 'coffee' }],
  addedAt: Date.now() - 90 * day,
  recent: 214,
  lastAt: Date.now() - 3_600_000,
  ...more,
})
export const merchants: readonly Merchant[] = [
  merchantOf('harbour-roast', 'Harbour Roast'),
  merchantOf('noodle-bar', 'The Noodle Bar at the End of the Long Pier in Aberdeen', {
    items: [
      { activity: 488, item: 'coffee' },
      { activity: 499, item: 'meal' },
    ],
    recent: 12,
  }),
  merchantOf('tea-room', 'Peak Tea Room', { items: [], recent: 0, lastAt: null }),
]

const parcelOf = (nth: number, more: Partial<Parcel> = {}): Parcel => ({
  id: idOf(nth),
  reference: `7K2Q${nth}-4X9PB`,
  activity: 493,
  title: titles.gift,
  item: nth % 2 === 0 ? names.lamp : names.umbrella,
  status: 'preparing',
  grantedAt: Date.now() - nth * day,
  deliverTo: { place: 'hong_kong', name: 'C**', mobile: '+852 ****4567', area: 'wan_chai', line: 'Ha****' },
  area: texts('香港岛湾仔区', '香港島灣仔區', 'Wan Chai, Hong Kong Island'),
  needsAddress: false,
  isElsewhere: false,
  carrier: null,
  trackingNo: null,
  ...more,
})
export const parcels: readonly Parcel[] = [
  parcelOf(9),
  parcelOf(8),
  parcelOf(7, { isElsewhere: true }),
  parcelOf(6, {
    deliverTo: {
      place: 'mainland',
      name: '\u9648**',
      mobile: '+86 ****8000',
      area: '440305',
      line: '\u79d1\u82d1****',
    },
    area: texts('广东省深圳市南山区', '廣東省深圳市南山區', 'Nanshan, Shenzhen, Guangdong'),
  }),
]
/** A gift with a status, and what it has then. */
export const parcelIn = (status: Parcel['status'], more: Partial<Parcel> = {}): Parcel =>
  parcelOf(5, { status, carrier: 'SF Express', trackingNo: 'SF 1234-5678', ...more })

/** What the server replies to the screens of stock, merchants and gifts. */
export const stockAnswers: Answers = {
  'POST /staff/stock': { data: { rows: [...stocks], after: null } },
  'POST /staff/vouchers/imports': { data: { imports: [...imports], before: null } },
  'POST /staff/merchants': { data: { merchants: [...merchants], after: null, vouchers: [...vouchers] } },
  'POST /staff/parcels': { data: { parcels: [...parcels], after: null } },
}
