import type { Page } from '@playwright/test'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'

const openSelector = async (page: Page) => {
  await page.locator('.area-code-button').click()
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
}
const search = (page: Page, text: string) => page.getByRole('dialog').getByRole('combobox').fill(text)

export const pictures: readonly PictureState[] = [
  { name: 'selector', path: '/loginPage', reach: openSelector },
  {
    name: 'selector-found',
    path: '/loginPage',
    reach: async (page) => {
      await openSelector(page)
      await search(page, 'united')
      await expect.poll(() => page.getByRole('dialog').getByRole('option').count()).toBeLessThan(10)
    },
  },
  {
    name: 'selector-empty',
    path: '/loginPage',
    reach: async (page) => {
      await openSelector(page)
      await search(page, 'zzzzzz')
      await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0)
    },
  },
  {
    name: 'selector-rejected',
    path: '/loginPage',
    reach: async (page) => {
      await openSelector(page)
      await search(page, '你好！')
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
]
