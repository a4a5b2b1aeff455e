import './upload-request.ts'
import { type Answers, serve } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '../../../shared/text/language.ts'
import { appears, disappears } from '../../../testing/appears.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { address, giftCall, give, status, statusCall, uploading } from './replies.ts'

export const path = '/exclusiveGift'
export const formAnswers = (): Answers => ({ [statusCall]: status(), [giftCall]: give, ...uploading() })

export const form = page.getByCss('.gift-form')
export const gifts = page.getByCss('.gift-form .gift input')
export const parcels = page.getByCss('.parcel')
export const panel = page.getByCss('.gate-panel')
export const submitButton = page.getByCss('.gate-panel .button')
export const sheet = page.getByRole('dialog')
export const rowOf = (name: string) => page.getByCss('.upload').filter({ hasText: name })
export const fields = {
  name: page.getByCss('.address-form input[autocomplete$="name"]'),
  mobile: page.getByCss('.address-form input[type="tel"]'),
  building: page.getByCss('.address-form input[autocomplete$="address-line2"]'),
  flat: page.getByCss('.address-form input[autocomplete$="address-line1"]'),
}

/** Waits until the form is shown and its button at the bottom is enabled. */
export const waitForForm = async (): Promise<void> => {
  await appears('.gift-form')
  await appears('.gate-panel .button:not([aria-disabled="true"])')
}
export const openForm = async (answers: Answers = {}, language: Language = 'en-US'): Promise<void> => {
  await openScreen(path, { viewer: 'registered', language, answers: { ...formAnswers(), ...answers } })
  await waitForForm()
}

/** Selects the gift at a place on the page. */
export const choose = async (place: number): Promise<void> => {
  document.querySelectorAll<HTMLElement>('.gift-form label.gift')[place]?.click()
  await expect.element(gifts.nth(place)).toBeChecked()
}

const photo = async (name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(64, 40)
  canvas.getContext('2d')?.fillRect(8, 8, 16, 16)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' })
}
/** Chooses a file, as from the photos of the device, and waits until its row has the state `until`. */
export const addPhoto = async (name = 'card.jpg', until: '' | 'uploading' | 'failed' = ''): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('.gift-form input[type="file"][multiple]')
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
  document.querySelectorAll<HTMLElement>('.address-form .segment')[1]?.click()
  await fields.name.fill(address.name)
  await fields.mobile.fill(address.mobileNo)
  document.querySelector<HTMLElement>('.picker-field')?.click()
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
  await appears('dialog .gift-review')
  document.querySelector<HTMLElement>('dialog input[type="radio"]')?.click()
  document.querySelector<HTMLElement>('dialog input[type="checkbox"]')?.click()
  document.querySelector<HTMLElement>('.sheet-footer .button')?.click()
  await disappears('dialog')
}
