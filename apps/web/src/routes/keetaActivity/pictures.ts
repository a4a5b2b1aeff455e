import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { arrive, changeVoucher, claim, openSheet, path, settled, sheet, voucherAs } from './testing/claiming.ts'

type Voucher = Parameters<typeof voucherAs>[0]

/** Somebody's voucher, in a state that they need not be in. */
const voucher = (changes: Voucher, wait?: (page: Page) => Promise<void>) => ({
  path,
  reach: async (page: Page, language: Language, mobileNo: string) => {
    await changeVoucher(page, voucherAs(changes))
    await arrive(page, language, mobileNo)
    await claim(page)
    await expect(page.locator(`.voucher-${changes.status}`)).toBeVisible()
    await wait?.(page)
    await settled(page)
    await page.locator('.voucher').evaluate((card) => {
      card.scrollIntoView({ block: 'start' })
      scrollBy(0, -72)
    })
  },
})

export const pictures: readonly PictureState[] = [
  {
    name: 'partner-voucher-page',
    path,
    whole: true,
    reach: async (page) => {
      await settled(page)
      await page.evaluate(() => {
        const panel = document.querySelector<HTMLElement>('.gate-panel')
        if (panel) panel.style.position = 'static'
      })
    },
  },
  { name: 'partner-voucher-anonymous', path, reach: settled },
  { name: 'partner-voucher-offered', path, reach: arrive },
  {
    name: 'partner-voucher-consent',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await openSheet(page)
      await sheet(page).locator('.join-consent').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'partner-voucher-pool-empty',
    path,
    reach: async (page, language, mobileNo) => {
      await changeVoucher(page, () => ({ pool: { total: 200, remaining: 0 } }))
      await arrive(page, language, mobileNo)
      await expect(page.locator('.gate-quiet')).toBeVisible()
    },
  },
  { name: 'partner-voucher-queued', ...voucher({ status: 'queued', maskedCode: null }) },
  { name: 'partner-voucher-available', ...voucher({ status: 'available' }) },
  { name: 'partner-voucher-bound', ...voucher({ status: 'available', passesMobile: true }) },
  {
    name: 'partner-voucher-revealed',
    ...voucher({ status: 'available' }, async (page) => {
      await page.route('**/user/rewards/code', (route) =>
        route.fulfill({ json: { status: 0, data: { code: 'MEAL-8F3N-K7Q2' } } }),
      )
      await page.locator('.code-panel .button').click()
      await expect(page.locator('.code')).toHaveText('MEAL-8F3N-K7Q2')
    }),
  },
  { name: 'partner-voucher-used', ...voucher({ status: 'used' }) },
  { name: 'partner-voucher-expired', ...voucher({ status: 'expired' }) },
  { name: 'partner-voucher-refused', ...voucher({ status: 'refused', maskedCode: null }) },
  { name: 'partner-voucher-revoked', ...voucher({ status: 'revoked' }) },
  {
    name: 'partner-voucher-loading',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await claim(page)
      await page.route('**/user/499/voucher', () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.voucher-skeleton')).toBeVisible({ timeout: 30_000 })
      await page.locator('.voucher-skeleton').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'partner-voucher-failed',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await claim(page)
      await page.route('**/user/499/voucher', (route) => route.fulfill({ status: 500, body: '' }))
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.notice-danger')).toBeVisible({ timeout: 60_000 })
      await page.locator('.notice-danger').scrollIntoViewIfNeeded()
    },
  },
]
