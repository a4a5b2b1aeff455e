import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openGalleryPart } from '../../../testing/part.tsx'
import * as pickerFieldStyles from '../../ui/picker-wheel/picker-field.module.css'
import * as segmentedStyles from '../../ui/segmented.module.css'

type Opening = Parameters<typeof openGalleryPart>[1]

/** The first form of the gallery: empty and working. */
export const live = page.getByCss('[data-state=live]')
export const dialog = page.getByRole('dialog')
export const lists = dialog.getByRole('listbox')
export const option = (column: number, label: string) =>
  lists.nth(column).getByRole('option', { name: label, exact: true })

export const name = live.getByLabelText(/^(收货人姓名|收貨人姓名|Name of the recipient)$/)
export const mobile = live.getByCss('input[type=tel]')
export const area = live.getByCss(`.${pickerFieldStyles.pickerField}`)
export const building = live.getByLabelText(/^(大厦或屋苑|大廈或屋苑|Building or estate)$/)
export const flat = live.getByLabelText(/^(楼层和单位|樓層及單位|Floor and flat)$/)
export const street = live.getByLabelText(/^(街道|Street)/)
export const submit = live.getByCss('button[type=submit]')

export const openForm = async (opening?: Opening): Promise<void> => {
  await openGalleryPart('address-form', opening)
  await expect.element(name).toBeVisible()
}

export const choosePlace = (place: 'mainland' | 'hong_kong') =>
  live
    .getByCss(`.${segmentedStyles.segment}`)
    .filter({ hasText: place === 'mainland' ? /内地|內地|Mainland/ : /香港|Hong Kong/ })
    .click()

/** Fills in everything that a Hong Kong address requires. */
export const fillHongKong = async (): Promise<void> => {
  await name.fill('Chan Tai Man')
  await mobile.fill('51234567')
  await area.click()
  await expect.element(lists.first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await building.fill('Harbour Centre')
  await flat.fill('12/F, Flat B')
}

/** Returns the addresses that the form submitted, in order. */
export const sent = (): unknown[] => JSON.parse(document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent ?? '')
