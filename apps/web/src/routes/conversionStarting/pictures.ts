import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { expireHolds, loseAnswer, reserved, slow } from '../../shared/conversion/testing/steps.ts'

const path = '/conversionStarting'
const actions = (page: Page) => page.locator('.starting-actions')

export const pictures: readonly PictureState[] = [
  {
    name: 'conversion-starting-held',
    path,
    reach: (page, language, mobileNo) => reserved(page, language, mobileNo, 'coffee'),
  },
  {
    name: 'conversion-starting-by-partner',
    path,
    reach: (page, language, mobileNo) => reserved(page, language, mobileNo, 'book-voucher'),
  },
  {
    name: 'conversion-starting-last-minute',
    path,
    reach: async (page, language, mobileNo) => {
      await reserved(page, language, mobileNo, 'coffee')
      await page.route('**/conversion/held', async (route) => {
        const reply = await (await route.fetch()).json()
        reply.data.hold.expiresAt = reply.data.asOf + 48_000
        await route.fulfill({ json: reply })
      })
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.is-ending')).toBeVisible(slow)
    },
  },
  {
    name: 'conversion-starting-expired',
    path,
    reach: async (page, language, mobileNo) => {
      await reserved(page, language, mobileNo, 'coffee')
      await expireHolds(page, mobileNo)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.is-back')).toBeVisible(slow)
    },
  },
  {
    name: 'conversion-starting-given-up',
    path,
    reach: async (page, language, mobileNo) => {
      await reserved(page, language, mobileNo, 'coffee')
      await actions(page).locator('button').last().click()
      await expect(page.locator('.is-back')).toBeVisible(slow)
    },
  },
  {
    name: 'conversion-starting-submitting',
    path,
    reach: async (page, language, mobileNo) => {
      await reserved(page, language, mobileNo, 'coffee')
      await page.route('**/conversion/commit', () => undefined)
      await actions(page).locator('button').first().click()
      await expect(actions(page).locator('.spinner')).toBeVisible()
    },
  },
  {
    name: 'conversion-starting-outcome-unknown',
    path,
    reach: async (page, language, mobileNo) => {
      await reserved(page, language, mobileNo, 'coffee')
      await loseAnswer(page, 'commit', 20)
      await actions(page).locator('button').first().click()
      await expect(page.locator('.notice-warn')).toBeVisible(slow)
    },
  },
  {
    name: 'conversion-starting-offline',
    path,
    reach: async (page, language, mobileNo) => {
      await reserved(page, language, mobileNo, 'coffee')
      await page.context().setOffline(true)
      await expect(page.locator('.notice')).toBeVisible()
    },
  },
  {
    name: 'conversion-starting-loading',
    path,
    reach: async (page, language, mobileNo) => {
      await reserved(page, language, mobileNo, 'coffee')
      await page.route('**/conversion/held', () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.timer-shape')).toBeVisible(slow)
    },
  },
  { name: 'conversion-starting-not-found', path, reach: (page) => expect(page.locator('.notice')).toBeVisible() },
]
