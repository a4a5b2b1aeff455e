import { expect, expectAccessible, test } from '../../../../../../e2e/fixtures.ts'
import { expectUnderBand, openWheel } from './testing/wheel-page.ts'

test('K2 keys: arrows pass over what is disabled, Home and End, columns beside, Enter confirms', async ({ page }) => {
  const { dialog, lists, chosen, option, button } = await openWheel(page, 0)
  await expect(lists.first()).toBeFocused()
  const steps = [
    ['ArrowDown', '12 months'],
    ['ArrowUp', '6 months'],
    ['Home', '1 month'],
    ['ArrowUp', '1 month'],
    ['PageDown', '24 months'],
    ['PageUp', '3 months'],
    ['End', '36 months'],
    ['ArrowDown', '36 months'],
  ] as const
  for (const [key, name] of steps) {
    await page.keyboard.press(key)
    await expect(chosen(0)).toHaveText(name)
    await expect(lists.first()).toHaveAttribute('aria-activedescendant', (await chosen(0).getAttribute('id')) ?? '')
  }
  await expectUnderBand(option(0, '36 months'))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(lists.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(button).toHaveText('1 month · US dollar')
  await expect(button).toBeFocused()
})

test('K2 typed letters and digits find an option by its name or its code', async ({ page }) => {
  const { lists, chosen } = await openWheel(page, 0, 'zh-HK')
  await lists.first().focus()
  await page.keyboard.type('12')
  await expect(chosen(0)).toHaveText('12 個月')
  await lists.nth(1).focus()
  await page.keyboard.type('cn')
  await expect(chosen(1)).toHaveText('人民幣')
  await page.keyboard.press('Home')
  await expect(chosen(1)).toHaveText('港元')
})

test('K2 a screen reader finds named listboxes in a named group, one option chosen in each', async ({ page }) => {
  const { dialog } = await openWheel(page, 0)
  await expect(dialog.getByRole('group', { name: 'Loan term and currency' })).toMatchAriaSnapshot(`
    - group "Loan term and currency":
      - paragraph: Term
      - listbox "Term":
        - option "1 month"
        - option "3 months"
        - option "6 months" [selected]
        - option "9 months" [disabled]
        - option "12 months"
        - option "18 months" [disabled]
        - option "24 months"
        - option "36 months"
      - paragraph: Currency
      - listbox "Currency":
        - option "Hong Kong dollar" [selected]
        - option "US dollar"
        - option "Renminbi"
  `)
})

for (const [language, colorScheme, field] of [
  ['zh-CN', 'light', 0],
  ['zh-HK', 'dark', 1],
  ['en-US', 'light', 2],
] as const) {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })
    test(`K2 axe finds nothing, and nothing breaks the policy of the page (${language}, ${colorScheme})`, async ({
      page,
    }) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      const { cancel } = await openWheel(page, field, language)
      await expectAccessible(page)
      await cancel.click()
      await expectAccessible(page)
      expect(complaints).toEqual([])
    })
  })
}

test('K2 text at 200 % loses nothing: rows grow, a long name takes more lines', async ({ page }) => {
  const { dialog, lists, option, confirm } = await openWheel(page, 1, 'zh-CN')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await option(0, '新疆维吾尔自治区').click({ force: true })
  const long = option(1, '克孜勒苏柯尔克孜自治州')
  await expectUnderBand(long)
  await expectUnderBand(option(0, '新疆维吾尔自治区'))
  // the ink of the first and last line reaches a little over the line
  expect(await long.evaluate((row) => row.scrollHeight - row.clientHeight)).toBeLessThan(8)
  expect(await long.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true)
  expect((await lists.first().boundingBox())!.height).toBeGreaterThan(400)
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await expect(confirm).toBeInViewport({ ratio: 1 })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('K2 the wheel jumps instead of turning', async ({ page }) => {
    const { lists } = await openWheel(page, 0)
    const tops = await lists.first().evaluate(async (list) => {
      const seen = new Set([list.scrollTop])
      list.addEventListener('scroll', () => seen.add(list.scrollTop))
      list.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
      while (list.scrollTop < 7 * 44) await new Promise((resolve) => requestAnimationFrame(resolve))
      return [...seen]
    })
    expect(tops).toEqual([2 * 44, 7 * 44])
  })
})
