import type { ActivityDetail } from '@foyer/contract/activities'
import { expect, test } from '../../../../../e2e/fixtures.ts'
import { signIn } from '../../../../../e2e/sign-in-steps.ts'

test('R20 from the hall to a participation: read the page, sign in, agree, joined', async ({ page, mobileNo }) => {
  await page.goto('/?lang=en-US')
  await page.getByRole('link', { name: /Your first account/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first account')
  await page.getByRole('link', { name: 'Sign in to join' }).click()
  await signIn(page, 'en-US', mobileNo)
  await page.getByRole('region', { name: 'Taking part' }).getByRole('button', { name: 'Register' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Macao' }).check()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('You have joined').first()).toBeVisible()
})

test('R20 the page holds every block of the published version, in its order and nothing else', async ({ page }) => {
  const reply = page.waitForResponse('**/api/activities/first-account')
  await page.goto('/?lang=en-US#/activityTemplate?code=first-account')
  const { blocks } = (await (await reply).json()) as ActivityDetail
  const titled = blocks.flatMap((block) => ('title' in block && block.title ? [block.title['en-US']] : []))
  const headings = page.getByRole('heading').filter({ visible: true })
  for (const title of titled) await expect(headings.filter({ hasText: title }).first()).toBeVisible()
  const order = await page.locator('.activity-body > *').evaluateAll((parts) => parts.map((part) => part.textContent))
  const shown = blocks.filter(({ kind }) => !['hero', 'risk'].includes(kind))
  expect(order.length).toBe(shown.length)
  const reward = blocks.find((block) => block.kind === 'rewards')?.rewards[0]
  expect(order[shown.findIndex(({ kind }) => kind === 'rewards')]).toContain(reward?.name['en-US'])
  const rule = blocks.find((block) => block.kind === 'rules')?.rules[0]
  expect(order[shown.findIndex(({ kind }) => kind === 'rules')]).toContain(rule?.['en-US'])
})
