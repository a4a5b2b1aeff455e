import { type ActivityCode, activityCatalogue } from '@foyer/api/activity-catalogue'
import {
  type Reward,
  type RewardDetail,
  type RewardsReply,
  type RewardsRequest,
  type RewardTab,
  type RewardType,
  rewardTabs,
} from '@foyer/api/rewards'
import type { Received } from '@foyer/testing/browser'

/** Wednesday 18 November 2026, 10:00 in Hong Kong. */
export const asOf = Date.UTC(2026, 10, 18, 2)
const hour = 3_600_000
const day = 24 * hour

const items: Readonly<Record<RewardType, Reward['item']>> = {
  exchange_voucher: {
    name: { 'zh-CN': '海港烘焙咖啡券', 'zh-HK': '海港烘焙咖啡券', 'en-US': 'Harbour Roast voucher' },
    note: { 'zh-CN': '换领中杯咖啡一杯', 'zh-HK': '換領中杯咖啡一杯', 'en-US': 'One medium coffee' },
    usage: [
      {
        'zh-CN': '点单时告知店员使用兑换券',
        'zh-HK': '落單時告知店員使用換領券',
        'en-US': 'Tell the staff that you have a voucher',
      },
      { 'zh-CN': '向店员出示二维码', 'zh-HK': '向店員出示二維碼', 'en-US': 'Show the QR code to the staff' },
    ],
    art: 'offer-coffee.svg',
  },
  cash_return: {
    name: { 'zh-CN': '2026年10月交易费用返现', 'zh-HK': '2026年10月交易費用回贈', 'en-US': 'Fee cashback for October' },
    note: {
      'zh-CN': '按已交收交易的费用计算',
      'zh-HK': '按已交收交易的費用計算',
      'en-US': 'On fees of settled trades',
    },
    usage: [
      { 'zh-CN': '领取后存入证券账户', 'zh-HK': '領取後存入證券賬戶', 'en-US': 'Claim it to your securities account' },
    ],
  },
  physical_gift: {
    name: { 'zh-CN': '抗风折叠伞', 'zh-HK': '防風縮骨遮', 'en-US': 'Windproof umbrella' },
    note: { 'zh-CN': '十骨双层，自动开合', 'zh-HK': '十骨雙層，自動開合', 'en-US': 'Ten ribs, automatic' },
    usage: [{ 'zh-CN': '按所填地址寄出', 'zh-HK': '按所填地址寄出', 'en-US': 'Sent to the address you give' }],
    art: 'gift-umbrella.svg',
  },
}
const from = (code: ActivityCode, zhCn: string, zhHk: string, en: string): Reward['source'] => ({
  number: activityCatalogue[code].number,
  code,
  route: activityCatalogue[code].route,
  title: { 'zh-CN': zhCn, 'zh-HK': zhHk, 'en-US': en },
})
const meal: Reward['item'] = {
  name: { 'zh-CN': 'HK$50 外卖电子礼券', 'zh-HK': 'HK$50 外賣電子禮券', 'en-US': 'HK$50 food voucher' },
  note: {
    'zh-CN': '订单满 HK$80 可用',
    'zh-HK': '訂單滿 HK$80 適用',
    'en-US': 'For one order of HK$80 or more',
  },
  usage: [{ 'zh-CN': '结账时输入礼券代码', 'zh-HK': '結賬時輸入禮券代碼', 'en-US': 'Enter the code at checkout' }],
  usedWhere: 'partner_app',
  art: 'reward-meal.svg',
}

/** The activity that grants each kind of reward. */
const sources: Readonly<Record<RewardType, Reward['source']>> = {
  exchange_voucher: from('points-exchange', '积分换礼券', '積分換禮券', 'Points for vouchers'),
  cash_return: from('trade-cashback', '交易费用返现', '交易費用回贈', 'Fee cashback'),
  physical_gift: from('member-gift', '会员选礼', '會員選禮', 'A gift for members'),
}
const firstStatus = { exchange_voucher: 'available', cash_return: 'claimable', physical_gift: 'claimable' } as const

export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const hkd = (minor: number) => ({ currency: 'HKD' as const, minor })

/** A reward granted two days ago in its usual state: a voucher to use, cash to claim, a gift that needs an address. */
export const reward = (type: RewardType, change: Partial<Reward> = {}): Reward => ({
  id: idOf(1),
  type,
  status: firstStatus[type],
  item: items[type],
  source: sources[type],
  amount: type === 'cash_return' ? hkd(88_80) : null,
  maskedCode: type === 'exchange_voucher' ? '7Q2K' : null,
  reference: 'P9R3T-6WXYZ',
  issuedAt: asOf - 2 * day,
  validFrom: asOf - 2 * day,
  validUntil: asOf + 30 * day,
  payoutAt: null,
  shipment: null,
  needs: type === 'cash_return' ? 'login' : type === 'physical_gift' ? 'address' : null,
  ...change,
})

/** The server's reply about one reward. `done` are its past states, the first two hours after the issue, then seven hours apart. */
export const detail = (of: Reward, done: readonly RewardDetail['steps'][number]['status'][] = []): RewardDetail => ({
  asOf,
  reward: of,
  steps: done.map((status, n) => ({ status, at: of.issuedAt + (n * 7 + 2) * hour })),
})

/** One usable reward of each kind and some ended ones, in the server's order. */
export const several: readonly Reward[] = [
  reward('exchange_voucher', { id: idOf(1), validUntil: asOf + 2.5 * day }),
  reward('cash_return', { id: idOf(2) }),
  reward('physical_gift', { id: idOf(3), status: 'shipped', validUntil: null, needs: null }),
  reward('cash_return', {
    id: idOf(4),
    status: 'pending',
    amount: hkd(1_234_56),
    payoutAt: asOf + 12 * day,
    needs: null,
  }),
  reward('exchange_voucher', { id: idOf(5), status: 'used' }),
  reward('cash_return', { id: idOf(7), status: 'revoked', amount: hkd(5_00), needs: null }),
  reward('exchange_voucher', { id: idOf(6), status: 'expired', validUntil: asOf - day }),
]

/** Rewards of several activities, among them cash that was paid in. */
export const wallet: readonly Reward[] = [
  reward('exchange_voucher', {
    id: idOf(4),
    validUntil: asOf + 2.5 * day,
    item: meal,
    source: { ...from('food-delivery', '外卖礼券', '外賣禮券', 'Food voucher'), theme: 'food' },
  }),
  reward('cash_return', { id: idOf(2) }),
  reward('physical_gift', { id: idOf(3), status: 'shipped', validUntil: null, needs: null }),
  reward('exchange_voucher', { id: idOf(1) }),
  reward('cash_return', {
    id: idOf(8),
    status: 'credited',
    amount: hkd(486_20),
    needs: null,
    item: {
      ...items.cash_return,
      name: {
        'zh-CN': '2026年9月交易费用返现',
        'zh-HK': '2026年9月交易費用回贈',
        'en-US': 'Fee cashback for September',
      },
    },
  }),
  reward('exchange_voucher', { id: idOf(5), status: 'used' }),
  reward('exchange_voucher', { id: idOf(6), status: 'expired', validUntil: asOf - day }),
]

const isOf = (tab: RewardTab, { status }: Reward) => (rewardTabs[tab] as readonly string[]).includes(status)

/** A server that lists these rewards in pages of twenty. */
export const listing =
  (all: readonly Reward[]) =>
  ({ body }: Received): RewardsReply => {
    const { tab, type, from = 0, until = Number.POSITIVE_INFINITY, cursor } = body as RewardsRequest
    const found = all.filter(
      (each) =>
        isOf(tab, each) && (type === undefined || each.type === type) && each.issuedAt >= from && each.issuedAt < until,
    )
    const start = cursor ? found.findIndex(({ id }) => cursor.endsWith(id)) + 1 : 0
    const rewards = found.slice(start, start + 20)
    const last = rewards.at(-1)
    const sumOf = (...statuses: Reward['status'][]) =>
      hkd(all.reduce((sum, { amount, status }) => sum + (statuses.includes(status) ? (amount?.minor ?? 0) : 0), 0))
    const count = (each: RewardTab) => all.filter((one) => isOf(each, one)).length
    return {
      asOf,
      rewards,
      next: last && start + 20 < found.length ? `-.${last.issuedAt}.${last.id}` : null,
      counts: { available: count('available'), used: count('used'), expired: count('expired') },
      totals: {
        credited: sumOf('credited'),
        coming: sumOf('pending', 'claimable', 'crediting'),
        claimable: sumOf('claimable'),
        vouchers: all.filter(({ status }) => status === 'used').length,
        gifts: all.filter(({ status }) => status === 'delivered').length,
      },
    }
  }
