import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { agreeWithPlatform, arrive, bookshop, grant, partnerRows, say, slow, withdraw } from './testing/privacy.ts'

const path = '/privacy'
/** Beside it there is a switch of the device's, for usage statistics. */
const marketing = (page: Page) => page.locator('.privacy-parts').getByRole('switch')
const eraseButton = (page: Page) => page.locator('.privacy-erase')

/** Answers that never come, or come as a fault. */
const answers =
  (answer: 'never' | 'fault'): PictureState['reach'] =>
  async (page, language, mobileNo) => {
    await arrive(page, language, mobileNo)
    await page.route('**/user/privacy', (route) =>
      answer === 'never' ? undefined : route.fulfill({ status: 500, body: '{}' }),
    )
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator(answer === 'never' ? '.privacy-shapes' : '.notice-danger').first()).toBeVisible(slow)
  }

export const pictures: readonly PictureState[] = [
  { name: 'privacy-signed-out', path, reach: (page) => expect(page.locator('.sign-in-first')).toBeVisible(slow) },
  { name: 'privacy-kept', path, whole: true, reach: arrive },
  { name: 'privacy-loading', path, reach: answers('never') },
  { name: 'privacy-failed', path, reach: answers('fault') },
  {
    name: 'privacy-agreed',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await marketing(page).click()
      await expect(marketing(page)).toHaveAttribute('aria-checked', 'true', slow)
    },
  },
  {
    name: 'privacy-withdrawn',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      for (const holds of ['true', 'false']) {
        await marketing(page).click()
        await expect(marketing(page)).toHaveAttribute('aria-checked', holds, slow)
      }
    },
  },
  {
    name: 'privacy-partners',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await say(page, (reply) => ({ ...reply, partners: [...reply.partners, bookshop] }))
      await agreeWithPlatform(page, language, mobileNo, 2)
    },
  },
  {
    name: 'privacy-partner-confirm',
    path,
    reach: async (page, language, mobileNo) => {
      await agreeWithPlatform(page, language, mobileNo)
      await partnerRows(page).getByRole('button').click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'privacy-partner-withdrawn',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await agreeWithPlatform(page, language, mobileNo)
      await withdraw(page)
      await expect(partnerRows(page).locator('.privacy-ready')).toBeVisible(slow)
    },
  },
  {
    name: 'privacy-partner-unknown',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await agreeWithPlatform(page, language, mobileNo)
      await page.route('**/user/privacy/partner', (route) => route.abort())
      await withdraw(page)
      await expect(page.locator('.notice-warn')).toBeVisible(slow)
    },
  },
  {
    name: 'privacy-partner-refused',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      // the server knows nothing of it
      await say(page, (reply) => ({ ...reply, partners: [bookshop] }))
      await arrive(page, language, mobileNo)
      await withdraw(page)
      await expect(page.locator('.notice-danger')).toBeVisible(slow)
    },
  },
  {
    name: 'privacy-export-ready',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.locator('[aria-labelledby="privacy-take"] button').click()
      await page.locator('summary').click(slow)
      await expect(page.locator('textarea')).toBeVisible()
    },
  },
  {
    name: 'privacy-blocked',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await grant(page, mobileNo, { validForDays: 20 })
      await grant(page, mobileNo, { type: 'cash_return', status: 'claimable', amount: 8_880, validForDays: 30 })
      await grant(page, mobileNo, { type: 'physical_gift', status: 'shipped', validForDays: null })
      await arrive(page, language, mobileNo)
      await expect(page.locator('.privacy-open li')).toHaveCount(3)
    },
  },
  {
    name: 'privacy-confirm',
    path,
    reach: async (page, language, mobileNo) => {
      await say(page, (reply) => ({ ...reply, points: 320 }))
      await arrive(page, language, mobileNo)
      await eraseButton(page).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'privacy-unknown',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.route('**/user/privacy/erasure', (route) => route.abort())
      await eraseButton(page).click()
      await page.getByRole('checkbox').check()
      await page.locator('.dialog-danger').click()
      await expect(page.locator('.notice-warn')).toBeVisible(slow)
    },
  },
  {
    name: 'privacy-erased',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await eraseButton(page).click()
      await page.getByRole('checkbox').check()
      await page.locator('.dialog-danger').click()
      await expect(page.locator('.privacy-erased')).toBeVisible(slow)
    },
  },
]
