import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../e2e/fixtures.ts'

const open = async (page: Page, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#toast`)
  await expect(
    page.getByRole('button', { name: 'Show a word' }).or(page.locator('.gallery-part button').first()),
  ).toBeVisible()
}
/** With time in the test's hands, and the toast's code there, so that only time decides. */
const openStill = async (page: Page) => {
  await page.clock.install({ time: new Date('2026-08-18T09:00:00+08:00') })
  await open(page)
  await show(page, 'Show a word')
  await expect(toast(page)).toHaveText('Code copied')
  await page.clock.runFor(10_000)
  await expect(toast(page)).toHaveCount(0)
  await page.clock.pauseAt(new Date('2026-08-18T10:00:00+08:00'))
}
const show = (page: Page, name: string) => page.getByRole('button', { name }).click()
const toast = (page: Page) => page.locator('.toast')
/** Moves time by frames until the text is there: its code comes when it comes. It has then stood for 20 ms at most. */
const comes = (page: Page, text: string | RegExp) =>
  expect(async () => {
    await page.clock.runFor(20)
    await expect(toast(page)).toHaveText(text, { timeout: 200 })
  }).toPass()

test('K1 a toast stands for 2000 ms and then goes', async ({ page }) => {
  await openStill(page)
  await show(page, 'Show a word')
  await comes(page, 'Code copied')
  await page.clock.runFor(1_950)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(50)
  await expect(toast(page)).toHaveCount(0)
})

test('K1 a newer toast takes the place of the last and stands for its own 2000 ms', async ({ page }) => {
  await openStill(page)
  await show(page, 'Show a word')
  await comes(page, 'Code copied')
  await page.clock.runFor(1_500)
  await show(page, 'Show a longer word')
  await comes(page, /^You will be reminded/)
  await page.clock.runFor(1_900)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(toast(page)).toHaveCount(0)
})

test('a toast waits while the mouse is over it, and has its 2000 ms again after', async ({ page }) => {
  await openStill(page)
  await show(page, 'Show a word')
  await comes(page, 'Code copied')
  await toast(page).hover()
  await page.clock.runFor(10_000)
  await expect(toast(page)).toHaveCount(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(1_950)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(50)
  await expect(toast(page)).toHaveCount(0)
})

test('the region stands empty in a live region before the text comes into it, a repeated text too', async ({
  page,
}) => {
  await openStill(page)
  const changes = await page.getByRole('status').evaluateHandle((region) => {
    const seen: string[] = []
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) seen.push(node.textContent ?? '')
    }).observe(region, { childList: true })
    return seen
  })
  await expect(page.getByRole('status')).toHaveAttribute('aria-live', 'polite')
  await show(page, 'Show a word')
  await comes(page, 'Code copied')
  await show(page, 'Show a word')
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await changes.jsonValue()).toEqual(['Code copied', 'Code copied'])
  }).toPass()
})

test('over an open sheet it is seen, can be read aloud, and goes back to the page with its time left', async ({
  page,
}) => {
  await openStill(page)
  await show(page, 'Show one over a sheet')
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
  await comes(page, 'Code copied')
  // what is behind a modal dialog has no role: the region is found because it is inside
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Code copied')
  const covered = await toast(page).evaluate((bubble) => {
    const { x, y, width, height } = bubble.getBoundingClientRect()
    return !bubble.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(covered).toBe(false)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText('Code copied')
  await page.clock.runFor(2_000)
  await expect(toast(page)).toHaveCount(0)
})

test('it leaves the top bar and a main action free, at 200 % text too', async ({ page }) => {
  await openStill(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await show(page, 'Show one over a sheet')
  const action = page.getByRole('dialog').getByRole('button', { name: 'Copy' })
  await action.click()
  await comes(page, 'Code copied')
  const bubble = (await toast(page).boundingBox())!
  // the height of a top bar
  expect(bubble.y).toBeGreaterThanOrEqual(56)
  expect(bubble.y + bubble.height).toBeLessThan((await action.boundingBox())!.y)
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const) {
  test(`in ${language} axe finds nothing while a toast stands`, async ({ page }) => {
    await open(page, language)
    await page.locator('.gallery-part button').nth(1).click()
    await toast(page).hover()
    await expectAccessible(page)
  })
}
