import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

/** Opens the page again as a host of this user agent does. */
const openAs = async (page: Page, marks = ''): Promise<void> => {
  await page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
  }, `${phone} ${marks}`)
  await page.reload()
}

/** The guide as the sign-in screen opens it in a host. */
const guideIn = (name: string, marks: string): PictureState => ({
  name: `open-app-guide-${name}`,
  path: '/selectLogin',
  reach: async (page) => {
    await openAs(page, marks)
    await page.locator('main button.way').click()
    await expect(page.locator('dialog .sheet-content')).toBeVisible()
  },
})

export const pictures: readonly PictureState[] = [
  {
    name: 'open-app-banner',
    path: '/',
    reach: async (page) => {
      await openAs(page)
      await expect(page.locator('.open-app-banner')).toBeVisible()
      await expect(page.getByRole('listitem').first()).toBeVisible()
    },
  },
  guideIn('wechat', 'MicroMessenger/8.0.49'),
  guideIn('qq', 'QQ/9.0.17'),
  guideIn('weibo', 'Weibo (Pixel 8__weibo__14.6.3)'),
  guideIn('mini-program', 'MicroMessenger/8.0.49 miniProgram/wx7f2c5e0a9b1d4c63'),
  {
    name: 'share-guide-mini-program',
    path: '/',
    reach: async (page) => {
      await openAs(page, 'MicroMessenger/8.0.49 miniProgram/wx7f2c5e0a9b1d4c63')
      await page.locator('.top-bar-share').click()
      await expect(page.locator('dialog .guide-picture')).toBeVisible()
    },
  },
]
