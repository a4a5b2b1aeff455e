import type { JoinRequest } from '@foyer/api/activities'
import { expect, test } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { allow, trackedOf } from '../../../platform/tracking/testing/statistics.ts'
import { answer, arrive, confirm, follow, joinButton, pages, panel, reference } from '../testing/activity-page.ts'

const joinUrl = '**/user/503/join'

/** Collects the bodies of all joins that the page sends. */
const watchJoins = (page: Page): JoinRequest[] => {
  const sent: JoinRequest[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/503/join')) sent.push(request.postDataJSON() as JoinRequest)
  })
  return sent
}
const keysOf = (sent: readonly JoinRequest[]) => [...new Set(sent.map(({ key }) => key))]

const openSheet = async (page: Page, mobileNo: string) => {
  await arrive(page, mobileNo, pages.open)
  await joinButton(page).click()
  await answer(page)
}

test('R20 N13 two taps make one join, which the server confirms with reference and time', async ({
  page,
  mobileNo,
}) => {
  const sent = watchJoins(page)
  await openSheet(page, mobileNo)
  await confirm(page).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  expect(await reference(page)).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  await expect(panel(page)).toContainText(/\w{3} \d+, \d\d:\d\d HKT/)
  expect(sent).toHaveLength(1)
})

test('N13 a join whose answer was lost is requested again under the same key and is made once', async ({
  page,
  mobileNo,
}) => {
  const sent = watchJoins(page)
  const references: string[] = []
  await page.route(joinUrl, async (route) => {
    const reply = await route.fetch()
    references.push((await reply.json()).data.participation.reference)
    await route.abort('connectionreset')
  })
  await openSheet(page, mobileNo)
  await confirm(page).click()
  await expect(panel(page)).toContainText('No answer yet', { timeout: 30_000 })
  await page.unroute(joinUrl)
  await panel(page).getByRole('button', { name: 'Check again' }).click()
  expect(await reference(page)).toBe(references[0])
  expect(sent.length).toBeGreaterThan(1)
  expect(keysOf(sent)).toHaveLength(1)
})

test('N13 a reload before the server received a join, and another one after it, lead to one join that is counted once', async ({
  page,
  mobileNo,
}) => {
  await allow(page)
  const sent = watchJoins(page)
  await page.route(joinUrl, () => undefined)
  await openSheet(page, mobileNo)
  await confirm(page).click()
  await expect.poll(() => sent.length).toBe(1)
  // Without this, the unloading page would retry the aborted join, and the server might receive it.
  await page.evaluate(() => {
    globalThis.fetch = () => new Promise(() => undefined)
  })
  await page.reload()
  await expect(panel(page)).toContainText('No answer yet')
  await page.unroute(joinUrl)
  let joined = ''
  await page.route(joinUrl, async (route) => {
    joined = (await (await route.fetch()).json()).data.participation.reference
  })
  await panel(page).getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => joined).not.toBe('')
  await page.reload()
  expect(await reference(page)).toBe(joined)
  expect(keysOf(sent)).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('.join.')))).toEqual([])
  // The tracker sends in order: once the last page view has arrived, no second `activity_joined` can follow.
  await follow(page, '/')
  await expect
    .poll(async () => (await trackedOf(page)).filter((name) => name !== '/activityTemplate'), { timeout: 30_000 })
    .toEqual(['activity_join_pressed', 'activity_joined', '/'])
})

test('N13 another tab that becomes visible again shows that the person has joined', async ({
  page,
  context,
  mobileNo,
}) => {
  await arrive(page, mobileNo, pages.open)
  const other = await context.newPage()
  await other.goto(`/?lang=en-US#${pages.open}`)
  await expect(joinButton(other)).toBeVisible()
  await joinButton(page).click()
  await answer(page)
  await confirm(page).click()
  const joined = await reference(page)
  await other.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  expect(await reference(other)).toBe(joined)
})
