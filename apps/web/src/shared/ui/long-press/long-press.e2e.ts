import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../../e2e/fixtures.ts'

const open = async (page: Page) => {
  await page.clock.install()
  await page.goto('/gallery/?lang=en-US#long-press')
  await expect(page.locator('[data-part=long-press]')).toBeVisible()
  // the index above grows with the gallery: without it the part stands in the first view
  await page.locator('.gallery-index').evaluate((index) => index.remove())
  await page.clock.pauseAt(Date.now() + 60_000)
}
const picture = (page: Page) => page.getByRole('button', { name: /Term sheet/ })
const counts = (page: Page) => page.locator('[data-part=long-press] output')
const middleOf = async (page: Page) => {
  const box = (await picture(page).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
const finger = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
}

test('K6 holding the mouse for 500 ms is a long press, 490 ms is a click', async ({ page }) => {
  await open(page)
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.clock.runFor(490)
  await page.mouse.up()
  await expect(counts(page)).toHaveText(['0', '1'])
  await page.mouse.down()
  await page.clock.runFor(490)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible()
  await page.mouse.up()
})

test('K6 holding a finger for 500 ms is a long press, and the click that ends it is not one', async ({ page }) => {
  await open(page)
  const touch = await finger(page)
  const at = await middleOf(page)
  await touch('touchStart', at)
  // an unsteady finger holds too
  await touch('touchMove', { x: at.x + 6, y: at.y + 6 })
  await page.clock.runFor(490)
  await expect(counts(page)).toHaveText(['0', '0'])
  await page.clock.runFor(10)
  await expect(counts(page)).toHaveText(['1', '0'])
  await touch('touchEnd')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(counts(page)).toHaveText(['1', '0'])
  await picture(page).tap()
  await expect(counts(page)).toHaveText(['1', '1'])
})

test('K6 the click behind a long press is swallowed where no sheet covers it', async ({ page }) => {
  await open(page)
  const row = page.getByRole('list', { name: 'Watchlist' }).getByRole('button', { name: 'Gold', exact: true })
  await row.evaluate((element) =>
    element.parentElement?.addEventListener('click', () => element.setAttribute('data-clicked', '')),
  )
  await row.hover()
  await page.mouse.down()
  await page.clock.runFor(500)
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.up()
  await expect(row).not.toHaveAttribute('data-clicked')
  await page.keyboard.press('Escape')
  await row.click()
  await expect(row).toHaveAttribute('data-clicked')
})

test('K6 a finger that strays by more than 10 px, a second one and a scroll call it off', async ({ page }) => {
  await open(page)
  const touch = await finger(page)
  const at = await middleOf(page)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 10, at.y)
  await page.clock.runFor(400)
  await page.mouse.move(at.x + 11, at.y)
  await page.clock.runFor(1_000)
  await page.mouse.up()
  await expect(counts(page).first()).toHaveText('0')

  await touch('touchStart', at)
  await page.clock.runFor(400)
  await touch('touchStart', at, { x: at.x + 40, y: at.y + 40 })
  await page.clock.runFor(1_000)
  await touch('touchEnd')
  await expect(counts(page).first()).toHaveText('0')

  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.clock.runFor(400)
  const top = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
  await page.clock.runFor(1_000)
  await page.mouse.up()
  await expect(counts(page).first()).toHaveText('0')
})

test('the menu key, Shift+F10 and a right click do what holding does, once each, and no menu opens', async ({
  page,
}) => {
  await open(page)
  const close = page.getByRole('button', { name: 'Close' })
  await page.evaluate(() =>
    addEventListener('contextmenu', (event) => {
      document.body.dataset.menus = `${document.body.dataset.menus ?? ''}${event.defaultPrevented ? 'kept ' : 'opened '}`
    }),
  )
  await picture(page).press('ContextMenu')
  await close.click()
  await picture(page).press('Shift+F10')
  await close.click()
  await picture(page).click({ button: 'right' })
  await close.click()
  await expect(counts(page)).toHaveText(['3', '0'])
  expect(await page.evaluate(() => document.body.dataset.menus)).not.toContain('opened')
})

test('a held picture can be enlarged and saved', async ({ page }) => {
  await open(page)
  await picture(page).press('ContextMenu')
  const sheet = page.getByRole('dialog', { name: 'Picture' })
  await page.clock.resume()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await sheet.getByRole('link', { name: 'Save' }).click()
  expect((await download).suggestedFilename()).toBe('picture.svg')
  await sheet.getByRole('button', { name: 'Enlarge' }).click()
  await expect(page.getByRole('dialog', { name: 'Enlarged' }).getByRole('img')).toBeVisible()
})

test.describe('a list in order', () => {
  const list = (page: Page) => page.getByRole('list', { name: 'Watchlist' })
  const names = (page: Page) => list(page).locator('.reorder-name').allTextContents()
  const row = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true })

  test('K6 a row that is held for 500 ms follows the finger, and the page does not scroll', async ({ page }) => {
    await open(page)
    const touch = await finger(page)
    const box = async (name: string) => (await row(page, name).boundingBox())!
    await row(page, 'Gold').scrollIntoViewIfNeeded()
    const [from, to] = [await box('Tracker Fund'), await box('Gold')]
    const x = from.x + 80
    await touch('touchStart', { x, y: from.y + 20 })
    await page.clock.runFor(500)
    await expect(row(page, 'Tracker Fund')).toHaveAttribute('aria-pressed', 'true')
    const top = await page.evaluate(() => scrollY)
    for (let y = from.y + 20; y <= to.y + 30; y += 10) await touch('touchMove', { x, y })
    await touch('touchEnd')
    expect(await names(page)).toEqual(['Green bond', 'Gold', 'Tracker Fund', 'Money market', 'Hang Seng Tech'])
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await expect(page.locator('p[role=status]')).toHaveText('Tracker Fund dropped, 3 of 5')
  })

  test('by keyboard: the menu key lifts, arrows move, Enter drops and Esc puts back', async ({ page }) => {
    await open(page)
    await row(page, 'Gold').press('Shift+F10')
    await expect(page.locator('p[role=status]')).toContainText('Gold lifted, 3 of 5')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('p[role=status]')).toHaveText('Gold, 1 of 5')
    await expect(row(page, 'Gold')).toBeFocused()
    await page.keyboard.press('Enter')
    expect((await names(page))[0]).toBe('Gold')
    await row(page, 'Gold').press('Shift+F10')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(page.locator('p[role=status]')).toHaveText('Gold put back')
    expect((await names(page))[0]).toBe('Gold')
  })

  test('by taps alone: the buttons of a lifted row move it', async ({ page }) => {
    await open(page)
    await row(page, 'Gold').click({ button: 'right' })
    await page.getByRole('button', { name: 'Move down: Gold' }).tap()
    await page.getByRole('button', { name: 'Done: Gold' }).tap()
    expect((await names(page))[3]).toBe('Gold')
    await page.clock.resume()
    await expectAccessible(page)
  })
})
