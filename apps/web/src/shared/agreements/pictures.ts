import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'

export const pictures: readonly PictureState[] = [
  {
    name: 'agreement',
    path: '/loginPage',
    reach: async (page) => {
      await page.locator('.consent-links button').nth(1).click()
      await expect(page.getByRole('article')).toBeVisible()
    },
  },
  {
    name: 'agreement-failed',
    path: '/loginPage',
    reach: async (page) => {
      await page.route('**/content/agreements/**', (route) => route.abort())
      await page.locator('.consent-links button').first().click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
]
