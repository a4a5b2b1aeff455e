import type { CashbackCount, CashbackPayout, CashbackReply, CashbackTrade } from '@foyer/api/cashback'

const hkd = (minor: number) => ({ currency: 'HKD' as const, minor })
const day = 86_400_000
const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)

/** Wednesday 18 November 2026, 10:00 in Hong Kong. */
const asOf = Date.UTC(2026, 10, 18, 2)

/** An account that does not participate. */
export const notRegistered: CashbackReply = {
  asOf,
  today: dayOf(asOf),
  registration: null,
  otherAccount: false,
  tiers: [
    { from: hkd(200_00), percent: 10 },
    { from: hkd(600_00), percent: 20 },
    { from: hkd(1_500_00), percent: 30 },
  ],
  cap: hkd(800_00),
  shown: null,
  months: [],
  closedDays: [],
}
export const otherAccount: CashbackReply = { ...notRegistered, otherAccount: true }

type Line = readonly [code: string, name: CashbackTrade['name']]
const tracker: Line = ['02800', { 'zh-CN': '盈富基金', 'zh-HK': '盈富基金', 'en-US': 'Tracker Fund of Hong Kong' }]
const lines: readonly Line[] = [
  tracker,
  ['02828', { 'zh-CN': '恒生中国企业', 'zh-HK': '恒生中國企業', 'en-US': 'Hang Seng China Enterprises Index ETF' }],
  ['03033', { 'zh-CN': '南方恒生科技', 'zh-HK': '南方恒生科技', 'en-US': 'CSOP Hang Seng TECH Index ETF' }],
]

const tradesOf = (whys: readonly CashbackTrade['why'][]): CashbackTrade[] =>
  whys.map((why, n) => {
    const [code, name] = lines[n % lines.length] ?? tracker
    const executedAt = asOf - (n + 3) * day
    return {
      reference: `P${n}`,
      code,
      name,
      kind: why === 'kind' ? (n % 2 ? 'ipo_allotment' : 'internal_transfer') : 'stock',
      side: n % 2 ? 'sell' : 'buy',
      executedAt,
      settlesOn: dayOf(executedAt + (why === 'unsettled' ? 4 : 2) * day),
      fees: hkd(52_35 + n * 1_918),
      why,
    }
  })

const reasons = [
  'unsettled',
  'kind',
  'kind',
  'fee_waived',
  'before_joining',
  'cancelled',
  'outside_period',
  'settled_late',
] as const

/** An account that registered three days ago and has no trades yet, with the counts in `change`. */
export const participating = (change: Partial<CashbackCount> = {}, months: CashbackPayout[] = []): CashbackReply => {
  const shown: CashbackCount = {
    month: '2026-11',
    fees: hkd(0),
    unsettledFees: hkd(0),
    cashback: hkd(0),
    tier: null,
    next: { tier: 0, missing: hkd(200_00) },
    isCapped: false,
    isClosed: false,
    counted: 0,
    notCounted: 0,
    trades: [],
    ...change,
  }
  const now = { month: shown.month, state: 'open', amount: shown.cashback, clawedBack: hkd(0), payoutDay: '2026-12-14' }
  return {
    ...notRegistered,
    registration: { since: asOf - 3 * day, reference: 'K7M2Q-9XRT4' },
    shown,
    months: [now as CashbackPayout, ...months],
  }
}

const withTrades = (change: Partial<CashbackCount>, months?: CashbackPayout[]): CashbackReply =>
  participating(
    {
      counted: 6,
      notCounted: reasons.length,
      trades: [...tradesOf(Array(6).fill(null)), ...tradesOf(reasons)],
      unsettledFees: hkd(68_40),
      ...change,
    },
    months,
  )

const firstTier = { fees: hkd(412_50), cashback: hkd(41_25), tier: 0, next: { tier: 1, missing: hkd(187_50) } }
export const inProgress = withTrades(firstTier)
export const highestTier = withTrades({ fees: hkd(1_684_20), cashback: hkd(505_26), tier: 2, next: null })
export const capped = withTrades({ fees: hkd(3_120_00), cashback: hkd(800_00), tier: 2, next: null, isCapped: true })

const monthsBefore = (
  states: readonly (readonly [CashbackPayout['state'], amount: number, clawedBack: number])[],
): CashbackPayout[] =>
  states.map(([state, amount, clawedBack], n) => ({
    month: new Date(Date.UTC(2026, 9 - n, 1)).toISOString().slice(0, 7),
    state,
    amount: hkd(amount),
    clawedBack: hkd(clawedBack),
    payoutDay: new Date(Date.UTC(2026, 10 - n, 14)).toISOString().slice(0, 10),
  }))

export const paid = withTrades(
  firstTier,
  monthsBefore([
    ['claimable', 231_80, 0],
    ['credited', 120_00, 0],
    ['none', 0, 0],
  ]),
)
export const clawedBack = withTrades(
  firstTier,
  monthsBefore([
    ['credited', 20_00, 100_00],
    ['revoked', 0, 64_30],
  ]),
)

const corrected = withTrades({
  month: '2026-10',
  fees: hkd(236_00),
  cashback: hkd(23_60),
  unsettledFees: hkd(0),
  tier: 0,
  next: { tier: 1, missing: hkd(364_00) },
  isClosed: true,
})
/** The shown month was closed, paid and corrected afterwards. */
export const clawedBackShown: CashbackReply = {
  ...corrected,
  months: corrected.months.map((month) => ({
    ...month,
    state: 'credited',
    clawedBack: hkd(96_40),
    payoutDay: '2026-11-14',
  })),
}
