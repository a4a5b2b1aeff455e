import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { arrive, grant, move } from './testing/voucher.ts'

const present = '**/user/rewards/present'
const path = '/conversionQRCode?reward=6f1c6f9e-4f0e-4d57-9f6e-1f2a3b4c5d6e'

/** Signs in on the way to a voucher that is in some state. */
const withVoucher =
  (then?: (page: Page, id: string) => Promise<void>, wanted: object = {}) =>
  async (page: Page, language: Language, mobileNo: string) => {
    const id = await grant(page, mobileNo, wanted)
    await arrive(page, language, mobileNo, id)
    await then?.(page, id)
    await expect(page.locator('.toast')).toHaveCount(0)
  }
const drawn = (page: Page) => expect(page.locator('.qr-plate svg').first()).toBeVisible()
const over = async (page: Page) => expect(page.locator('.present-over')).toBeVisible({ timeout: 30_000 })

export const pictures: readonly PictureState[] = [
  {
    name: 'voucher-signed-out',
    path,
    reach: async (page) => expect(page.locator('.sign-in-first')).toBeVisible(),
  },
  { name: 'voucher-valid', path, reach: withVoucher(drawn) },
  { name: 'voucher-valid-whole', path, whole: true, reach: withVoucher(drawn) },
  {
    name: 'voucher-enlarge-sheet',
    path,
    reach: withVoucher(async (page) => {
      await drawn(page)
      await page.locator('.qr-button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }),
  },
  {
    name: 'voucher-enlarged',
    path,
    reach: withVoucher(async (page) => {
      await drawn(page)
      await page.locator('.qr-button').click()
      await page.locator('.enlarge button').first().click()
      await expect(page.locator('.enlarge svg')).toBeVisible()
    }),
  },
  {
    name: 'voucher-renewing-failed',
    path,
    reach: async (page, language, mobileNo) => {
      await page.route(
        present,
        async (route) => {
          const reply = (await (await route.fetch()).json()) as { data: { presentation: object } }
          Object.assign(reply.data.presentation, { renewIn: 500, endsIn: 1_000 })
          await page.route(present, (next) => next.abort('connectionreset'))
          await route.fulfill({ json: reply })
        },
        { times: 1 },
      )
      await withVoucher()(page, language, mobileNo)
      await expect(page.locator('.is-over')).toBeVisible({ timeout: 30_000 })
    },
  },
  {
    name: 'voucher-offline',
    path,
    reach: withVoucher(async (page) => {
      await drawn(page)
      await page.context().setOffline(true)
      await expect(page.locator('.notice')).toBeVisible()
    }),
  },
  {
    name: 'voucher-used',
    path,
    reach: async (page, language, mobileNo) => {
      await page.route(present, async (route) => {
        const reply = (await (await route.fetch()).json()) as { data: { asOf: number } }
        const merchant = {
          'zh-CN': '海湾咖啡（示范）',
          'zh-HK': '海灣咖啡（示範）',
          'en-US': 'Harbour Coffee (demo)',
        }
        const used = { at: reply.data.asOf, merchant }
        await route.fulfill({ json: { ...reply, data: { ...reply.data, status: 'used', presentation: null, used } } })
      })
      await withVoucher(over)(page, language, mobileNo)
    },
  },
  {
    name: 'voucher-expired',
    path,
    reach: withVoucher(async (page, id) => {
      await move(page, id, 'expire')
      await over(page)
    }),
  },
  {
    name: 'voucher-revoked',
    path,
    reach: withVoucher(async (page, id) => {
      await move(page, id, 'revoke')
      await over(page)
    }),
  },
  { name: 'voucher-pending', path, reach: withVoucher(over, { status: 'pending' }) },
  {
    name: 'voucher-not-found',
    path,
    reach: async (page, language, mobileNo) => arrive(page, language, mobileNo, '6f1c6f9e-4f0e-4d57-9f6e-1f2a3b4c5d6e'),
  },
]
