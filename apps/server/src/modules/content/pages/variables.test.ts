import type { WrittenRule } from '@foyer/api/staff/rules'
import { expect, test } from 'vitest'
import { smallCampaign, written } from '../../../testing/campaign.ts'
import { readCampaign } from './campaign.ts'
import { compile } from './compile.ts'
import { Faulty } from './faults.ts'
import { surroundings } from './surroundings.ts'

const withRule = (simplified: string, english: string, stock?: number) => {
  const campaign = smallCampaign()
  if (stock !== undefined) campaign.activity.stock = stock
  campaign.page.blocks = [
    { kind: 'rules', rules: [written(simplified, english)] },
    ...(campaign.page.blocks as unknown[]),
  ]
  return campaign
}
const read = (campaign: unknown, rule?: WrittenRule) => readCampaign(JSON.stringify(campaign), surroundings(), rule)
const faultsOf = (campaign: unknown, rule?: WrittenRule) => {
  try {
    read(campaign, rule)
    return []
  } catch (error) {
    if (error instanceof Faulty) return error.faults
    throw error
  }
}

test('the period and the places of an activity are filled into its texts in each language', () => {
  const { content } = compile(
    read(withRule('{period}，共{stock}个名额。', '{stock} places, from {opens} until {closes}.', 1500)),
  )
  expect(content.blocks[0]).toEqual({
    kind: 'rules',
    rules: [
      {
        'zh-CN': '2026年1月5日09:00至2026年2月5日18:00，共1,500个名额。',
        'zh-HK': '2026年1月5日09:00至2026年2月5日18:00，共1,500個名額。',
        'en-US': '1,500 places, from Jan 5, 2026, 09:00 until Feb 5, 2026, 18:00.',
      },
    ],
  })
})

test('a text cannot name places that the activity does not state', () => {
  expect(faultsOf(withRule('共{stock}个。', 'Many.'))).toEqual([
    { path: 'page.blocks[0].rules[0].zh-CN', message: expect.stringContaining('names {stock}') },
  ])
})

test.each(['{secret}', '{ period }', '{{period}', '{period}}', '{constructor}'])(
  'the braces of %s are a fault, so that no reader sees them',
  (text) => {
    expect(faultsOf(withRule('规则。', `From ${text}.`)).map(({ path }) => path)).toEqual([
      'page.blocks[0].rules[0].en-US',
    ])
  },
)

test('a title has no variables, since it would be too long', () => {
  const campaign = withRule('规则。', 'A rule.')
  campaign.activity.title = written('讲座', 'From {period}')
  expect(faultsOf(campaign)).toEqual([
    { path: 'activity.title.en-US', message: expect.stringContaining('must not hold braces') },
  ])
})

const prize = (simplified: string, traditional: string, english: string, odds: number, stock: number) => ({
  name: { 'zh-CN': simplified, 'zh-HK': traditional, 'en-US': english },
  odds,
  stock,
})
const draw: WrittenRule = {
  kind: 'draw',
  parameters: {
    prizes: [prize('茶具', '茶具', 'Tea set', 1, 5), prize('咖啡券', '咖啡券', 'Coffee voucher', 125_000, 1_995)],
  },
}
const rule = (kind: WrittenRule['kind'], parameters: Record<string, unknown>): WrittenRule => ({ kind, parameters })

test('R24 the odds and the number of the prizes of a draw are filled into the texts in each language, without rounding', () => {
  const campaign = withRule('中奖率：{odds}。共{rewards}份。', 'Odds: {odds}. {rewards} prizes.')
  const { content } = compile(read(campaign, draw))
  expect(content.blocks[0]).toEqual({
    kind: 'rules',
    rules: [
      {
        'zh-CN': '中奖率：茶具 0.0001%、咖啡券 12.5%。共2,000份。',
        'zh-HK': '中獎率：茶具 0.0001%、咖啡券 12.5%。共2,000份。',
        'en-US': 'Odds: Tea set 0.0001%, Coffee voucher 12.5%. 2,000 prizes.',
      },
    ],
  })
})

test.each([
  ['voucher', rule('voucher', { stock: 1_500 }), '1,500'],
  ['gift', rule('gift', { stock: 3 }), '3'],
  ['points', rule('points', { stock: 20 }), '20'],
  ['cash', rule('cash', { amount: 3_000, budget: 100_000 }), '33'],
] as const)(
  'a rule of the kind %s fills in how many rewards it grants, and one for each person',
  (_, written_, rewards) => {
    const { content } = compile(read(withRule('{rewards} {perPerson}', '{rewards} {perPerson}'), written_))
    expect(content.blocks[0]).toMatchObject({ rules: [{ 'zh-CN': `${rewards} 1`, 'en-US': `${rewards} 1` }] })
  },
)

test.each([
  ['odds', undefined],
  ['odds', rule('voucher', { stock: 5 })],
  ['perPerson', undefined],
  ['perPerson', draw],
  ['rewards', undefined],
  ['rewards', rule('points', { stock: null })],
] as const)('a text that names %s, which its rule does not have, is a fault beside the text', (name, written_) => {
  expect(faultsOf(withRule('规则。', `From {${name}}.`), written_)).toEqual([
    { path: 'page.blocks[0].rules[0].en-US', message: expect.stringContaining(`names {${name}}`) },
  ])
})
