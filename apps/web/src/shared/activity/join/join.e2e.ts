import type { JoinRequest } from '@foyer/contract/activities'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../../e2e/fixtures.ts'
import { allow, toldOf } from '../../../platform/tracking/testing/statistics.ts'
import {
  answer,
  arrive,
  changeDetail,
  confirm,
  follow,
  joinButton,
  pages,
  panel,
  reference,
  sheet,
} from '../testing/activity-page.ts'

const joinUrl = '**/user/503/join'

/** Bodies of every join that leaves the page. */
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

test('N13 two taps are one join, shown with its reference and time and without a reload', async ({
  page,
  mobileNo,
}) => {
  const sent = watchJoins(page)
  await openSheet(page, mobileNo)
  // both before the page can draw again: the second must not even find a new key
  await confirm(page).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  expect(await reference(page)).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  await expect(panel(page)).toContainText(/\w{3} \d+, \d{4}, \d\d:\d\d HKT/)
  expect(sent).toHaveLength(1)
  await expectAccessible(page)
})

test('N13 an answer lost behind the server is asked for again with the same key: one join', async ({
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
  await expectAccessible(page)
  await page.unroute(joinUrl)
  await panel(page).getByRole('button', { name: 'Ask again' }).click()
  expect(await reference(page)).toBe(references[0])
  expect(sent.length).toBeGreaterThan(1)
  expect(keysOf(sent)).toHaveLength(1)
})

test('N13 a reload before the server heard of it takes the same attempt up: one join', async ({ page, mobileNo }) => {
  const sent = watchJoins(page)
  await page.route(joinUrl, () => undefined)
  await openSheet(page, mobileNo)
  await confirm(page).click()
  await expect.poll(() => sent.length).toBe(1)
  // or the page that goes would send it a second time, since it is safe, and the server might hear of that
  await page.evaluate(() => {
    globalThis.fetch = () => new Promise(() => undefined)
  })
  await page.reload()
  await expect(panel(page)).toContainText('No answer yet')
  await page.unroute(joinUrl)
  await panel(page).getByRole('button', { name: 'Ask again' }).click()
  await reference(page)
  expect(keysOf(sent)).toHaveLength(1)
})

test('N13 a reload after the server joined shows the participation there is, and counts it once', async ({
  page,
  mobileNo,
}) => {
  await allow(page)
  let joined = ''
  await page.route(joinUrl, async (route) => {
    joined = (await (await route.fetch()).json()).data.participation.reference
  })
  await openSheet(page, mobileNo)
  await confirm(page).click()
  await expect.poll(() => joined).not.toBe('')
  await page.reload()
  expect(await reference(page)).toBe(joined)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('.join.')))).toEqual([])
  // what is sent is sent in its order: no second one is behind the page
  await follow(page, '/')
  await expect
    .poll(async () => (await toldOf(page)).slice(-4), { timeout: 30_000 })
    .toEqual(['activity_join_pressed', '/activityTemplate', 'activity_joined', '/'])
})

test('N13 another tab that comes back to the front shows that the person has joined', async ({
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

test('N13 an answer on where the person stood before the join does not undo it when it comes late', async ({
  page,
  mobileNo,
}) => {
  await openSheet(page, mobileNo)
  let letGo = () => {}
  const joined = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/joinStatus', async (route) => {
    const reply = await route.fetch()
    await joined
    await route.fulfill({ response: reply })
  })
  const asked = page.waitForRequest('**/joinStatus')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  const request = await asked
  const over = Promise.race([
    page.waitForEvent('requestfinished', (ended) => ended === request),
    page.waitForEvent('requestfailed', (ended) => ended === request),
  ])
  await confirm(page).click()
  await reference(page)
  letGo()
  await over
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await reference(page)
  await expect(joinButton(page)).toHaveCount(0)
})

test('a tick is for the version it was given for: terms that come while the sheet is open are ticked anew', async ({
  page,
  mobileNo,
}) => {
  const sent = watchJoins(page)
  await openSheet(page, mobileNo)
  await changeDetail(page, 'first-account', ({ version }) => ({ version: version + 1 }))
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(sheet(page)).toContainText('agree to the terms (version 2)')
  await expect(sheet(page).getByRole('checkbox')).not.toBeChecked()
  await expect(sheet(page).getByRole('alert').filter({ visible: true })).toContainText('The terms have changed')
  await expect(sheet(page).getByRole('radio', { name: 'Hong Kong' })).toBeChecked()
  await expectAccessible(page)
  await confirm(page).click()
  await expect(sheet(page)).toContainText('Please read and agree to the terms first')
  expect(sent).toEqual([])
})

test('terms that changed while they were read are loaded anew and agreed to again', async ({ page, mobileNo }) => {
  await changeDetail(page, 'first-account', ({ version }) => ({ version: version + 7 }))
  await openSheet(page, mobileNo)
  await confirm(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('The terms have a new version')
  await expect(page.getByRole('button', { name: /Terms Version 1 / })).toBeVisible()
  await joinButton(page).click()
  await expect(sheet(page).getByRole('checkbox')).not.toBeChecked()
  await answer(page)
  await confirm(page).click()
  await reference(page)
})

test('the sheet asks where a person lives, with five answers and none chosen, and for the terms, never ticked', async ({
  page,
  mobileNo,
}) => {
  const sent = watchJoins(page)
  await arrive(page, mobileNo, pages.open)
  await joinButton(page).click()
  await expect(sheet(page).getByRole('radio')).toHaveCount(5)
  await expect(sheet(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(sheet(page).getByRole('checkbox')).not.toBeChecked()
  await expectAccessible(page)
  await confirm(page).click()
  await expect(sheet(page).getByRole('alert').filter({ visible: true })).toHaveText([
    'Please say where you live',
    'Please read and agree to the terms first',
  ])
  await expectAccessible(page)
  expect(sent).toEqual([])
})

test('the whole way to a participation is open to the keyboard', async ({ page, mobileNo }) => {
  await arrive(page, mobileNo, pages.open)
  await joinButton(page).focus()
  // the panel is in view already: the page stays where it was read
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await sheet(page).getByRole('radio', { name: 'Hong Kong' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByText('Read the terms')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('article')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(confirm(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await reference(page)
})

test('closing the sheet joins nobody and gives the focus back', async ({ page, mobileNo }) => {
  const sent = watchJoins(page)
  await openSheet(page, mobileNo)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(joinButton(page)).toBeFocused()
  expect(sent).toEqual([])
})
