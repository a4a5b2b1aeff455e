import { animationsEnd } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { openGalleryPart } from '../../../../testing/part.tsx'
import type { Opening } from '../../../../testing/screen.tsx'
import * as styles from '../picker-field.module.css'

/** Opens the gallery's wheels with the sheet of the first, second or third field. */
export const openWheel = async (field: 0 | 1 | 2, opening?: Opening) => {
  await openGalleryPart('picker-wheel', opening)
  const button = page.getByCss(`.${styles.pickerField}`).nth(field)
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  // waits until the sheet has risen, because the target of a forced click would still be below the screen
  await animationsEnd()
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

/** Waits until a row is exactly in the middle of its column. */
export const expectUnderBand = async (row: Locator): Promise<void> => {
  const offset = () => {
    const element = row.element()
    const list = element.closest('[role=listbox]')?.getBoundingClientRect() ?? new DOMRect()
    const own = element.getBoundingClientRect()
    return Math.abs(own.top + own.height / 2 - list.top - list.height / 2)
  }
  await expect.poll(offset).toBeLessThan(1)
}
