import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

type Outcome = 'success' | 'failed' | 'waits'

const open = async (page: Page, outcome: Outcome = 'success', language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#pull-refresh`)
  await expect(page.locator('[data-part=pull-refresh]')).toBeVisible()
  // the index above grows with the gallery: without it the part stands in the first view
  await page.locator('.gallery-index').evaluate((index) => index.remove())
  await page.locator('[data-part=pull-refresh]').getByText(outcome, { exact: true }).click()
}
const part = (page: Page) => page.locator('.pull-refresh')
const expectState = (page: Page, state: string) => expect(part(page)).toHaveAttribute('data-state', state)
const head = (page: Page) => page.locator('.pull-head')
const status = (page: Page) => part(page).getByRole('status')
const firstRow = (page: Page) => page.getByText(/^Row 1,/)
/** How far the content stands below its place. */
const moved = (page: Page) =>
  page.locator('.pull-moved').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f)

const finger = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  const box = (await firstRow(page).boundingBox())!
  const [x, y] = [box.x + 100, box.y + box.height / 2]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: () => send('touchStart', [{ x, y }]),
    /** to a place right of and below where it came down */
    to: (down: number, right = 0) => send('touchMove', [{ x: x + right, y: y + down }]),
    second: () =>
      send('touchStart', [
        { x, y },
        { x: x + 60, y },
      ]),
    up: () => send('touchEnd', []),
  }
}
const freeze = async (page: Page) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('K8 a pull of 49 px lets go again, one of 50 px refreshes', async ({ page }) => {
  await open(page, 'waits')
  const touch = await finger(page)
  await touch.down()
  await touch.to(20)
  await touch.to(49)
  await expectState(page, 'pulling')
  await expect(head(page)).toHaveText('Pull to refresh')
  expect(await moved(page)).toBe(49)
  await touch.up()
  await expectState(page, 'idle')
  await expect.poll(() => moved(page)).toBe(0)
  await expect(firstRow(page)).toHaveText('Row 1, read 1 times')

  await touch.down()
  await touch.to(20)
  await touch.to(50)
  await expectState(page, 'loosing')
  await expect(head(page)).toHaveText('Release to refresh')
  await touch.to(49)
  await expectState(page, 'pulling')
  await touch.to(150)
  await expectState(page, 'loosing')
  await touch.up()
  await expectState(page, 'loading')
  await expect(status(page)).toHaveText('Refreshing')
  await page.getByRole('button', { name: 'Finish waiting' }).click()
  await expect(firstRow(page)).toHaveText('Row 1, read 2 times')
})

test('K8 while it refreshes the head stands 50 px high, reached and left in 300 ms', async ({ page }) => {
  await open(page, 'waits')
  expect((await head(page).boundingBox())!.height).toBe(50)
  // the browser's own word on each transition, taken as it begins
  await page.locator('.pull-moved').evaluate((element) => {
    element.addEventListener('transitionrun', (event) => {
      if (event.target !== element) return
      const durations = element.getAnimations().map((animation) => animation.effect?.getTiming().duration)
      element.setAttribute('data-ran', `${element.getAttribute('data-ran') ?? ''}${durations} `)
    })
  })
  const ran = (times: RegExp) => expect(page.locator('.pull-moved')).toHaveAttribute('data-ran', times)
  const touch = await finger(page)
  await touch.down()
  await touch.to(20)
  await touch.to(120)
  // with the finger, not after it
  await expect(page.locator('.pull-moved')).not.toHaveAttribute('data-ran')
  await touch.up()
  await ran(/^300 $/)
  await expect.poll(() => moved(page)).toBe(50)
  await page.getByRole('button', { name: 'Finish waiting' }).click()
  await expectState(page, 'idle')
  await ran(/^300 300 $/)
  await expect.poll(() => moved(page)).toBe(0)
})

test('K8 success is shown for 500 ms', async ({ page }) => {
  await open(page)
  await freeze(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expectState(page, 'success')
  await expect(head(page)).toHaveText('Up to date')
  await expect(status(page)).toHaveText('Up to date')
  await page.clock.runFor(490)
  await expectState(page, 'success')
  await page.clock.runFor(10)
  await expectState(page, 'idle')
})

test('a failure is told and shown, what was there stays, and the next try may succeed', async ({ page }) => {
  await open(page, 'failed')
  await freeze(page)
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  await expectState(page, 'failed')
  await expect(status(page)).toHaveText('Not refreshed, please try again')
  await expect(firstRow(page)).toHaveText('Row 1, read 1 times')
  await page.locator('[data-part=pull-refresh]').getByText('success', { exact: true }).click()
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  await expectState(page, 'success')
  await expect(firstRow(page)).toHaveText('Row 1, read 2 times')
})

test('the button refreshes by mouse and keyboard, once at a time', async ({ page }) => {
  await open(page, 'waits')
  const button = page.getByRole('button', { name: 'Refresh' })
  await button.click()
  await expectState(page, 'loading')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.press('Enter')
  await button.press('Space')
  await expect(button).toBeFocused()
  await page.getByRole('button', { name: 'Finish waiting' }).click()
  await expectState(page, 'idle')
  await expect(firstRow(page)).toHaveText('Row 1, read 2 times')
})

test('only a pull from the top counts: further down the page just scrolls', async ({ page }) => {
  await open(page)
  await page.setViewportSize({ width: 390, height: 600 })
  await page.evaluate(() => scrollTo(0, 200))
  const touch = await finger(page)
  await touch.down()
  for (const down of [20, 60, 100, 140]) await touch.to(down)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200)
  await expectState(page, 'idle')
  expect(await moved(page)).toBe(0)
  await touch.up()
})

test('upwards the page scrolls as without it', async ({ page }) => {
  await open(page)
  await page.setViewportSize({ width: 390, height: 600 })
  const touch = await finger(page)
  await touch.down()
  for (const down of [-20, -60, -100]) await touch.to(down)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expectState(page, 'idle')
  await touch.up()
})

test('a movement that began sideways, and a second finger, are no pull', async ({ page }) => {
  await open(page)
  const touch = await finger(page)
  await touch.down()
  await touch.to(5, 30)
  await touch.to(90, 60)
  await expectState(page, 'idle')
  await touch.up()
  await touch.second()
  await touch.to(80)
  await expectState(page, 'idle')
  await touch.up()
  await expect(firstRow(page)).toHaveText('Row 1, read 1 times')
})

test('the browser keeps its own refresh to itself, and reduced motion moves nothing slowly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'waits')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('contain')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expectState(page, 'loading')
  expect(await moved(page)).toBe(50)
})

const words = {
  'zh-CN': ['刷新', '已更新'],
  'zh-HK': ['重新整理', '已更新'],
  'en-US': ['Refresh', 'Up to date'],
} as const satisfies Record<Language, readonly [string, string]>
for (const language of Object.keys(words) as Language[])
  test(`button and result have words (${language})`, async ({ page }) => {
    const [refresh, done] = words[language]
    await open(page, 'success', language)
    await freeze(page)
    await page.getByRole('button', { name: refresh }).click()
    await expect(status(page)).toHaveText(done)
    await page.clock.resume()
    await expectState(page, 'idle')
    await expectAccessible(page)
  })
