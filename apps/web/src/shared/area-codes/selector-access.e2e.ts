import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { areaButton, openSelector, searchCall } from './testing/selector-page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })
    test(`C10 axe finds nothing on the list, results, nothing found, a refused text and a failure (${colorScheme})`, async ({
      page,
    }) => {
      const { field, options, dialog } = await openSelector(page, 'en-US')
      await expect.poll(() => options.count()).toBeGreaterThan(245)
      await expectAccessible(page)
      await field.fill('japan')
      await expect(options).toHaveText([/Japan/])
      await expectAccessible(page)
      await field.fill('xyzzy')
      await expect(dialog.getByText('No search results').first()).toBeVisible()
      await expectAccessible(page)
      await field.fill('a.')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
      await page.route(searchCall, (route) => route.abort())
      await field.fill('france')
      await expect(dialog.getByText(/No connection/)).toBeVisible()
      await expectAccessible(page)
    })

    test(`C10 A10 axe finds nothing in PC mode (${colorScheme})`, async ({ page }) => {
      const { options } = await openSelector(page, 'zh-HK', '&pc=1')
      await expect(options.first()).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('C10 from the search field keys move through the rows, Enter picks, and a screen reader hears each step', async ({
  page,
}) => {
  const { field, options, dialog } = await openSelector(page, 'en-US')
  await field.focus()
  // the first screenful of rows comes before the rest
  await expect(options.filter({ hasText: 'Zimbabwe' })).toBeAttached()
  const active = () => dialog.locator('[data-active]')
  const expectActive = async (text: string | RegExp) => {
    await expect(active()).toHaveText(text)
    await expect(field).toHaveAttribute('aria-activedescendant', (await active().getAttribute('id')) ?? '')
    await expect(active()).toBeInViewport({ ratio: 1 })
    await expect(field).toBeFocused()
  }
  await page.keyboard.press('End')
  await expectActive(/Zimbabwe/)
  await page.keyboard.press('Home')
  await expectActive('Hong Kong+852')
  await page.keyboard.press('ArrowDown')
  await expectActive(/China/)
  await page.keyboard.press('PageDown')
  const paged = await active().textContent()
  expect(paged).not.toMatch(/China/)
  await page.keyboard.press('PageUp')
  await expectActive(/China/)

  await field.fill('guinea')
  await expect(dialog.getByRole('status')).toHaveText('Results: 4')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  const controlled = await field.getAttribute('aria-controls')
  await expect(dialog.getByRole('listbox')).toHaveAttribute('id', controlled ?? '')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expectActive(/Guinea-Bissau/)
  await page.keyboard.press('Enter')
  await expect(areaButton(page)).toHaveText('+245')
  await expect(areaButton(page)).toBeFocused()
  await expect(options).toHaveCount(0)
})

test('C10 Enter takes the only row that was found, but not one of an earlier text', async ({ page }) => {
  const { field, options, dialog } = await openSelector(page, 'en-US')
  await field.fill('japan')
  await expect(options).toHaveText([/Japan/])
  await field.fill('japanx')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await field.fill('853')
  await expect(options).toHaveText([/Macao/])
  await field.press('Enter')
  await expect(areaButton(page)).toHaveText('+853')
})

test('C10 A10 without a search field typed letters and digits lead to a row', async ({ page }) => {
  const { dialog, options } = await openSelector(page, 'en-US', '&pc=1')
  await expect(options.first()).toBeVisible()
  const list = dialog.getByRole('listbox')
  await expect(list).toBeFocused()
  const active = dialog.locator('[data-active]')
  await expect(active).toHaveText('Hong Kong+852')
  await expect.poll(() => options.count()).toBeGreaterThan(245)
  await page.keyboard.type('united s')
  await expect(active).toHaveText(/United States/)
  await expect(list).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
  await expect(active).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('End')
  await expect(active).toHaveText(/Zimbabwe/)
  await page.keyboard.press('Enter')
  await expect(areaButton(page)).toHaveText('+263')
})

test('C10 a tap on the index bar and a drag along it bring letters to the top', async ({ page }) => {
  const { dialog, heading, options } = await openSelector(page, 'en-US')
  await expect.poll(() => options.count()).toBeGreaterThan(245)
  const letter = async (text: string) =>
    (await dialog.locator('.index-letter').getByText(text, { exact: true }).boundingBox())!
  const belowTop = (element: Element) => {
    const list = element.closest('[role=listbox]')?.getBoundingClientRect().top ?? Number.NaN
    return Math.abs(element.getBoundingClientRect().top - list)
  }
  const atTop = (text: string) => expect.poll(() => heading(text).evaluate(belowTop)).toBeLessThan(1)

  const m = await letter('M')
  await page.touchscreen.tap(m.x + m.width / 2, m.y + m.height / 2)
  await atTop('M')
  await expect(dialog.locator('.index-bubble')).toHaveCount(0)

  const [from, to] = [await letter('C'), await letter('T')]
  await page.mouse.move(from.x + 5, from.y + from.height / 2)
  await page.mouse.down()
  await atTop('C')
  await page.mouse.move(to.x - 150, to.y + to.height / 2, { steps: 12 })
  await atTop('T')
  await expect(dialog.locator('.index-bubble')).toHaveText('T')
  await page.mouse.up()
  await expect(dialog.locator('.index-bubble')).toHaveCount(0)
  await page.mouse.move(from.x + 5, from.y)
  await atTop('T')
  // beyond the last letter stays the last letter
  await page.mouse.move(to.x + 5, to.y)
  await page.mouse.down()
  await page.mouse.move(to.x + 5, 840, { steps: 4 })
  await expect(options.filter({ hasText: 'Zimbabwe' })).toBeInViewport()
  await page.mouse.up()
})

test('C10 the index bar is nothing to a screen reader, and every target is at least 44 px', async ({ page }) => {
  const { dialog, options } = await openSelector(page, 'en-US')
  await expect(options.first()).toBeVisible()
  await expect(dialog.locator('.index-bar')).toHaveAttribute('aria-hidden', 'true')
  await dialog.getByRole('combobox').fill('japan')
  for (const target of [
    dialog.locator('.search-box'),
    dialog.getByRole('button', { name: 'Clear' }),
    dialog.getByRole('button', { name: 'Cancel' }),
    options.first(),
  ]) {
    const box = (await target.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  }
})

test('C10 scrolling the list puts the keyboard of a phone away', async ({ page }) => {
  const { dialog, field, options } = await openSelector(page, 'en-US')
  await expect(options.first()).toBeVisible()
  await field.tap()
  await expect(field).toBeFocused()
  await options.nth(3).dispatchEvent('touchmove')
  await expect(dialog.getByRole('listbox')).toBeFocused()
})

test('C1 C5 text at 200 % loses nothing', async ({ page }) => {
  const { dialog, options, field } = await openSelector(page, 'en-US')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => options.count()).toBeGreaterThan(245)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
  const fits = await dialog.evaluate((element) => ({
    sheet: element.scrollWidth <= element.clientWidth,
    list: (element.querySelector('[role=listbox]')?.scrollWidth ?? 0) <= element.clientWidth,
  }))
  expect(fits).toEqual({ sheet: true, list: true })
  const long = options.filter({ hasText: 'British Indian Ocean Territory' })
  await long.scrollIntoViewIfNeeded()
  const inside = await long.evaluate((row) =>
    [...row.querySelectorAll('span')].every(
      (part) => part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= row.clientHeight,
    ),
  )
  expect(inside).toBe(true)
  await field.fill('a.')
  await expect(dialog.getByText('Punctuation cannot be entered, please modify')).toBeInViewport({ ratio: 1 })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('C10 the sheet opens without moving', async ({ page }) => {
    const { dialog } = await openSelector(page, 'en-US')
    expect(await dialog.evaluate((element) => element.getAnimations().length)).toBe(0)
  })
})
