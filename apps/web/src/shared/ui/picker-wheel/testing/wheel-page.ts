import type { Locator, Page } from '@playwright/test'
import { expect, type Language } from '../../../../../../../e2e/fixtures.ts'

/** The gallery with the wheel alone, its first, second or third field opened. */
export const openWheel = async (page: Page, field: 0 | 1 | 2, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#picker-wheel`)
  const button = page.locator('.picker-field').nth(field)
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const lists = dialog.getByRole('listbox')
  return {
    dialog,
    button,
    lists,
    chosen: (column: number) => lists.nth(column).getByRole('option', { selected: true }),
    option: (column: number, name: string) => lists.nth(column).getByRole('option', { name, exact: true }),
    confirm: dialog.getByRole('button', { name: /^(Confirm|确定|確定)$/ }),
    cancel: dialog.getByRole('button', { name: /^(Cancel|取消)$/ }),
  }
}

/** Polls until a row stands exactly in the middle of its column. */
export const expectUnderBand = async (row: Locator): Promise<void> => {
  const offset = () =>
    row.evaluate((element) => {
      const list = element.closest('[role=listbox]')?.getBoundingClientRect() ?? new DOMRect()
      const own = element.getBoundingClientRect()
      return Math.abs(own.top + own.height / 2 - list.top - list.height / 2)
    })
  await expect.poll(offset).toBeLessThan(1)
}
