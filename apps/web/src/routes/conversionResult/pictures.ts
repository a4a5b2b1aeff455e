import type { Conversion, ConversionReply } from '@foyer/contract/conversion'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { bookshop, converted, joined, reserve, slow } from '../../shared/conversion/testing/steps.ts'

const path = '/conversionResult'
const is = (page: Page, status: Conversion['status']) =>
  expect(page.locator(`.outcome-${status}`)).toBeVisible({ timeout: 60_000 })

const atTheBookshop = async (
  page: Page,
  language: Language,
  mobileNo: string,
  how: { down?: boolean; refuses?: boolean },
) => {
  await joined(page, language, mobileNo, 'book-voucher')
  await bookshop(page, mobileNo, how)
  await reserve(page)
  await page.locator('.starting-actions button').first().click()
}

export const pictures: readonly PictureState[] = [
  {
    name: 'conversion-result-succeeded',
    path,
    reach: (page, language, mobileNo) => converted(page, language, mobileNo, 'coffee'),
  },
  {
    name: 'conversion-result-pending',
    path,
    reach: async (page, language, mobileNo) => {
      await atTheBookshop(page, language, mobileNo, { down: true })
      await is(page, 'pending')
      await bookshop(page, mobileNo, {})
    },
  },
  {
    name: 'conversion-result-partner-refused',
    path,
    reach: async (page, language, mobileNo) => {
      await atTheBookshop(page, language, mobileNo, { refuses: true })
      await is(page, 'failed')
      await bookshop(page, mobileNo, {})
    },
  },
  {
    name: 'conversion-result-pool-dry',
    path,
    reach: async (page, language, mobileNo) => {
      await converted(page, language, mobileNo, 'coffee')
      await page.route('**/conversion/status', async (route) => {
        const reply = (await (await route.fetch()).json()) as { data: ConversionReply }
        const failed = { status: 'failed', failure: 'pool_dry', restored: 120, reward: null, validUntil: null }
        const data = { ...reply.data, conversion: { ...reply.data.conversion, ...failed } }
        await route.fulfill({ json: { ...reply, data } })
      })
      await page.reload({ waitUntil: 'commit' })
      await is(page, 'failed')
    },
  },
  {
    name: 'conversion-result-loading',
    path,
    reach: async (page, language, mobileNo) => {
      await converted(page, language, mobileNo, 'coffee')
      await page.route('**/conversion/status', () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.outcome-shape')).toBeVisible(slow)
    },
  },
  { name: 'conversion-result-not-found', path, reach: (page) => expect(page.locator('.notice')).toBeVisible() },
]
