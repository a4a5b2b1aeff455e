import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'
import { fingerOn } from '../picker-wheel/testing/finger.ts'
import { expectUnderBand } from '../picker-wheel/testing/wheel-page.ts'

/** The gallery's date pickers, around 2026: the first from 21 November, the second from 15 March to 21 November only. */
const openDatePicker = async (page: Page, at: 0 | 1, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#date-picker`)
  const button = page.locator('.picker-field').nth(at)
  await button.click()
  const lists = page.getByRole('dialog').getByRole('listbox')
  const names = async (column: number) => {
    const all = await lists.nth(column).getByRole('option').allTextContents()
    return [all[0], all.at(-1), all.length]
  }
  return {
    button,
    lists,
    names,
    chosen: (column: number) => lists.nth(column).getByRole('option', { selected: true }),
    confirm: page.getByRole('dialog').getByRole('button', { name: /^(Confirm|确定|確定)$/ }),
  }
}

test('K4 the years reach ten to either side of the given one, whatever the clock of the device says', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-03-03T12:00:00Z')
  const { names, chosen, button, confirm, lists } = await openDatePicker(page, 0)
  expect(await names(0)).toEqual(['2016', '2036', 21])
  await expect(chosen(0)).toHaveText('2026')
  await expect(chosen(1)).toHaveText('Nov')
  await expect(chosen(2)).toHaveText('21')
  await lists.first().focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await confirm.click()
  await expect(button).toHaveText('November 21, 2036')
})

test('K4 the days follow the month and the year; a day that is gone gives way to the last', async ({ page }) => {
  const { lists, names, chosen, button } = await openDatePicker(page, 0)
  await lists.nth(2).focus()
  await page.keyboard.press('End')
  await expect(chosen(2)).toHaveText('30')
  await lists.nth(1).focus()
  await page.keyboard.type('feb')
  await expect(chosen(2)).toHaveText('28')
  expect(await names(2)).toEqual(['1', '28', 28])
  await expectUnderBand(chosen(2))
  await lists.first().focus()
  await page.keyboard.type('2028')
  expect(await names(2)).toEqual(['1', '29', 29])
  await expect(chosen(2)).toHaveText('28')
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('February 28, 2028')
})

test('K4 nothing outside first and last day is offered', async ({ page }) => {
  const { lists, names, chosen, button, confirm } = await openDatePicker(page, 1)
  expect(await names(0)).toEqual(['2026', '2026', 1])
  expect(await names(1)).toEqual(['Mar', 'Nov', 9])
  expect(await names(2)).toEqual(['1', '21', 21])
  await lists.nth(2).focus()
  await page.keyboard.press('Home')
  await lists.nth(1).focus()
  await page.keyboard.press('Home')
  expect(await names(2)).toEqual(['15', '31', 17])
  await expect(chosen(2)).toHaveText('15')
  await confirm.tap()
  await expect(button).toHaveText('March 15, 2026')
})

test('K4 a finger, the mouse wheel and a click turn the columns', async ({ page }) => {
  const { lists, chosen, button, confirm } = await openDatePicker(page, 0, 'zh-HK')
  const finger = await fingerOn(page, lists.nth(1))
  await finger.moveBy(0, 59)
  await finger.rest()
  await finger.lift()
  await expect(chosen(1)).toHaveText('10月')
  await lists.first().hover()
  await page.mouse.wheel(0, -100)
  await expect(chosen(0)).toHaveText('2025年')
  await lists.nth(2).getByRole('option', { name: '22日' }).click()
  await confirm.tap()
  await expect(button).toHaveText('2025年10月22日')
})

for (const [language, colorScheme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const) {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })
    test(`K4 axe finds nothing, text at 200 % fits (${language}, ${colorScheme})`, async ({ page }) => {
      const { lists } = await openDatePicker(page, 0, language)
      await expectAccessible(page)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const list of await lists.all()) {
        expect(await list.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      }
    })
  })
}
