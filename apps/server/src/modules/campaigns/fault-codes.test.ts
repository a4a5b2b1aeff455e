import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import type { CampaignFault } from '@foyer/api/staff/campaigns'
import { expect, test } from 'vitest'
import { smallCampaign, stagedCampaign, written } from '../../testing/campaign.ts'
import { campaignFaultOf, Faulty, readCampaign, surroundings } from '../content/public.ts'

type File = ReturnType<typeof smallCampaign>
const faultsOf = (change: (file: File) => void, of = smallCampaign): CampaignFault[] => {
  const file = of()
  change(file)
  try {
    readCampaign(JSON.stringify(file), surroundings())
  } catch (error) {
    if (error instanceof Faulty) return error.faults.map(campaignFaultOf)
    throw error
  }
  return []
}
const block =
  (one: unknown) =>
  (file: File): void => {
    file.page.blocks = [...(file.page.blocks as unknown[]), one]
  }
const activity =
  (fields: Record<string, unknown>) =>
  (file: File): void =>
    void Object.assign(file.activity, fields)
const stages =
  (...changes: Record<string, unknown>[]) =>
  (file: File): void => {
    file.page.stages = (file.page.stages as object[]).map((stage, i) => ({ ...stage, ...changes[i] }))
  }
const texts = (simplified: unknown, english: unknown = 'Text') =>
  activity({ title: { 'zh-CN': simplified, 'en-US': english } })
const question = { id: 'a', question: written('问', 'Q'), answer: written('答', 'A') }

test.each([
  ['empty', texts('')],
  ['too_long', texts('长'.repeat(41))],
  ['html', texts('<b>')],
  ['address', texts('www.example.com')],
  ['braces', texts('{name}')],
  ['invisible', texts('一\n二')],
  ['spaces', texts(' 一')],
  ['simplified', texts('繁體')],
  ['english', texts('一', '一')],
  ['missing', texts(undefined)],
  ['text_expected', texts(1)],
  ['unknown_field', activity({ colour: 'red' })],
  ['list_expected', (file: File): void => void Object.assign(file.page, { blocks: {} })],
  ['object_expected', activity({ title: 'Title' })],
  ['number_expected', activity({ number: 'one' })],
  ['yes_or_no', activity({ followsCalendar: 'yes' })],
  ['entries_min', block({ kind: 'rules', rules: [] })],
  ['entries_max', block({ kind: 'risk', paragraphs: Array.from({ length: 9 }, () => written('一', 'One')) })],
  ['number_min', activity({ stock: -1 })],
  ['number_max', activity({ stock: 10_000_001 })],
  ['media_unknown', block({ kind: 'image', media: 'none.svg', width: 1, height: 1, alt: null })],
  ['no_prices', block({ kind: 'quotes', instruments: ['99999'] })],
  ['moment_form', activity({ opens: 'soon' })],
  ['moment_minute', activity({ opens: '2026-01-05T09:00:30+08:00' })],
  ['block_kind', block({ kind: 'poem' })],
  ['block_missing', (file: File): void => void Object.assign(file.page, { blocks: [] })],
  ['hero_first', block({ kind: 'hero', title: written('一', 'One'), lead: written('一', 'One') })],
  ['nothing_to_join', activity({ joinLevel: null, stock: 3 })],
  ['question_id_repeated', block({ kind: 'faq', questions: [question, question] })],
  ['ends_before_it_opens', activity({ closes: '2026-01-05T09:00+08:00' })],
  ['route_of_code', activity({ route: '/activityTemplate?code=other' })],
  ['number_of_catalogue', activity({ number: cataloguedActivities[0]?.number })],
  ['places_unstated', activity({ lead: written('共{stock}个。', 'Places for all.') })],
  ['variable_unstated', activity({ lead: written('中奖率{odds}。', 'Odds of all.') })],
  ['clients_only', activity({ eligibility: { accountTypes: ['cash'] } })],
  ['names_itself', activity({ eligibility: { notAfter: [900] } })],
  ['code_form', activity({ code: 'Spring Talk' })],
  ['route_form', activity({ route: 'spring' })],
  ['one_of', activity({ joinLevel: 'all' })],
  [
    'tied_reward',
    block({
      kind: 'rewards',
      rewards: [{ kind: 'gift', name: written('一', 'One'), note: written('一', 'One'), requires: { product: 'x' } }],
    }),
  ],
] as const)('A fault of the kind %s has its code, its values and no other message', (code, change) => {
  const faults = faultsOf(change)
  expect(faults.map((one) => one.code)).toContain(code)
  expect(faults.filter((one) => one.code === 'other')).toEqual([])
})

test.each([
  ['stage_id_repeated', stages({}, { id: 'one' })],
  ['stage_order', stages({ opens: '2026-01-07T09:00+08:00' })],
  ['before_activity', stages({ opens: '2026-01-01T09:00+08:00' })],
  ['after_activity', stages({ closes: '2026-03-01T09:00+08:00' })],
  ['stock_and_stages', activity({ stock: 4 })],
  ['stages_not_shown', activity({ route: '/activityTemplate?code=spring-talk' })],
  ['stage_needed', (file: File): void => void Object.assign(file.page, { stages: [] })],
  ['id_form', stages({ id: 'One!' })],
] as const)('A fault of stages of the kind %s has its code and no other message', (code, change) => {
  const faults = faultsOf(change as (file: File) => void, stagedCampaign)
  expect(faults.map((one) => one.code)).toContain(code)
  expect(faults.filter((one) => one.code === 'other')).toEqual([])
})

test('A fault in a block names the block and its values', () => {
  const [fault] = faultsOf(block({ kind: 'rules', rules: [written('长'.repeat(601), 'One')] }))
  expect(fault).toEqual({
    path: 'page.blocks[2].rules[0].zh-CN',
    block: 2,
    code: 'too_long',
    values: { length: 601, limit: 600 },
    message: 'is too long: it has 601 characters and may have at most 600',
  })
})
