import type { ActivityList } from '@foyer/contract/activities'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../e2e/fixtures.ts'

const texts = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const activity = (number: number, phase: 'open' | 'upcoming' | 'ended') => ({
  number,
  code: `a-${number}`,
  route: '/loginPage',
  title: texts(`Activity ${number}`),
  lead: texts('x'),
  phase,
  opensAt: 0,
  closesAt: 1,
})
const serve = (page: Page, activities: ActivityList['activities']) =>
  page.route('**/api/activities', (route) => route.fulfill({ json: { asOf: 0, activities } }))
const banners = (page: Page) => page.getByRole('region', { name: 'Activities that are open' })
const shown = (page: Page) => banners(page).locator('.swiper-slide:not([inert])')

test('the hall shows a banner for each open activity, five at most, from the one call', async ({ page, request }) => {
  const served = (await (await request.get('/api/activities')).json()) as ActivityList
  const open = served.activities.filter(({ phase }) => phase === 'open').map(({ title }) => title['en-US'])
  expect(open.length).toBeGreaterThan(5)
  let calls = 0
  page.on('request', (request) => void (request.url().endsWith('/api/activities') && calls++))
  await page.goto('/?lang=en-US')
  await expect(shown(page)).toContainText(open[0]!)
  await banners(page).getByRole('button', { name: '5 of 5' }).click()
  await expect(shown(page)).toContainText(open[4]!)
  expect(calls).toBe(1)
})

test('K5 the hall turns its banners in 500 ms, and by itself until it is stopped', async ({ page }) => {
  await page.clock.install()
  await serve(page, [activity(1, 'open'), activity(2, 'open'), activity(3, 'upcoming')])
  await page.goto('/?lang=en-US')
  await expect(shown(page)).toContainText('Activity 1')
  await page.clock.pauseAt(Date.now() + 60_000)
  const before = await shown(page).textContent()
  await page.clock.runFor(6_000)
  await expect(shown(page)).not.toHaveText(before!)
  await banners(page).getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(1_000)
  await banners(page).getByRole('button', { name: 'Next slide' }).click()
  const track = banners(page).locator('.swiper-track')
  const place = () => track.evaluate((element) => element.getBoundingClientRect().left)
  await page.clock.runFor(450)
  const close = await place()
  await page.clock.runFor(90)
  const rest = await place()
  expect(close).not.toBe(rest)
  await page.clock.runFor(30_000)
  expect(await place()).toBe(rest)
})

test('the first banner stands still until the swiper has come, keeps its place, and hands over the focus', async ({
  page,
}) => {
  await serve(page, [activity(1, 'open'), activity(2, 'open')])
  let released = false
  await page.route('**/banner-swiper*.js', async (route) => {
    await expect.poll(() => released, { timeout: 30_000 }).toBe(true)
    await route.continue()
  })
  await page.goto('/?lang=en-US')
  const still = page.locator('.banners > .banner')
  await expect(still).toContainText('Activity 1')
  const [before, list] = [await still.boundingBox(), await page.getByRole('region', { name: 'Open now' }).boundingBox()]
  await still.focus()
  released = true
  const link = shown(page).getByRole('link')
  await expect(link).toBeFocused()
  expect(await link.boundingBox()).toEqual(before)
  expect(await page.getByRole('region', { name: 'Open now' }).boundingBox()).toEqual(list)
})

test('without the swiper, with one open activity or with none the place says what there is', async ({ page }) => {
  await page.route('**/banner-swiper*.js', (route) => route.abort())
  await serve(page, [activity(1, 'open'), activity(2, 'open')])
  await page.goto('/?lang=en-US')
  await expect(page.locator('.banners').getByRole('link', { name: /Activity 1/ })).toHaveAttribute(
    'href',
    '#/loginPage',
  )
  const height = (await page.locator('.banners').boundingBox())!.height
  await serve(page, [activity(1, 'open'), activity(2, 'ended')])
  await page.reload()
  await expect(page.locator('.banners').getByRole('link', { name: /Activity 1/ })).toBeVisible()
  expect((await page.locator('.banners').boundingBox())!.height).toBe(height)
  await serve(page, [activity(2, 'ended')])
  await page.reload()
  await expect(page.locator('.banners')).toHaveText('No activity is open at the moment')
  expect((await page.locator('.banners').boundingBox())!.height).toBe(height)
  await expectAccessible(page)
})

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        // nothing shifted: no entry comes
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const satisfies readonly (readonly [Language, string])[])
  test(`nothing in the hall moves as the banners come (${language}, ${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(`/?lang=${language}`)
    await expect(page.locator('.banners .swiper')).toBeVisible()
    expect(await layoutShift(page)).toBe(0)
    await expectAccessible(page)
  })
