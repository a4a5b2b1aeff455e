import type { GiftEvent } from '@foyer/contract/gifts'
import { expect } from '../../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../../e2e/picture-state.ts'
import { openForm, parcel, path, patient, sheet, submit } from './gift-page.ts'
import { inState, unroll } from './states.ts'

/** A gift that was chosen, and its way. */
export const parcelPictures: readonly PictureState[] = [
  {
    name: 'gift-submitted',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await submit(page)
      await expect(page.locator('.proof img')).toBeVisible(patient)
      await unroll(page)
    },
  },
  {
    name: 'gift-change-item',
    path,
    reach: async (page, language, mobileNo) => {
      await inState('preparing')(page, language, mobileNo)
      await parcel(page).first().getByRole('button').click()
      await expect(sheet(page).locator('label.gift').first()).toBeVisible(patient)
    },
  },
  {
    name: 'gift-change-address',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await submit(page)
      await parcel(page).nth(2).getByRole('button').last().click()
      await expect(sheet(page).locator('.address-form')).toBeVisible(patient)
    },
  },
  { name: 'gift-packed', path, whole: true, reach: inState('packed') },
  { name: 'gift-shipped', path, whole: true, reach: inState('shipped') },
  { name: 'gift-delivered', path, whole: true, reach: inState('delivered') },
  { name: 'gift-returned', path, whole: true, reach: inState('returned') },
  {
    name: 'gift-returned-corrected',
    path,
    whole: true,
    reach: inState('returned', {
      addressNeeded: false,
      history: ['grant', 'pack', 'ship', 'return', 'readdress'].map((event) => ({ event: event as GiftEvent, at: 0 })),
    }),
  },
  { name: 'gift-revoked', path, whole: true, reach: inState('revoked') },
]
