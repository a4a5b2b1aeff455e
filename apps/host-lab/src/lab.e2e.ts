import { request as sendRequest } from 'node:http'
import { expect, expectAccessible, test } from '@foyer/testing/journey/fixtures'
import type { Frame, Page } from '@playwright/test'
import { frameKinds } from './lab/frames.ts'
import { type Lab, openLab } from './lab/lab-server.ts'

const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

test.use(desktop)
// ten clients at a time are enough for one machine, and each of them loads once
test.describe.configure({ mode: 'serial' })

const names = frameKinds.map(({ label }) => label)

/** Opens the lab and waits until every client has loaded. */
const openClients = async (page: Page, lab: Lab): Promise<readonly Frame[]> => {
  await page.goto(lab.origin)
  for (const name of names) {
    const activity = page.frameLocator(`iframe[title="${name}"]`).getByRole('listitem').first()
    await expect(activity).toBeVisible({ timeout: 60_000 })
  }
  return page.frames().filter((frame) => frame !== page.mainFrame())
}

const choose = (page: Page, text: string) => page.getByText(text, { exact: true }).click()
const pick = (page: Page, label: string, option: string) => page.getByLabel(label, { exact: true }).selectOption(option)
/** a client that is loading another page reports nothing yet */
const inAll = <T>(frames: readonly Frame[], read: () => T): Promise<Set<T | undefined>> =>
  Promise.all(frames.map((frame) => frame.evaluate(read).catch(() => undefined))).then(
    (found) => new Set(found as (T | undefined)[]),
  )
const levels = (page: Page) => page.locator('.level').allTextContents()
const all = (text: string) => names.map(() => text)

const complaints: string[] = []
let lab: Lab
let page: Page
let frames: readonly Frame[]
test.beforeAll(async ({ browser, baseURL }) => {
  lab = await openLab({ sandbox: String(baseURL), port: 0 })
  const context = await browser.newContext(desktop)
  page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  frames = await openClients(page, lab)
})
test.afterAll(async () => {
  await page.context().close()
  await lab.close()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`A13 the lab shows the client in every host at once, complete and accessible (${colorScheme})`, async () => {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('.log-list li').first()).toBeVisible()
    const stage = await page.locator('#stage').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(stage).toBeLessThanOrEqual(0)
    // each client is a page of its own, tested with its screens
    await expectAccessible(page, 'iframe')
    expect(complaints).toEqual([])
  })

test('A13 the lab sends each page the size of its app’s bars, and the page shows nothing behind them', async () => {
  const top = (name: string) =>
    page
      .frameLocator(`iframe[title="${name}"]`)
      .locator('.top-bar')
      .evaluate((bar) => bar.getBoundingClientRect().top)
  await pick(page, 'Bars', 'over')
  await expect.poll(() => top('iOS app')).toBe(47)
  await expect.poll(() => top('Institution Android')).toBe(47)
  expect(await top('WeChat')).toBe(0)
  await pick(page, 'Bars', 'beside')
  await expect.poll(() => top('iOS app')).toBe(0)
})

test('a host of the lab is enlarged and restored by keyboard alone', async () => {
  const enlarge = page.getByRole('button', { name: 'Enlarge iOS app' })
  const width = async () => (await page.locator('iframe[title="iOS app"]').boundingBox())?.width ?? 0
  const small = await width()
  await enlarge.focus()
  await page.keyboard.press('Enter')
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(width).toBeGreaterThan(small * 1.8)
  await expect(page.getByRole('heading', { name: 'WeChat' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect.poll(width).toBe(small)
})

test('the lab makes calls for its own pages only and answers under no other host name', async () => {
  const [frame] = frames
  const { origin } = new URL(String(frame?.url()))
  const status = (url: string, method = 'GET', headers: Record<string, string> = {}): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      sendRequest(url, { method, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })
  const foreign = { 'Sec-Fetch-Site': 'same-site' }
  expect(await status(`${origin}/__native/promise`, 'POST')).toBe(403)
  expect(await status(`${origin}/__native/promise`, 'POST', foreign)).toBe(403)
  expect(await status(`${origin}/__lab/account`, 'POST', foreign)).toBe(403)
  expect(await status(`${lab.origin}/settings`, 'POST', foreign)).toBe(403)
  expect(await status(`${lab.origin}/`, 'GET', { Host: 'evil.example' })).toBe(403)
  expect(await status(`${origin}/`, 'GET', { Host: 'evil.example' })).toBe(403)
  expect(await status(`${origin}/dev/sms?mobile=51200001`)).toBe(404)
  expect(await status(`${origin}/metrics`)).toBe(404)
})
test('A13 the lab brings every client to each identity level by its own screens, and back to a new device', async () => {
  test.slow()
  await choose(page, 'Logged in')
  await expect.poll(() => levels(page), { timeout: 400_000 }).toEqual(all('logged in'))
  await choose(page, 'Registered')
  await expect.poll(() => levels(page), { timeout: 60_000 }).toEqual(all('registered'))
  await choose(page, 'Visitor')
  await expect.poll(() => levels(page), { timeout: 60_000 }).toEqual(all('visitor'))
})

test('the lab’s log shows the messages of each bridge unchanged, and a held-back reply once it is released', async () => {
  const line = (text: string) => page.locator('.line').filter({ hasText: text })
  await line('getUserConfig').filter({ hasText: 'Android app' }).first().click()
  await expect(page.locator('#log-detail')).toContainText('"provider": "retail"')
  await choose(page, 'Clear')
  await pick(page, 'Bridge', 'late')
  await pick(page, 'Screen', 'Sign in')
  const calls = line('setTitle').filter({ hasText: 'call' })
  await expect(calls).toHaveCount(2)
  await expect(line('setTitle').filter({ hasText: 'reply' })).toHaveCount(0)
  await choose(page, 'Release late replies')
  await expect(line('setTitle').filter({ hasText: 'reply' })).toHaveCount(2)
  await pick(page, 'Bridge', 'no fault')
  await pick(page, 'Screen', 'Hall')
})

test('B1 B2 the lab shows what a page requests of its host: sharing, closing, opening again, a message to a mini-program', async () => {
  const inHost = (name: string) => page.frameLocator(`iframe[title="${name}"]`)
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  const line = (name: string, host: string) => page.locator('.line').filter({ hasText: name }).filter({ hasText: host })
  await choose(page, 'EN')
  await inHost('Android app').getByRole('button', { name: 'Share', exact: true }).click()
  await expect(card('Android app').getByRole('status')).toContainText('Shared: Offers and events')
  await expect(line('share', 'Android app')).toHaveCount(2)
  await inHost('Institution iOS').getByRole('button', { name: 'Close page' }).click()
  await expect(card('Institution iOS')).toContainText('Closed by the page')
  await expectAccessible(page, 'iframe')
  await card('Institution iOS').getByRole('button', { name: 'Open again' }).click()
  await expect(inHost('Institution iOS').getByRole('listitem').first()).toBeVisible()

  // a mini-program has no bridge to intercept, and the log nevertheless shows its messages
  await expect(line('postMessage', 'Mini-program').filter({ hasText: 'Offers and events' }).first()).toBeVisible()
})

test('A2 A13 language, theme, clock and network of every device follow the switches', async () => {
  await choose(page, 'EN')
  await expect.poll(() => inAll(frames, () => document.documentElement.lang)).toEqual(new Set(['en-US']))
  await choose(page, 'Dark')
  await expect.poll(() => inAll(frames, () => document.documentElement.dataset.theme)).toEqual(new Set(['dark']))
  await pick(page, 'Clock', '+1 day')
  const skews = () =>
    Promise.all(frames.map((frame) => frame.evaluate(() => [Date.now(), Date.parse(new Date().toISOString())])))
  await expect.poll(async () => (await skews()).flat().every((now) => now - Date.now() > 86_300_000)).toBe(true)

  const fares = () =>
    Promise.all(
      frames.map((frame) =>
        frame.evaluate(() =>
          fetch('/api/activities').then(
            ({ status }) => `${navigator.onLine} ${status}`,
            () => `${navigator.onLine} dropped`,
          ),
        ),
      ),
    ).then((found) => new Set(found))
  await pick(page, 'Network', 'offline')
  await expect.poll(fares).toEqual(new Set(['false dropped']))
  await pick(page, 'Network', '500s')
  await expect.poll(fares).toEqual(new Set(['true 500']))
  await pick(page, 'Network', 'online')
  await expect.poll(fares).toEqual(new Set(['true 200']))
})
