import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { arrive } from '../../shared/activity/testing/activity-page.ts'
import { formPictures } from './testing/form-pictures.ts'
import { form, openForm, path, patient } from './testing/gift-page.ts'
import { parcelPictures } from './testing/parcel-pictures.ts'
import { gate, giftStatus, gone, hour, reload, settled, shown, standing, unroll } from './testing/states.ts'

export const pictures: readonly PictureState[] = [
  { name: 'gift-anonymous', path, whole: true, reach: unroll },
  ...formPictures,
  ...parcelPictures,
  {
    name: 'gift-one-gone',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await arrive(page, mobileNo, path, language)
      await giftStatus(page, (reply) => gone(reply, (n) => n === 1))
      await reload(page)
      await expect(form(page).locator('label.gift[data-gone]')).toHaveCount(1, patient)
      await unroll(page)
    },
  },
  {
    name: 'gift-all-gone',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, mobileNo, path, language)
      await giftStatus(page, (reply) => gone(reply, () => true))
      await standing(page, () => ({ gate: 'sold_out', quota: { total: 120, remaining: 0 } }))
      await reload(page)
      await expect(page.locator('.gift[data-gone]')).toHaveCount(4, patient)
      await settled(page)
    },
  },
  {
    name: 'gift-ended',
    path,
    reach: gate(
      () => ({ gate: 'ended' }),
      ({ asOf }) => ({ phase: 'ended', closesAt: asOf - 30 * hour }),
    ),
  },
  {
    name: 'gift-not-started',
    path,
    reach: gate(
      () => ({ gate: 'not_started' }),
      ({ asOf }) => ({ phase: 'upcoming', opensAt: asOf + 30 * hour }),
    ),
  },
  { name: 'gift-ineligible', path, reach: gate(() => ({ gate: 'ineligible', rule: 'earlier_participation' })) },
  {
    name: 'gift-loading',
    path,
    reach: async (page) => {
      await page.route('**/api/gifts', () => undefined)
      await reload(page)
      await expect(page.locator('.gift-shape').first()).toBeVisible(patient)
    },
  },
  {
    name: 'gift-failed',
    path,
    reach: async (page) => {
      await page.route('**/api/gifts', (route) => route.fulfill({ status: 500, body: '' }))
      await reload(page)
      await expect(page.locator('.activity-body .notice-danger')).toBeVisible(patient)
    },
  },
  {
    name: 'gift-page-failed',
    path,
    reach: async (page) => {
      await page.route('**/api/activities/member-gift', (route) => route.fulfill({ status: 500, body: '' }))
      await reload(page)
      await expect(page.getByRole('alert')).toBeVisible(patient)
    },
  },
  {
    name: 'gift-offline',
    path,
    reach: async (page, language, mobileNo) => {
      await openForm(page, mobileNo, language)
      await page.context().setOffline(true)
      await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible()
    },
  },
  {
    name: 'gift-draft',
    path,
    reach: async (page) => {
      await shown(page, () => ({ preview: true, publishedAt: null }))
      await reload(page)
      await expect(page.locator('.notice-warn')).toBeVisible(patient)
      await settled(page)
    },
  },
]
