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

/** Trades with the reasons why they do not count, and their fees in cents. */
const tradesOf = (rows: readonly (readonly [why: CashbackTrade['why'], fees: number])[]): CashbackTrade[] =>
  rows.map(([why, fees], n) => {
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
      fees: hkd(fees),
      why,
    }
  })

const unsettledFees = 68_40
const leftOut = [
  ['unsettled', unsettledFees],
  ['kind', 100_00],
  ['kind', 0],
  ['fee_waived', 0],
  ['before_joining', 52_35],
  ['cancelled', 0],
  ['outside_period', 71_53],
  ['settled_late', 90_71],
  ['cancelled', 0],
] as const

/** Six fees with the given sum. */
const feesOf = (sum: number): number[] => {
  const others = [28, 11, 21, 9, 16].map((percent) => Math.round((sum * percent) / 100))
  return [...others, others.reduce((rest, fees) => rest - fees, sum)]
}

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

const withTrades = (
  change: Partial<CashbackCount> & Pick<CashbackCount, 'fees'>,
  months?: CashbackPayout[],
): CashbackReply =>
  participating(
    {
      counted: 6,
      notCounted: leftOut.length,
      trades: [...tradesOf(feesOf(change.fees.minor).map((fees) => [null, fees])), ...tradesOf(leftOut)],
      unsettledFees: hkd(unsettledFees),
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

const monthBefore = 31 * day
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
  shown: corrected.shown && {
    ...corrected.shown,
    trades: corrected.shown.trades.map((trade) => ({
      ...trade,
      executedAt: trade.executedAt - monthBefore,
      settlesOn: dayOf(Date.parse(`${trade.settlesOn}T00:00:00+08:00`) - monthBefore),
    })),
  },
  months: corrected.months.map((month) => ({
    ...month,
    state: 'credited',
    clawedBack: hkd(96_40),
    payoutDay: '2026-11-14',
  })),
}
