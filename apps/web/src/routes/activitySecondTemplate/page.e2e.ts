import type { JoinStatus } from '@foyer/contract/activities'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const path = '/activitySecondTemplate?code=account-health'
const task = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Tasks' })
    .getByRole('listitem')
    .nth(number - 1)
const panel = (page: Page) => page.getByRole('region', { name: 'Taking part' })
const signedIn = async (page: Page, mobileNo: string) => {
  await openSignedIn(page, 'en-US', mobileNo, path)
}

test('R21 a visitor sees every task with its period and why it is locked', async ({ page }) => {
  await page.goto(`/?lang=en-US#${path}`)
  await expect(page.getByText('0 of 4 done')).toBeVisible()
  await expect(task(page, 1)).toContainText(/Open[\s\S]*Until \w{3} \d+, \d{4}, 23:59 HKT/)
  await expect(task(page, 2)).toContainText(/Locked[\s\S]*Opens once the task before is done/)
  await expect(task(page, 4)).toContainText(/Coming up[\s\S]*Opens \w{3} \d+, \d{4}, 10:00 HKT/)
  await expect(page.getByRole('region', { name: 'Tasks' }).getByRole('button')).toHaveCount(0)
  await expect(panel(page)).toContainText('Sign in to take part')
  await expectAccessible(page)
})

test('R21 tasks are done in order: each opens the next, the terms are agreed to once, and the last waits for its day', async ({
  page,
  mobileNo,
}) => {
  await signedIn(page, mobileNo)
  await expect(panel(page)).toContainText(/Check your contact details\s*Task 1 of 4/)
  // by the task's own button, then by the panel's
  await task(page, 1).getByRole('button', { name: 'I have checked' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Hong Kong' }).check()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('1 of 4 done')).toBeVisible()
  await expect(task(page, 1)).toContainText(/Done[\s\S]*Reference [0-9A-Z]{5}-[0-9A-Z]{5} · .* HKT/)
  await expect(task(page, 2)).toContainText('Open')
  await expectAccessible(page)

  await panel(page).getByRole('button', { name: 'I have set it up' }).click()
  await expect(page.getByText('2 of 4 done')).toBeVisible()
  await expect(task(page, 3)).toContainText(/\d+ of 300 places left/)
  await panel(page).getByRole('button', { name: 'Get the guide' }).click()
  await expect(page.getByText('3 of 4 done')).toBeVisible()

  await expect(panel(page)).toContainText(/The next task is not open yet\s*Opens \w{3} \d+, \d{4}, 10:00 HKT/)
  await expect(page.getByRole('region', { name: 'Tasks' }).getByRole('button')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('3 of 4 done')).toBeVisible()
})

/** Does the first task, up to an answer that is lost behind the server. */
const loseAnswer = async (page: Page, mobileNo: string) => {
  const keys: string[] = []
  const references: string[] = []
  await page.route('**/user/502/join', async (route) => {
    keys.push(route.request().postDataJSON().key)
    references.push((await (await route.fetch()).json()).data.participation.reference)
    await route.abort('connectionreset')
  })
  await signedIn(page, mobileNo)
  await panel(page).getByRole('button', { name: 'I have checked' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Hong Kong' }).check()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(panel(page)).toContainText('No answer yet', { timeout: 30_000 })
  await page.unroute('**/user/502/join')
  return { keys, references }
}

test('R21 N13 a task whose answer is lost is done once', async ({ page, mobileNo }) => {
  const { keys, references } = await loseAnswer(page, mobileNo)
  await panel(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(task(page, 1)).toContainText(`Reference ${references[0]}`)
  expect(new Set(references).size).toBe(1)
  expect(new Set(keys).size).toBe(1)
})

test('R21 N13 a task whose answer was lost is found done as the person comes back, and the next one can be done', async ({
  page,
  mobileNo,
}) => {
  const { references } = await loseAnswer(page, mobileNo)
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(task(page, 1)).toContainText(`Reference ${references[0]}`)
  await expect(panel(page)).not.toContainText('No answer yet')
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('.join.')))).toEqual([])
  await task(page, 2).getByRole('button', { name: 'I have set it up' }).click()
  await expect(page.getByText('2 of 4 done')).toBeVisible()
})

test('R21 offline no task can be begun', async ({ page, context, mobileNo }) => {
  await signedIn(page, mobileNo)
  const action = task(page, 1).getByRole('button', { name: 'I have checked' })
  await expect(action).toBeVisible()
  await context.setOffline(true)
  await expect(action).toHaveAttribute('aria-disabled', 'true')
  await action.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await expect(action).not.toHaveAttribute('aria-disabled')
})

for (const [language, zone] of [
  ['zh-CN', '香港时间'],
  ['zh-HK', '香港時間'],
  ['en-US', 'HKT'],
] as const)
  test(`R21 every time of a task says whose time it is, in ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}#${path}`)
    const times = page.locator('.tasks small').filter({ hasText: /\d\d:\d\d/ })
    await expect(times.first()).toBeVisible()
    for (const time of await times.all()) await expect(time).toContainText(zone)
  })

test('R21 text at 200 % loses nothing of a task', async ({ page }) => {
  await page.goto(`/?lang=en-US#${path}`)
  await expect(task(page, 4)).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

for (const [state, chip, why, gate] of [
  ['sold_out', 'Fully taken', /Until \w{3} \d+, \d{4}/, 'All places are taken'],
  ['ended', 'Ended', /Closed \w{3} \d+, \d{4}/, 'This activity has ended'],
] as const)
  test(`R21 a task that is ${state} says so and has no action; those behind it stay locked`, async ({ page }) => {
    // the server's own answer, but for the state that only time or other people bring about
    await page.route('**/user/502/joinStatus', async (route) => {
      const reply = (await (await route.fetch()).json()) as { data: JoinStatus }
      const states = ['done', state, 'locked', 'locked'] as const
      const stages = reply.data.stages.map((stage, index) => ({ ...stage, state: states[index] ?? 'locked' }))
      await route.fulfill({ json: { ...reply, data: { ...reply.data, gate: state, stages } } })
    })
    await page.goto(`/?lang=en-US#${path}`)
    await expect(panel(page)).toContainText(gate, { timeout: 30_000 })
    await expect(task(page, 2)).toContainText(chip)
    await expect(task(page, 2)).toContainText(why)
    await expect(task(page, 3)).toContainText('Locked')
    await expect(page.getByRole('region', { name: 'Tasks' }).getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  })
