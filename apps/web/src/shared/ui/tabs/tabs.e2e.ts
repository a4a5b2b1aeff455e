import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

const open = async (page: Page, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#tabs`)
  await expect(page.getByRole('tablist')).toHaveCount(2)
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('arrow keys, Home and End choose, and round the ends', async ({ page }) => {
  await open(page)
  await tab(page, 'Available').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Used'],
    ['End', 'Expired'],
    ['ArrowRight', 'Available'],
    ['ArrowLeft', 'Expired'],
    ['Home', 'Available'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
})

test('one tab of a list is a tab stop, and the next stop is what it shows', async ({ page }) => {
  await open(page)
  await tab(page, 'Used').click()
  await tab(page, 'Used').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Used' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Used' })).toHaveText('This is what Used shows.')
  await page.keyboard.press('Shift+Tab')
  await expect(tab(page, 'Used')).toBeFocused()
})

test('choosing moves no tab, though the chosen one is bold', async ({ page }) => {
  await open(page)
  const places = () =>
    page.getByRole('tab').evaluateAll((tabs) => tabs.map((each) => each.getBoundingClientRect().width))
  const before = await places()
  await tab(page, 'Expired').click()
  await expect(tab(page, 'Expired')).toHaveAttribute('aria-selected', 'true')
  expect(await places()).toEqual(before)
})

test('the mark takes 200 ms from where the last one stood', async ({ page }) => {
  await open(page)
  const from = (await tab(page, 'Available').boundingBox())!
  const { duration, left, width } = await tab(page, 'Expired').evaluate((element) => {
    ;(element as HTMLElement).click()
    return new Promise<{ duration: number; left: number; width: number }>((resolve) =>
      requestAnimationFrame(() => {
        const mark = element.querySelector('.tab-mark')!
        const motion = mark.getAnimations()[0]!
        motion.pause()
        motion.currentTime = 0
        const place = mark.getBoundingClientRect()
        const timing = motion.effect!.getComputedTiming()
        resolve({ duration: Number(timing.duration), left: place.left, width: place.width })
      }),
    )
  })
  expect(duration).toBe(200)
  // to the pixel
  expect(Math.abs(left - from.x)).toBeLessThan(1)
  expect(Math.abs(width - from.width)).toBeLessThan(1)
})

test('with reduced motion the mark is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await tab(page, 'Expired').click()
  await expect(tab(page, 'Expired')).toHaveAttribute('aria-selected', 'true')
  expect(await tab(page, 'Expired').evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
})

test('a list of many opens with the chosen tab in view, and brings the next one into it', async ({ page }) => {
  await open(page)
  await page.getByRole('tablist').last().scrollIntoViewIfNeeded()
  await expect(tab(page, 'New shares')).toBeInViewport({ ratio: 1 })
  await expect(tab(page, 'Market watch')).not.toBeInViewport()
  await tab(page, 'New shares').focus()
  await page.keyboard.press('Home')
  await expect(tab(page, 'Market watch')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const) {
  test(`in ${language} every tab can be hit with a finger, and axe finds nothing`, async ({ page }) => {
    await open(page, language)
    for (const box of await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((each) => each.getBoundingClientRect()))) {
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.width).toBeGreaterThanOrEqual(44)
    }
    await expectAccessible(page)
  })
}
