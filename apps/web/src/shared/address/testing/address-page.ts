import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'

/** The gallery with the address form alone, and the parts of its first, empty one. */
export const openForm = async (page: Page, language: Language) => {
  await page.goto(`/gallery/?lang=${language}#address-form`)
  const live = page.locator('[data-state=live]')
  const dialog = page.getByRole('dialog')
  const lists = dialog.getByRole('listbox')
  const name = live.getByLabel(/^(收货人姓名|收貨人姓名|Name of the receiver)$/)
  const mobile = live.locator('input[type=tel]')
  const area = live.locator('.picker-field')
  const building = live.getByLabel(/^(大厦或屋苑|大廈或屋苑|Building or estate)$/)
  const flat = live.getByLabel(/^(楼层和单位|樓層及單位|Floor and flat)$/)
  await expect(name).toBeVisible()
  return {
    live,
    dialog,
    lists,
    name,
    mobile,
    area,
    building,
    flat,
    street: live.getByLabel(/^(街道|Street)/),
    submit: live.locator('button[type=submit]'),
    option: (column: number, label: string) => lists.nth(column).getByRole('option', { name: label, exact: true }),
    choosePlace: (place: 'mainland' | 'hong_kong') =>
      live.locator('.segment', { hasText: place === 'mainland' ? /内地|內地|Mainland/ : /香港|Hong Kong/ }).click(),
    /** everything a Hong Kong address needs */
    fillHongKong: async () => {
      await name.fill('Chan Tai Man')
      await mobile.fill('51234567')
      await area.click()
      await expect(lists.first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await building.fill('Harbour Centre')
      await flat.fill('12/F, Flat B')
    },
  }
}

/** The addresses the form gave away, in order. */
export const sentBy = async (page: Page): Promise<unknown[]> =>
  JSON.parse((await page.locator('[data-sent]').getAttribute('data-sent')) ?? '[]')
