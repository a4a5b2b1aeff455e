import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

const open = async (page: Page, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#notice-bar`)
  await expect(page.locator('.notice-bar')).toHaveCount(4)
}
const bars = { fits: 0, long: 1, linked: 2, closable: 3 } as const
const bar = (page: Page, name: keyof typeof bars) => page.locator('.notice-bar').nth(bars[name])
const lineOf = (notice: Locator) => notice.locator('.notice-bar-line')

/** Where the text stands, from where it stood at first, with its lap put to a moment. */
const placeAt = (notice: Locator, milliseconds: number) =>
  lineOf(notice).evaluate((line, time) => {
    const [lap] = line.getAnimations()
    if (!lap) throw new Error('the text stands still')
    const left = () => line.getBoundingClientRect().left
    lap.pause()
    lap.currentTime = 0
    const start = left()
    lap.currentTime = time
    return left() - start
  }, milliseconds)
const running = (notice: Locator) =>
  lineOf(notice).evaluate((line) => line.getAnimations().map(({ playState }) => playState))

test('K13 a text that is too long waits 1 s and then moves left at 60 pixels a second', async ({ page }) => {
  await open(page)
  const notice = bar(page, 'long')
  await expect.poll(() => running(notice)).toEqual(['running'])
  expect(await placeAt(notice, 999)).toBe(0)
  expect(await placeAt(notice, 1_100)).toBeCloseTo(-6, 0)
  expect(await placeAt(notice, 2_000)).toBeCloseTo(-60, 0)
  expect(await placeAt(notice, 6_000)).toBeCloseTo(-300, 0)
})

test('K13 by the clock on the wall too it stands for 1 s and covers 60 pixels in the next', async ({ page }) => {
  await open(page)
  const { stood, speed } = await lineOf(bar(page, 'long')).evaluate(async (line) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())))
    const left = () => line.getBoundingClientRect().left
    const lap = line.getAnimations()[0]!
    // from the beginning, whatever has passed by now
    lap.cancel()
    const start = left()
    lap.play()
    const began = await frame()
    let moved = began
    while (left() === start) moved = await frame()
    const from = left()
    let now = moved
    while (now - moved < 1_000) now = await frame()
    return { stood: moved - began, speed: (from - left()) / ((now - moved) / 1_000) }
  })
  expect(stood).toBeGreaterThan(950)
  expect(stood).toBeLessThan(1_250)
  expect(speed).toBeGreaterThan(55)
  expect(speed).toBeLessThan(65)
})

test('K13 having left on the left, the text comes in again from the right and ends where it began', async ({
  page,
}) => {
  await open(page)
  const notice = bar(page, 'long')
  await expect.poll(() => running(notice)).toEqual(['running'])
  const { text, view } = await lineOf(notice).evaluate((line) => ({
    text: line.getBoundingClientRect().width,
    view: line.parentElement!.getBoundingClientRect().width,
  }))
  const whole = ((text + view) / 60) * 1_000
  expect(await placeAt(notice, 1_000 + (text / 60) * 1_000 - 1)).toBeCloseTo(-text, 0)
  expect(await placeAt(notice, 1_000 + (text / 60) * 1_000 + 1)).toBeCloseTo(view, 0)
  expect(await placeAt(notice, 1_000 + whole - 500)).toBeCloseTo(30, 0)
  // the next lap follows at once
  expect(await placeAt(notice, 1_000 + whole + 500)).toBeCloseTo(-30, 0)
})

test('a text that fits stands still and has nothing to stop', async ({ page }) => {
  await open(page)
  await expect.poll(() => running(bar(page, 'long'))).toEqual(['running'])
  expect(await running(bar(page, 'fits'))).toEqual([])
  await expect(bar(page, 'fits').getByRole('button')).toHaveCount(0)
})

test('the button stops the text and lets it go on from where it is', async ({ page }) => {
  await open(page)
  const notice = bar(page, 'long')
  await notice.getByRole('button', { name: 'Pause scrolling' }).click()
  await expect.poll(() => running(notice)).toEqual(['paused'])
  await notice.getByRole('button', { name: 'Resume scrolling' }).click()
  await expect.poll(() => running(notice)).toEqual(['running'])
})

test('a tap on the text stops it, another lets it go on', async ({ page }) => {
  await open(page)
  const notice = bar(page, 'long')
  await notice.getByRole('status').tap()
  await expect.poll(() => running(notice)).toEqual(['paused'])
  await notice.getByRole('status').tap()
  await expect.poll(() => running(notice)).toEqual(['running'])
})

test('the mouse holds the text for as long as it is over it', async ({ page }) => {
  await open(page)
  const notice = bar(page, 'long')
  await notice.getByRole('status').hover()
  await expect.poll(() => running(notice)).toEqual(['paused'])
  await page.mouse.move(0, 0)
  await expect.poll(() => running(notice)).toEqual(['running'])
})

test('a link reached by keyboard is held in view, wherever the text was', async ({ page }) => {
  await open(page)
  const notice = bar(page, 'linked')
  const link = notice.getByRole('link', { name: 'read the terms' })
  await expect.poll(() => running(notice)).toEqual(['running'])
  await lineOf(notice).evaluate((line) => {
    line.getAnimations()[0]!.currentTime = 19_000
  })
  await link.focus()
  await expect.poll(() => running(notice)).toEqual(['paused'])
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.blur()
  await expect.poll(() => running(notice)).toEqual(['running'])
})

test('it is measured again when the text changes, the screen turns and letters grow', async ({ page }) => {
  await open(page)
  const notice = bar(page, 'closable')
  await expect(notice.getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: 'Change the text' }).click()
  await expect.poll(() => running(notice)).toEqual(['running'])
  await page.getByRole('button', { name: 'Change the text' }).click()
  await expect.poll(() => running(notice)).toEqual([])

  const fits = bar(page, 'fits')
  await page.setViewportSize({ width: 200, height: 844 })
  await expect.poll(() => running(fits)).toEqual(['running'])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => running(fits)).toEqual([])
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => running(fits)).toEqual(['running'])
})

test('with reduced motion the text takes several lines and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const notice = bar(page, 'long')
  await expect(notice.getByRole('button')).toHaveCount(0)
  expect(await running(notice)).toEqual([])
  const { height, cut } = await lineOf(notice).evaluate((line) => ({
    height: line.getBoundingClientRect().height,
    cut: line.parentElement!.scrollWidth > line.parentElement!.clientWidth,
  }))
  expect(height).toBeGreaterThan(60)
  expect(cut).toBe(false)
})

for (const [language, close] of [
  ['zh-CN', '关闭公告'],
  ['zh-HK', '關閉公告'],
  ['en-US', 'Close notice'],
] as const) {
  test(`in ${language} the bar can be closed and axe finds nothing`, async ({ page }) => {
    await open(page, language)
    await expectAccessible(page)
    await bar(page, 'closable').getByRole('button', { name: close }).click()
    await expect(page.locator('.notice-bar')).toHaveCount(3)
  })
}
