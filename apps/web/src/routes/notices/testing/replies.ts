import type { Notice, NoticesReply } from '@foyer/api/notices'

/** Wednesday 18 November 2026, 10:00 in Hong Kong. */
export const asOf = Date.UTC(2026, 10, 18, 2)
const hour = 3_600_000
const day = 24 * hour

const umbrella = { 'zh-CN': '抗风折叠伞', 'zh-HK': '防風縮骨遮', 'en-US': 'Windproof umbrella' }
const meal = { 'zh-CN': 'HK$50 外卖电子礼券', 'zh-HK': 'HK$50 外賣電子禮券', 'en-US': 'HK$50 food voucher' }
const cashback = { 'zh-CN': '交易费用返现', 'zh-HK': '交易費用回贈', 'en-US': 'Fee cashback' }
const reward = '00000000-0000-4000-8000-000000000001'

/** A notice of every kind, the newest first; the first four are unread. */
export const everyKind: readonly Notice[] = [
  { id: 90, kind: 'reward_issued', at: asOf - hour, isRead: false, facts: { reward, name: umbrella } },
  {
    ...{ id: 80, kind: 'live_starting', at: asOf - 2 * hour, isRead: false },
    facts: {
      session: 'quarter-ahead',
      title: {
        'zh-CN': '818 直播：下一季怎么看',
        'zh-HK': '818 直播：下一季怎麼看',
        'en-US': '818 Live: the quarter ahead',
      },
      opensAt: asOf + hour,
    },
  },
  {
    ...{ id: 70, kind: 'reward_expiring', at: asOf - day, isRead: false },
    facts: { reward, name: meal, until: asOf + 2.5 * day },
  },
  {
    ...{ id: 60, kind: 'price_alert', at: asOf - day - hour, isRead: false },
    facts: {
      code: '02800',
      name: { 'zh-CN': '盈富基金', 'zh-HK': '盈富基金', 'en-US': 'Tracker Fund' },
      condition: { kind: 'above', value: 26 },
      ...{ price: 26.04, currency: 'HKD', at: asOf - day },
    },
  },
  {
    ...{ id: 50, kind: 'allotment', at: asOf - 3 * day, isRead: true },
    facts: {
      offering: 'harbour-2029',
      name: {
        'zh-CN': '零售绿色债券 2026 第1批',
        'zh-HK': '零售綠色債券 2026 第1批',
        'en-US': 'Retail green bond 2026, series 1',
      },
      route: '/GreenBondSubscription',
    },
  },
  {
    ...{ id: 40, kind: 'campaign_ending', at: asOf - 3 * day, isRead: true },
    facts: { activity: 492, title: cashback, route: '/tradeCashback', endsAt: asOf },
  },
  {
    ...{ id: 30, kind: 'campaign_opens', at: asOf - 9 * day, isRead: true },
    facts: {
      ...{ activity: 502, route: '/activitySecondTemplate?code=account-health' },
      title: { 'zh-CN': '账户安全任务', 'zh-HK': '賬戶安全任務', 'en-US': 'A safer account' },
      stage: { 'zh-CN': '核实来电', 'zh-HK': '核實來電', 'en-US': 'Check who calls' },
    },
  },
  { id: 20, kind: 'call_back', at: asOf - 20 * day, isRead: true, facts: { request: 'R7K2', at: asOf - 20 * day } },
  {
    ...{ id: 10, kind: 'new_sign_in', at: asOf - 400 * day, isRead: true },
    facts: { system: 'iphone', browser: 'safari', country: 'HK', at: asOf - 400 * day },
  },
]

export const listing = (notices: readonly Notice[], next: number | null = null): NoticesReply => ({
  asOf,
  notices: [...notices],
  next,
  unread: notices.filter(({ isRead }) => !isRead).length,
})
