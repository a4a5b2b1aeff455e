import { expect, test } from 'vitest'
import { readKnowledgeTest } from '../../engine/knowledge-test.ts'
import { type ActivityRule, loadRules } from '../../engine/rules.ts'
import { instruments } from '../../modules/market/instruments.ts'
import data from './funds.json' with { type: 'json' }
import { funds, readFunds } from './funds.ts'
import { knowledgeTest } from './knowledge-test.ts'
import { rule as virtualAssetEtf } from './rule.ts'

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

test('R18 faulty fees, a fund without counters and a duplicate fund prevent the server from starting', () => {
  const [first, ...rest] = data.funds
  for (const change of [{ fees: { management: 60.5, custody: 0, other: 0 } }, { counters: [] }])
    expect(() => readFunds({ ...data, funds: [{ ...first, ...change }, ...rest] })).toThrow('are faulty')
  expect(() => readFunds({ ...data, funds: [first, first] })).toThrow('twice')
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

test('R18 a knowledge test that cannot be passed or that has no right answer prevents the server from starting', () => {
  for (const change of [{ passMark: 7 }, { drawn: 99 }, { questions: [{ ...knowledgeTest.questions[0], right: 'z' }] }])
    expect(() => readKnowledgeTest({ ...knowledgeTest, ...change })).toThrow('A knowledge test is faulty')
})
