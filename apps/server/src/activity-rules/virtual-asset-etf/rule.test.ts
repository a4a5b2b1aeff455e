import { expect, test } from 'vitest'
import { sampleContent, sampleOf } from '../../engine/facts/kind.ts'
import { type ActivityRule, loadRules } from '../../engine/rules.ts'
import { instruments } from '../../modules/market/instruments.ts'
import { fundsKind } from './funds.ts'
import { testKind } from './knowledge-test.ts'
import { rule as virtualAssetEtf } from './rule.ts'

const funds = sampleContent(fundsKind)
const knowledgeTest = sampleContent(testKind)
const faultsOf = ({ schema }: Pick<typeof fundsKind | typeof testKind, 'schema'>, content: unknown): string =>
  (schema.safeParse(content).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`).join()

test('R18 the rule loads with a fee discount, and not with a voucher, cash, gift or points for trading one of the funds', () => {
  expect(virtualAssetEtf.grants).toEqual([{ item: 'commission-discount', type: 'fee_discount', on: { kind: 'join' } }])
  expect(loadRules([virtualAssetEtf]).get(494)).toBe(virtualAssetEtf)
  const name = { 'zh-CN': '茶', 'zh-HK': '茶', 'en-US': 'Tea' }
  for (const type of ['exchange_voucher', 'cash_return', 'physical_gift', 'points'] as const) {
    const tied: ActivityRule = {
      ...virtualAssetEtf,
      items: { tea: { name } as ActivityRule['items'][string] },
      grants: [{ item: 'tea', type, on: { kind: 'trades', products: ['03008'] } }],
    }
    expect(() => loadRules([tied])).toThrow('ties tea of activity 494 to named products')
  }
})

test('R18 every compared counter equals the instrument of that code that the market quotes', () => {
  for (const { name, counters } of funds.funds)
    for (const { code, currency, lotSize } of counters)
      expect(instruments.get(code)).toMatchObject({ code, currency, lotSize, kind: 'fund', name })
})

test('R18 faulty fees, a fund without counters, a duplicate fund and a discount of more than everything are refused', () => {
  const sample = sampleOf(fundsKind) as { funds: object[] }
  const [first, ...rest] = sample.funds
  for (const change of [{ fees: { management: 60.5, custody: 0, other: 0 } }, { counters: [] }])
    expect(faultsOf(fundsKind, { ...sample, funds: [{ ...first, ...change }, ...rest] })).toMatch(/^funds\.0\./)
  expect(faultsOf(fundsKind, { ...sample, funds: [first, first] })).toContain('twice')
  expect(faultsOf(fundsKind, { ...sample, discount: { percentOff: 101, validDays: 90 } })).toMatch(/^discount\./)
})

test('R18 each of the three places has the right answer in more than 15 % and less than half of the questions', () => {
  const places = knowledgeTest.questions.map(({ options, right }) => options.findIndex(({ id }) => id === right))
  for (const place of [0, 1, 2]) {
    const share = places.filter((one) => one === place).length / places.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.5)
  }
})

test.each(['zh-CN', 'zh-HK', 'en-US'] as const)(
  'R18 in %s the right answer is the longest, or the shortest, in at most half of the questions',
  (language) => {
    const lengths = knowledgeTest.questions.map(({ options, right }) => {
      const long = (isRight: boolean) =>
        options.filter(({ id }) => (id === right) === isRight).map(({ text }) => text[language].length)
      return { right: long(true)[0] ?? 0, others: long(false) }
    })
    const longest = lengths.filter(({ right, others }) => right > Math.max(...others))
    const shortest = lengths.filter(({ right, others }) => right < Math.min(...others))
    expect(longest.length).toBeLessThanOrEqual(lengths.length / 2)
    expect(shortest.length).toBeLessThanOrEqual(lengths.length / 2)
  },
)

test.each([
  [{ passMark: 7 }, 'passMark: must not be more than are drawn'],
  [{ drawn: 99 }, 'drawn: must not be more than there are questions'],
  [{ questions: [{ ...knowledgeTest.questions[0], right: 'z' }] }, 'questions.0.right: is the id of no option'],
])('R18 a knowledge test that cannot be passed or has no right answer is refused: %j', (change, fault) => {
  expect(faultsOf(testKind, { ...knowledgeTest, ...change })).toContain(fault)
})
