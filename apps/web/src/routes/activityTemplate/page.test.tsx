import { expectAccessible, requestsOf } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  detailOf,
  detailOf503,
  panel,
  paths,
  statusOf503,
  title,
} from '../../shared/activity/testing/activity-screen.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { states } from './states.ts'

testStates(states)

test('R20 the card shows the reward that the headline does not, and the conditions of both', async () => {
  await openScreen(paths.open, { viewer: 'registered' })
  const card = page.getByRole('region', { name: 'What you get' })
  await expect.element(card.getByRole('list')).toHaveTextContent('HK$100Supermarket e-voucher')
  const conditions = [...document.querySelectorAll('details dt')].map(({ textContent }) => textContent)
  expect(conditions).toEqual(['Supermarket e-voucher', '50% off Hong Kong share commission for 3 months'])
})

test('R20 a draft opens with its token, shows a draft notice, and has no join button', async () => {
  const draft = await detailOf('first-account', () => ({ preview: true, version: 0, publishedAt: null }))
  await openScreen(`${paths.open}&preview=a-token`, { viewer: 'registered', answers: { [detailOf503]: draft } })
  await expect.element(page.getByText('Draft preview: not published yet, for checking only.')).toBeVisible()
  await expect.element(title).toHaveTextContent('Your first account')
  await expect.element(panel).toMatchTextContent('You cannot join in a preview')
  await expect.element(page.getByRole('button', { name: /^Terms Draft/ })).toBeVisible()
  expect(page.getByRole('button', { name: 'Join' }).elements()).toEqual([])
  expect(requestsOf(detailOf503).map(({ query }) => `${query}`)).toEqual(['preview=a-token'])
  expect(requestsOf(statusOf503)).toEqual([])
  await expectAccessible()
})
