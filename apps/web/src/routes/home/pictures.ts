import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const question = (page: Page) => page.locator('section.statistics')

export const pictures: readonly PictureState[] = [
  { name: 'hall', path: '/', whole: true, reach: (page) => expect(page.getByRole('listitem').first()).toBeVisible() },
  {
    name: 'hall-loading',
    path: '/',
    reach: async (page) => {
      await page.route('**/api/activities', () => undefined)
      await page.reload()
      await expect(page.locator('.skeleton').first()).toBeVisible()
    },
  },
  {
    name: 'hall-failed',
    path: '/',
    reach: async (page) => {
      await page.route('**/api/activities', (route) => route.fulfill({ status: 500, body: '' }))
      await page.reload()
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    },
  },
  {
    name: 'hall-offline',
    path: '/',
    reach: async (page) => {
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'hall-registered',
    path: '/',
    reach: async (page, language, mobileNo) => {
      await openSignedIn(page, language, mobileNo, '/')
      await expect(page.locator('.signed-in-card')).toBeVisible()
      await expect(page.locator('.toast')).toHaveCount(0)
      await expect(page.locator('.rewards-words small')).toHaveText(/目前没有|目前沒有|None to use/)
    },
  },
  {
    name: 'hall-statistics-asked',
    path: '/',
    reach: (page) => question(page).scrollIntoViewIfNeeded({ timeout: 30_000 }),
  },
  {
    name: 'hall-statistics-answered',
    path: '/',
    reach: async (page) => {
      await question(page).getByRole('button').last().click({ timeout: 30_000 })
      await expect(page.locator('.statistics').getByRole('status')).toBeFocused()
    },
  },
]
