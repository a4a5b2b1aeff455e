import './upload-request.ts'
import { type Answers, serve } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import * as addressFormStyles from '../../../shared/address/address-form.module.css'
import { address } from '../../../shared/address/testing/address.ts'
import type { Language } from '../../../shared/text/language.ts'
import * as pickerFieldStyles from '../../../shared/ui/picker-wheel/picker-field.module.css'
import * as segmentedStyles from '../../../shared/ui/segmented.module.css'
import * as sheetStyles from '../../../shared/ui/sheet.module.css'
import * as uploaderStyles from '../../../shared/ui/uploader/uploader.module.css'
import { appears, disappears } from '../../../testing/appears.ts'
import { openScreen } from '../../../testing/screen.tsx'
import * as giftFormStyles from '../form/gift-form.module.css'
import * as parcelStyles from '../parcel/parcel.module.css'
import * as giftCardsStyles from '../parts/gift-cards.module.css'
import { giftCall, give, status, statusCall, uploading } from './replies.ts'

export const path = '/exclusiveGift'
export const formAnswers = (): Answers => ({ [statusCall]: status(), [giftCall]: give, ...uploading() })

export const form = page.getByCss(`.${giftFormStyles.giftForm}`)
export const shelf = page.getByCss(`.${giftCardsStyles.shelf}`)
export const gifts = page.getByCss(`.${giftCardsStyles.shelf} .${giftCardsStyles.gift} input`)
export const mine = page.getByCss(`.${giftCardsStyles.mine}`)
export const parcels = page.getByCss(`.${parcelStyles.parcel}`)
export const panel = page.getByCss(`.${gateStyles.gatePanel}`)
export const submitButton = page.getByCss(`.${gateStyles.gatePanel} .button`)
export const sheet = page.getByRole('dialog')
export const rowOf = (name: string) => page.getByCss(`.${uploaderStyles.upload}`).filter({ hasText: name })
export const fields = {
  name: page.getByCss(`.${addressFormStyles.addressForm} input[autocomplete$="name"]`),
  mobile: page.getByCss(`.${addressFormStyles.addressForm} input[type="tel"]`),
  building: page.getByCss(`.${addressFormStyles.addressForm} input[autocomplete$="address-line2"]`),
  flat: page.getByCss(`.${addressFormStyles.addressForm} input[autocomplete$="address-line1"]`),
}

/** Waits until the form is shown and its button at the bottom is enabled. */
export const waitForForm = async (): Promise<void> => {
  await appears(`.${giftFormStyles.giftForm}`)
  await appears(`.${gateStyles.gatePanel} .button:not([aria-disabled="true"])`)
}
export const openForm = async (answers: Answers = {}, language: Language = 'en-US'): Promise<void> => {
  await openScreen(path, { viewer: 'registered', language, answers: { ...formAnswers(), ...answers } })
  await waitForForm()
}

/** Selects the gift at a place on the page. */
export const choose = async (place: number): Promise<void> => {
  document.querySelectorAll<HTMLElement>(`.${giftCardsStyles.shelf} label.${giftCardsStyles.gift}`)[place]?.click()
  await expect.element(gifts.nth(place)).toBeChecked()
}

const photo = async (name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(64, 40)
  canvas.getContext('2d')?.fillRect(8, 8, 16, 16)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' })
}
/** Chooses a file, as from the photos of the device, and waits until its row has the state `until`. */
export const addPhoto = async (name = 'card.jpg', until: '' | 'uploading' | 'failed' = ''): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>(`.${giftFormStyles.giftForm} input[type="file"][multiple]`)
  const chosen = new DataTransfer()
  chosen.items.add(await photo(name))
  if (input) input.files = chosen.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(rowOf(name)).toHaveAttribute('data-status', until)
}
/** Makes later uploads stop half-way. */
export const hangUploads = (): void => serve(uploading('uploads/hanging'))

/** Fills in an address in Hong Kong with the first district of the wheel. */
export const fillHongKong = async (): Promise<void> => {
  document.querySelectorAll<HTMLElement>(`.${addressFormStyles.addressForm} .${segmentedStyles.segment}`)[1]?.click()
  await fields.name.fill(address.name)
  await fields.mobile.fill(address.mobileNo)
  document.querySelector<HTMLElement>(`.${pickerFieldStyles.pickerField}`)?.click()
  await appears('dialog [role="listbox"]')
  await expect.element(sheet.getByRole('listbox').first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await disappears('dialog [role="listbox"]')
  await fields.building.fill('Harbour Centre')
  await fields.flat.fill('12/F, Flat B')
}

/** Fills in the whole form and continues to the review. */
export const fillAll = async (place = 1): Promise<void> => {
  await choose(place)
  await addPhoto()
  await fillHongKong()
}

/** Confirms the review: residence, terms, submit. */
export const confirm = async (): Promise<void> => {
  await submitButton.click()
  await appears(`dialog .${giftFormStyles.giftReview}`)
  document.querySelector<HTMLElement>('dialog input[type="radio"]')?.click()
  document.querySelector<HTMLElement>('dialog input[type="checkbox"]')?.click()
  document.querySelector<HTMLElement>(`.${sheetStyles.sheetFooter} .button`)?.click()
  await disappears('dialog')
}
