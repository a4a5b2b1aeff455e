import type { HandInReply, TestAttempt, TestQuestion, TestResult, TestStatus } from '@foyer/api/knowledge-tests'
import type { DiscountReply, VirtualAssetFunds } from '@foyer/api/virtual-assets'
import { publicDocument } from '@foyer/testing/browser'
import { asOf, type MarketConditions, quotesOf } from '../../../shared/market/testing/replies.ts'

export const discountReply: DiscountReply = {
  asOf,
  discount: {
    code: 'C-7K2M-9XQ4',
    reference: 'K7M2Q-9XRT4',
    percentOff: 50,
    claimedAt: asOf,
    validUntil: Date.parse('2027-02-19T00:00+08:00'),
    isValid: true,
  },
  otherAccount: false,
}
export const otherAccount: DiscountReply = { ...discountReply, discount: null, otherAccount: true }

/** The published funds, with the quotes of the test instead of the current quotes. */
export const fundsReply = async (conditions: MarketConditions = { delay: 900 }): Promise<VirtualAssetFunds> => {
  const reply = await publicDocument<VirtualAssetFunds>('/api/virtual-assets/funds')
  const codes = reply.funds.flatMap(({ counters }) => counters.map(({ code }) => code))
  return { ...reply, quotes: quotesOf(codes, conditions) }
}
/** The same reply for a visitor in the mainland. */
export const withheldFunds: VirtualAssetFunds = {
  asOf: '2026-11-20',
  withheld: true,
  funds: [],
  quotes: null,
  example: null,
  discount: null,
  test: null,
}

type Words = TestQuestion['text']
const words = (simplified: string, traditional: string, english: string): Words => ({
  'zh-CN': simplified,
  'zh-HK': traditional,
  'en-US': english,
})
const options: TestQuestion['options'] = [
  { id: 'a', text: words('全部本金', '全部本金', 'All of it') },
  { id: 'b', text: words('最多一半', '最多一半', 'Half of it at most') },
  {
    id: 'c',
    text: words('只有已付的管理费', '只有已付的管理費', 'Only the management fee that was paid'),
  },
]
const why = words('基金价值随价格涨跌，不保本。', '基金價值隨價格升跌，並不保本。', 'No capital is protected.')

const questions = [
  words('投资比特币 ETF，', '投資比特幣 ETF，', 'in a bitcoin ETF'),
  words('投资以太币 ETF，', '投資以太幣 ETF，', 'in an ether ETF'),
  words('虚拟资产的价格跌至零，', '虛擬資產的價格跌至零，', "if the asset's price falls to zero"),
  words('托管人的系统遭黑客入侵，', '託管人的系統遭黑客入侵，', 'if a custodian is hacked'),
  words('ETF 暂停买卖，', 'ETF 暫停買賣，', 'if dealing is suspended'),
  words('区块链出现分叉，', '區塊鏈出現分叉，', 'if a blockchain forks'),
]

const attempt = 'd9428888-122b-41e1-b85c-61d2a1b2c3d4'
/** An attempt of six questions. The first option of each is the right one. */
export const openAttempt: TestAttempt = {
  attempt,
  begunAt: asOf,
  questions: questions.map((cause, n) => ({
    id: `loss-${n + 1}`,
    text: words(
      `${cause['zh-CN']}最多可能损失多少？`,
      `${cause['zh-HK']}最多可能損失多少？`,
      `How much of what you invest can you lose ${cause['en-US']}?`,
    ),
    options,
  })),
}

const resultOf = (wrong: number): TestResult => ({
  attempt,
  handedInAt: asOf,
  correct: 6 - wrong,
  of: 6,
  passMark: 5,
  passed: wrong < 2,
  wrong: openAttempt.questions
    .slice(0, wrong)
    .map(({ id, text }) => ({ id, text, chosen: words('最多一半', '最多一半', 'Half of it at most'), why })),
  againAt: wrong < 2 ? null : asOf + 3_600_000,
})

export const needed: TestStatus = { asOf, state: 'needed', open: null, last: null }
/** An attempt that was begun and not handed in. */
export const begun: TestStatus = { asOf, state: 'open', open: openAttempt, last: null }
/** The state after a test with the given number of wrong answers. */
export const after = (wrong: number): TestStatus => ({
  asOf,
  state: wrong < 2 ? 'passed' : 'waiting',
  open: null,
  last: resultOf(wrong),
})
/** The state after a failed test, with the next attempt begun. */
export const begunAgain: TestStatus = {
  ...begun,
  open: { ...openAttempt, attempt: 'a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f607' },
  last: resultOf(3),
}
/** The wait after a failed test is over. */
export const waited: TestStatus = { ...after(3), asOf: asOf + 3_600_000, state: 'needed' }
export const handInReply = (wrong: number): HandInReply => ({ result: resultOf(wrong), status: after(wrong) })
