import type { ActivityRuleShown, RuledActivity, RuleRevision } from '@foyer/api/staff/activity-rules'
import type { ActivityResults } from '@foyer/api/staff/results'
import type { Answers } from './server.ts'

const day = 86_400_000
const texts = (english: string, hans: string, hant = hans) => ({ 'zh-CN': hans, 'zh-HK': hant, 'en-US': english })

const activity = (number: number, more: Partial<RuledActivity> = {}): RuledActivity => ({
  number,
  code: `spring-coffee-${number}`,
  title: texts('Coffee for new clients', '新客户咖啡礼遇', '新客戶咖啡禮遇'),
  opensAt: Date.now() - 12 * day,
  closesAt: Date.now() + 30 * day,
  phase: 'open',
  source: 'data',
  kind: 'voucher',
  isProposed: false,
  ...more,
})
export const activities: readonly RuledActivity[] = [
  activity(910, { isProposed: true }),
  activity(909, {
    title: texts(
      'Lucky draw of the spring festival for everybody who visits each day of the week',
      '春节每日到访幸运抽奖',
      '春節每日到訪幸運抽獎',
    ),
    kind: 'draw',
  }),
  activity(908, { title: texts('Welcome points', '迎新积分', '迎新積分'), kind: 'points', phase: 'ended' }),
  activity(907, {
    title: texts('A talk about bonds', '债券讲座', '債券講座'),
    source: 'none',
    kind: null,
    phase: 'upcoming',
  }),
  activity(499, { title: texts('Meal voucher', '外卖礼券', '外賣禮券'), source: 'built_in', kind: null }),
]

export const voucherRule = {
  kind: 'voucher' as const,
  parameters: {
    name: texts('Coffee for two', '双人咖啡券', '雙人咖啡券'),
    note: texts(
      'At any branch of the café. Not exchangeable for cash.',
      '可在任何分店使用，不可兑换现金。',
      '可在任何分店使用，不可兌換現金。',
    ),
    usage: texts('Show the code at the counter.', '在柜台出示券码。', '在櫃枱出示券碼。'),
    value: 5_000,
    stock: 1_000,
    validDays: 30,
    codes: 'generated',
  },
}
const prize = (nth: number, odds: number) => ({
  code: `prize-${nth}`,
  type: 'cash_return',
  name: texts('Lucky cash', '幸运现金', '幸運現金'),
  note: texts('Credited to your account.', '存入您的账户。', '存入您的賬戶。'),
  usage: texts('Claim it in My rewards.', '在“我的奖励”领取。', '在「我的獎賞」領取。'),
  value: 1_800,
  odds,
  stock: 100,
  validDays: 60,
  codes: 'generated',
})
export const drawRule = {
  kind: 'draw' as const,
  parameters: { licenceNo: '058811', tasks: ['join', 'visit'], prizes: [prize(1, 40_000), prize(2, 5_000)] },
}

const person = (nth: number, name: string) => ({ id: `0000000${nth}-0000-4000-8000-00000000000${nth}`, name })
const revision = (nth: number, more: Partial<RuleRevision> = {}): RuleRevision => ({
  revision: nth,
  rule: voucherRule,
  basis: nth > 1 ? 1 : null,
  status: 'approved',
  proposedBy: person(3, 'Alexandra Montgomery-Fitzgerald'),
  proposedAt: Date.now() - 14 * day,
  reason: 'Spring campaign, approved plan MKT-118',
  decidedBy: person(1, 'Wong Siu Ming'),
  decidedAt: Date.now() - 13 * day,
  decisionReason: 'Checked with legal',
  ...more,
})
const open = { status: 'proposed' as const, decidedBy: null, decidedAt: null, decisionReason: null }
const note = texts(
  'At any branch of the café, also for takeaway. Not exchangeable for cash.',
  '可在任何分店使用，外带亦可，不可兑换现金。',
  '可在任何分店使用，外帶亦可，不可兌換現金。',
)
export const proposal = revision(3, {
  ...open,
  rule: { ...voucherRule, parameters: { ...voucherRule.parameters, stock: 1_500, note } },
  reason: 'More people than planned',
})

export const shownRule = (more: Partial<ActivityRuleShown> = {}): ActivityRuleShown => ({
  activity: activity(910, { isProposed: true }),
  isLive: true,
  inForce: revision(1),
  proposed: proposal,
  history: [
    proposal,
    revision(2, { status: 'declined', decisionReason: 'The budget is not approved yet' }),
    revision(1),
  ],
  places: { total: 1_000, remaining: 412 },
  codes: [{ item: 'voucher', total: 1_000, free: 412 }],
  ...more,
})
export const noRule = shownRule({
  activity: activity(907, { source: 'none', kind: null, phase: 'upcoming' }),
  isLive: false,
  inForce: null,
  proposed: null,
  history: [],
  places: null,
  codes: [],
})

const dayAt = (ago: number) => new Date(Date.now() - ago * day).toISOString().slice(0, 10)
export const results = (more: Partial<ActivityResults> = {}): ActivityResults => ({
  activity: activity(910),
  asOf: Date.now(),
  ledger: {
    joins: 588,
    grants: 588,
    redeemed: 231,
    draws: 0,
    points: 0,
    committed: 2_890_000,
    claimed: 0,
    budget: 5_000_000,
    days: Array.from({ length: 12 }, (_, nth) => ({
      day: dayAt(11 - nth),
      joins: 90 - nth * 6,
      grants: 90 - nth * 6,
      redeemed: nth * 4,
    })),
    items: [
      {
        item: 'voucher',
        type: 'exchange_voucher',
        name: texts('Coffee for two', '双人咖啡券', '雙人咖啡券'),
        granted: 588,
        redeemed: 231,
        expired: 10,
        revoked: 0,
        value: 2_940_000,
        redeemedValue: 1_155_000,
      },
    ],
  },
  tracker: {
    from: dayAt(19),
    to: dayAt(0),
    seen: 2_204,
    pressed: 803,
    joined: 391,
    days: Array.from({ length: 12 }, (_, nth) => ({
      day: dayAt(11 - nth),
      seen: 300,
      pressed: 90,
      joined: 60 - nth * 4,
    })),
    languages: [
      { name: 'zh-HK', visitors: 1_502 },
      { name: 'zh-CN', visitors: 466 },
      { name: 'en-US', visitors: 236 },
    ],
    hosts: [
      { name: 'app', visitors: 1_911 },
      { name: 'partner.example', visitors: 293 },
    ],
  },
  ...more,
})

export const ruleAnswers: Answers = {
  'POST /staff/rules': { data: { activities: [...activities], before: null } },
  'POST /staff/rules/show': { data: shownRule() },
  'POST /staff/results': { data: results() },
}
