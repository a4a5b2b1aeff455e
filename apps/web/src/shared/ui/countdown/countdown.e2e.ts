import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

/** The gallery's four: 2 days 3 h 25 min 10 s, 128 days, 63 s and over. */
const timer = (page: Page, index: number) => page.getByRole('timer').nth(index)
const figures = (page: Page, index: number) =>
  timer(page, index)
    .locator('b')
    .allTextContents()
    .then((texts) => texts.join(':'))

const open = async (page: Page, language: Language = 'en-US') => {
  await page.clock.install({ time: new Date('2026-08-18T09:00:00+08:00') })
  await page.goto(`/gallery/?lang=${language}#countdown`)
  await expect(page.getByRole('timer')).toHaveCount(4)
  await page.clock.pauseAt(new Date('2026-08-18T09:01:00+08:00'))
  // from here the test's clock alone moves
  await page.reload()
  await expect(page.getByRole('timer')).toHaveCount(4)
}
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('a countdown goes down by the second and rolls over into minutes, hours and days', async ({ page }) => {
  await open(page)
  expect(await figures(page, 0)).toBe('02:03:25:10')
  await page.clock.runFor(1_000)
  expect(await figures(page, 0)).toBe('02:03:25:09')
  await page.clock.runFor(10_000)
  expect(await figures(page, 0)).toBe('02:03:24:59')
  await page.clock.fastForward((3 * 3_600 + 25 * 60) * 1_000)
  expect(await figures(page, 0)).toBe('01:23:59:59')
})

test('nothing moves while the figures change', async ({ page }) => {
  await open(page)
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.countdown-unit')].map((unit) => {
        const { x, width, height } = unit.getBoundingClientRect()
        return [x, width, height]
      }),
    )
  const before = await places()
  await page.clock.runFor(9_000)
  expect(await figures(page, 1)).toBe('127:23:59:51')
  expect(await places()).toEqual(before)
})

test('the end is told exactly once, however often the page is left and seen again', async ({ page }) => {
  await open(page)
  const told = page.locator('.gallery-part p')
  await page.clock.runFor(62_000)
  await expect(told).toHaveText('Ended 0 times')
  expect(await figures(page, 2)).toBe('00:00:00:01')
  await page.clock.runFor(1_000)
  await expect(told).toHaveText('Ended 1 times')
  expect(await figures(page, 2)).toBe('00:00:00:00')
  await setHidden(page, true)
  await setHidden(page, false)
  await page.clock.runFor(5_000)
  await expect(told).toHaveText('Ended 1 times')
})

test('a device whose clock is set anew counts on as before', async ({ page }) => {
  await open(page)
  await page.clock.setSystemTime(new Date('2026-08-19T12:00:00+08:00'))
  await page.clock.runFor(1_000)
  expect(await figures(page, 0)).toBe('02:03:25:09')
})

test('a phone that slept for a day shows the time left as soon as the page is seen', async ({ page }) => {
  await open(page)
  await setHidden(page, true)
  // asleep, the monotonic clock and all timers stand still
  await page.clock.setSystemTime(new Date('2026-08-19T09:01:00+08:00'))
  await setHidden(page, false)
  expect(await figures(page, 0)).toBe('01:03:25:10')
})

test('timers that came late in the background are made good', async ({ page }) => {
  await open(page)
  await page.clock.fastForward(30_400)
  expect(await figures(page, 0)).toBe('02:03:24:40')
})

for (const [language, atFirst, later, lastMinute, over] of [
  ['zh-CN', '还剩2天3小时25分钟', '还剩2天3小时24分钟', '不到 1 分钟', '时间已到'],
  ['zh-HK', '尚餘 2 日 3 小時 25 分鐘', '尚餘 2 日 3 小時 24 分鐘', '不足 1 分鐘', '時間已到'],
  [
    'en-US',
    '2 days, 3 hours, 25 minutes left',
    '2 days, 3 hours, 24 minutes left',
    'Less than a minute left',
    'Time is up',
  ],
] as const) {
  test(`in ${language} it is read to the minute, and axe finds nothing`, async ({ page }) => {
    await open(page, language)
    const spoken = (index: number) => timer(page, index).locator('.visually-hidden')
    const changes = await spoken(0).evaluateHandle((text) => {
      const seen: string[] = []
      new MutationObserver(() => seen.push(text.textContent ?? '')).observe(text, {
        characterData: true,
        childList: true,
        subtree: true,
      })
      return seen
    })
    await expect(spoken(0)).toHaveText(atFirst)
    await page.clock.runFor(60_000)
    await expect(spoken(0)).toHaveText(later)
    expect(await changes.jsonValue()).toEqual([later])
    await expect(spoken(2)).toHaveText(lastMinute)
    await expect(spoken(3)).toHaveText(over)
    await page.clock.resume()
    await expectAccessible(page)
  })
}
