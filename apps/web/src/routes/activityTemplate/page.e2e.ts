import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { ActivityDetail } from '@foyer/contract/activities'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
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

test('R20 a draft opens with its token, says that it is one, lets nobody join, and is nothing without the token', async ({
  page,
  baseURL,
}, testInfo) => {
  // the sandbox's campaign, with days of the calendar in the place of days from now
  const campaign = readFileSync('apps/server/content/campaigns/503-first-account.json', 'utf8').replace(
    /\{\s*"day":\s*(-?\d+),\s*"time":\s*"([\d:]+)"\s*\}/g,
    (_, days, time) => `"${new Date(Date.now() + Number(days) * 86_400_000).toISOString().slice(0, 10)}T${time}+08:00"`,
  )
  const file = testInfo.outputPath('first-account.json')
  writeFileSync(file, campaign)
  const env = { ...process.env, DATA_DIR: process.env.FOYER_E2E_DATA }
  const printed = execFileSync(process.execPath, ['scripts/content.ts', 'preview', file], { env, encoding: 'utf8' })
  const [, path = ''] = /#(\S+preview=\S+)/.exec(printed) ?? []
  await page.goto(`${baseURL}/?lang=en-US#${path}`)
  await expect(page.getByText('Draft preview: not published yet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first account')
  await expect(page.getByRole('region', { name: 'Taking part' })).toContainText('Joining is off in a preview')
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Terms Draft/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${baseURL}/?lang=en-US#${path.replace(/preview=.*/, 'preview=wrong')}`)
  await page.reload()
  await expect(page.getByText('Draft preview')).toHaveCount(0)
})
