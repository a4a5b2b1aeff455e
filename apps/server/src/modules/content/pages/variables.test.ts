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
const read = (campaign: unknown) => readCampaign(JSON.stringify(campaign), surroundings())
const faultsOf = (campaign: unknown) => {
  try {
    read(campaign)
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
