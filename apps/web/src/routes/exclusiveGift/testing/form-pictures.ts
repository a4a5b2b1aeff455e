import { expect } from '../../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../../e2e/picture-state.ts'
import { fileInput, photo, rowOf } from '../../../shared/ui/uploader/testing/uploader-page.ts'
import { addPhoto, choose, confirm, fillAll, foot, form, openForm, path, patient, sheet } from './gift-page.ts'
import { giftStatus, gone, settled, unroll } from './states.ts'

/** The choice, from the empty form to what became of submitting it. */
export const formPictures: readonly PictureState[] = [
  {
    name: 'gift-form',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await unroll(page)
    },
  },
  {
    name: 'gift-form-view',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await choose(page, 0)
      await settled(page)
    },
  },
  {
    name: 'gift-form-faults',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await foot(page).click()
      await expect(form(page).locator('.field-error:not([hidden])').first()).toBeVisible()
      await unroll(page)
    },
  },
  {
    name: 'gift-form-uploading',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await addPhoto(page)
      await page.route('**/api/uploads/**', () => undefined)
      const sent = page.waitForRequest((request) => request.method() === 'PUT')
      await fileInput(page).setInputFiles(await photo(page, 'statement.jpg', 320, 200))
      await sent
      await expect(rowOf(page, 'statement.jpg')).toHaveAttribute('data-status', 'uploading')
      await page.route('**/user/uploads', (route) => route.abort())
      await fileInput(page).setInputFiles(await photo(page, 'back.jpg', 320, 200))
      await expect(rowOf(page, 'back.jpg')).toHaveAttribute('data-status', 'failed', patient)
      await unroll(page)
    },
  },
  {
    name: 'gift-review',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await fillAll(page)
      await foot(page).click()
      await expect(sheet(page).locator('.address-lines')).toBeVisible(patient)
    },
  },
  {
    name: 'gift-submitting',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await fillAll(page)
      await page.route('**/user/493/gift', () => undefined)
      await confirm(page)
      await expect(foot(page).locator('.spinner')).toBeVisible()
    },
  },
  {
    name: 'gift-outcome-unknown',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await fillAll(page)
      await page.route('**/user/493/gift', (route) => route.abort('connectionreset'))
      await confirm(page)
      await expect(form(page)).toHaveAttribute('inert', '')
      await expect(page.locator('.gate-panel .gate-line')).toBeVisible(patient)
      await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, patient)
    },
  },
  {
    name: 'gift-just-gone',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await fillAll(page, 0)
      await page.route('**/user/493/gift', (route) =>
        route.fulfill({ status: 409, json: { status: 40901, msg: '', reason: 'activity_sold_out' } }),
      )
      await giftStatus(page, (reply) => gone(reply, (n) => n === 0))
      await confirm(page)
      await expect(page.locator('.gate-problem')).toBeVisible(patient)
      await expect(form(page).locator('label.gift[data-gone]')).toHaveCount(1, patient)
      await settled(page)
    },
  },
]
