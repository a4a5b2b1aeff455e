import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { openForm } from './testing/address-page.ts'

const areas = '**/api/content/areas*'

test('V5 while the areas are on their way the sheet says so and cannot be confirmed; then the wheel has the focus', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(areas, async (route) => {
    await held
    await route.continue()
  })
  const { area, dialog, lists } = await openForm(page, 'en-US')
  await area.click()
  await expect(dialog.getByRole('status')).toHaveText('Loading')
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true')
  const before = await dialog.boundingBox()
  release()
  await expect(lists.first()).toBeFocused()
  const after = await dialog.boundingBox()
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(8)
})

test('V5 areas that do not come are said so, and asked for again on demand', async ({ page }) => {
  let isDown = true
  await page.route(areas, (route) => (isDown ? route.abort() : route.continue()))
  const { area, dialog, lists } = await openForm(page, 'zh-HK')
  await area.click()
  await expect(dialog.getByRole('alert')).toHaveText('地區列表未能載入。')
  await expectAccessible(page)
  isDown = false
  await dialog.getByRole('button', { name: '重試' }).click()
  await expect(lists.first()).toBeFocused()
})

test('V5 an address that is edited shows the names of its area, and the wheel opens there', async ({ page }) => {
  await openForm(page, 'en-US')
  const area = page.locator('[data-state=mainland] .picker-field')
  await expect(area).toHaveAccessibleName('Area Guangdong, Shenzhen, Nanshan')
  await area.click()
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true })
  await expect(chosen).toHaveText(['Guangdong', 'Shenzhen', 'Nanshan'])
})

test('V5 a change of language names the chosen area anew', async ({ page }) => {
  await openForm(page, 'en-US')
  const area = page.locator('[data-state=mainland] .picker-field')
  await expect(area).toHaveAccessibleName('Area Guangdong, Shenzhen, Nanshan')
  await page.locator('.segment', { hasText: '繁體中文' }).click()
  await expect(area).toHaveAccessibleName('所在地區 廣東省 深圳市 南山區')
})

test('V5 phones can fill the form in: the fields say what they are for', async ({ page }) => {
  const { live, choosePlace } = await openForm(page, 'en-US')
  const hints = () =>
    live
      .locator('input:not([type=radio]), textarea')
      .evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))
  await choosePlace('mainland')
  expect(await hints()).toEqual(['shipping name', 'tel-national', 'shipping street-address'])
  await choosePlace('hong_kong')
  expect(await hints()).toEqual([
    'shipping name',
    'tel-national',
    'shipping address-line2',
    'shipping address-line1',
    'shipping address-line3',
  ])
})

test('V5 nothing of an address is kept on the device', async ({ page }) => {
  const { submit, fillHongKong } = await openForm(page, 'en-US')
  await fillHongKong()
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toMatch(/Chan|51234567|Harbour|12\/F/)
})

for (const [language, colorScheme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })
    test(`V5 axe finds nothing in the form nor in its sheet, and nothing breaks the policy of the page (${language}, ${colorScheme})`, async ({
      page,
    }) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      const { area, submit, lists } = await openForm(page, language)
      await submit.click()
      await expectAccessible(page)
      await area.click()
      await expect(lists.first()).toBeFocused()
      await expectAccessible(page)
      expect(complaints).toEqual([])
    })
  })

test('V5 at 200 % text the form and its sheet lose nothing', async ({ page }) => {
  const { area, submit, choosePlace, dialog, option } = await openForm(page, 'en-US')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await choosePlace('mainland')
  await submit.click()
  const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await sticksOut()).toBeLessThanOrEqual(0)
  await area.click()
  await option(0, 'Inner Mongolia').click({ force: true })
  await expect(option(0, 'Inner Mongolia')).toHaveAttribute('aria-selected', 'true')
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 1 })
})
