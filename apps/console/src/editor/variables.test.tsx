import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionOf } from '../testing/data.ts'
import { campaign, campaignId, draftDocument, editedAnswers } from '../testing/editor-data.ts'
import { expectSound, open } from '../testing/open.tsx'
import type { Answers } from '../testing/server.ts'

const prize = (name: string, english: string, odds: number) => ({
  name: { 'zh-CN': name, 'zh-HK': name, 'en-US': english },
  odds,
  stock: 20,
})
const draw = {
  kind: 'draw',
  parameters: { prizes: [prize('茶具', 'Tea set', 5_000), prize('伞', 'Umbrella', 1)] },
} as const
const faults = [
  {
    path: 'page.blocks[0].lead.en-US',
    block: 0,
    code: 'variable_unstated',
    values: { variable: 'perPerson' },
    message: 'names {perPerson}, which the rule of this campaign does not have',
  },
]
/** Opens the hero of a document with a rule. */
const openHero = async (rule: object | undefined, answers: Answers = {}) => {
  const document = { ...draftDocument, ...(rule && { rule }) } as typeof campaign.document
  await open(`/campaigns/${campaignId}/edit`, {
    session: sessionOf('author'),
    answers: { ...editedAnswers, 'POST /staff/campaigns/open': { data: { ...campaign, document } }, ...answers },
  })
  await page.getByCss('.part-name:not([data-part=rule])').nth(1).click()
}
const offered = () =>
  [...(document.querySelector('.variables')?.querySelectorAll('button') ?? [])].map((one) => one.textContent)
const lead = (language: string) => page.getByCss(`[data-path="page.blocks[0].lead.${language}"]`)
const filled = (column: string) => page.getByCss(`[data-column="${column}"] .text-filled`)

test('R24 a text names the odds of the draw, and the editor shows what readers see in each language', async () => {
  await openHero(draw)
  expect(offered()).toEqual(['Period', 'Start', 'End', 'Places', 'Number of rewards', 'Odds'])
  await lead('zh-CN').fill('中奖率：')
  await page.getByRole('button', { name: 'Odds: Lead' }).click()
  await expect.element(lead('zh-CN')).toHaveValue('中奖率：{odds}')
  await expect.element(filled('zh-CN')).toHaveTextContent('Readers see: 中奖率：茶具 0.5%、伞 0.0001%')
  await expect.element(filled('zh-HK')).toHaveTextContent('Readers see: 中獎率：茶具 0.5%、伞 0.0001%')
  await lead('en-US').fill('Odds: {odds}, {rewards} prizes')
  await expect
    .element(filled('en-US'))
    .toHaveTextContent('Readers see: Odds: Tea set 0.5%, Umbrella 0.0001%, 40 prizes')
  await expectSound()
})

test.each([
  ['a voucher', { kind: 'voucher', parameters: { stock: 50 } }, ['Number of rewards', 'Limit per person']],
  ['points without a limit', { kind: 'points', parameters: { points: 5, stock: null } }, ['Limit per person']],
  ['no rule', undefined, []],
] as const)('with %s the editor offers only the variables that the rule has', async (_, rule, ofRule) => {
  await openHero(rule)
  await expect.element(lead('en-US')).toBeVisible()
  expect(offered()).toEqual(['Period', 'Start', 'End', 'Places', ...ofRule])
})

test('a variable that the rule does not have is named beside its text', async () => {
  await openHero(draw, { 'POST /staff/campaigns/check': { data: { faults } } })
  await lead('en-US').fill('{perPerson} for each person')
  const fault = page.getByCss('[data-column="en-US"]').getByText(/The rule of this campaign has no “Limit per person”/)
  await expect.element(fault).toBeVisible()
  await expect.element(filled('en-US')).toHaveTextContent('Readers see: … for each person')
})
