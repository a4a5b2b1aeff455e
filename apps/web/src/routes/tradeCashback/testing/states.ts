import type { CashbackCount, CashbackPayout, CashbackReply, CashbackTrade } from '@foyer/contract/cashback'

const hkd = (minor: number) => ({ currency: 'HKD' as const, minor })
const day = 86_400_000
const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)

type Line = readonly [code: string, name: CashbackTrade['name']]
const tracker: Line = ['02800', { 'zh-CN': '盈富基金', 'zh-HK': '盈富基金', 'en-US': 'Tracker Fund of Hong Kong' }]
const lines: readonly Line[] = [
  tracker,
  ['02828', { 'zh-CN': '恒生中国企业', 'zh-HK': '恒生中國企業', 'en-US': 'Hang Seng China Enterprises Index ETF' }],
  ['03033', { 'zh-CN': '南方恒生科技', 'zh-HK': '南方恒生科技', 'en-US': 'CSOP Hang Seng TECH Index ETF' }],
]

const tradesOf = (asOf: number, whys: readonly CashbackTrade['why'][]): CashbackTrade[] =>
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

const counted = (asOf: number, shown: CashbackCount, change: Partial<CashbackCount>): CashbackCount => ({
  ...shown,
  counted: 6,
  notCounted: reasons.length,
  trades: [...tradesOf(asOf, Array(6).fill(null)), ...tradesOf(asOf, reasons)],
  unsettledFees: hkd(68_40),
  ...change,
})

const shownAs =
  (change: Partial<CashbackCount>) =>
  (reply: CashbackReply): CashbackReply => {
    if (!reply.shown) return reply
    const shown = counted(reply.asOf, reply.shown, change)
    const months = reply.months.map((entry) => ({ ...entry, amount: shown.cashback }))
    return { ...reply, shown, months }
  }

export const inProgress = shownAs({
  fees: hkd(412_50),
  cashback: hkd(41_25),
  tier: 0,
  next: { tier: 1, missing: hkd(187_50) },
})
export const highestTier = shownAs({ fees: hkd(1_684_20), cashback: hkd(505_26), tier: 2, next: null })
export const capped = shownAs({ fees: hkd(3_120_00), cashback: hkd(800_00), tier: 2, next: null, isCapped: true })

/** Months before the one under way, the newest first. */
const before =
  (states: readonly (readonly [CashbackPayout['state'], amount: number, takenBack: number])[]) =>
  (reply: CashbackReply): CashbackReply => {
    const [now] = reply.months
    if (!now) return reply
    const earlier = states.map(([state, amount, takenBack], n): CashbackPayout => {
      const [year = 0, month = 0] = now.month.split('-').map(Number)
      const first = Date.UTC(year, month - 2 - n, 1)
      return {
        month: new Date(first).toISOString().slice(0, 7),
        state,
        amount: hkd(amount),
        takenBack: hkd(takenBack),
        payoutDay: new Date(Date.UTC(year, month - 1 - n, 14)).toISOString().slice(0, 10),
      }
    })
    return { ...inProgress(reply), months: [...inProgress(reply).months, ...earlier] }
  }

export const paid = before([
  ['claimable', 231_80, 0],
  ['credited', 120_00, 0],
  ['none', 0, 0],
])
export const clawedBack = before([
  ['credited', 20_00, 100_00],
  ['revoked', 0, 64_30],
])

/** The month itself, closed and put right. */
export const clawedBackShown = (reply: CashbackReply): CashbackReply => {
  const told = shownAs({
    fees: hkd(236_00),
    cashback: hkd(23_60),
    unsettledFees: hkd(0),
    tier: 0,
    next: { tier: 1, missing: hkd(364_00) },
    isClosed: true,
  })(reply)
  return { ...told, months: told.months.map((entry) => ({ ...entry, state: 'credited', takenBack: hkd(96_40) })) }
}

export const otherAccount = (reply: CashbackReply): CashbackReply => ({
  ...reply,
  registration: null,
  otherAccount: true,
  shown: null,
  months: [],
  closedDays: [],
})
