import { patient } from '../../../../../e2e/account-steps.ts'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { path, settled } from './testing/steps.ts'

const guide = '**/api/cross-border/guide'

export const pictures: readonly PictureState[] = [
  { name: 'cross-border', path, whole: true, reach: settled },
  {
    name: 'cross-border-northbound',
    path,
    reach: async (page) => {
      await settled(page)
      await page.locator('.segment').nth(1).click()
      await page.locator('#prepare').evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
    },
  },
  {
    name: 'cross-border-loading',
    path,
    reach: async (page) => {
      await page.route(guide, () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.guide-shape')).toBeVisible(patient)
    },
  },
  {
    name: 'cross-border-failed',
    path,
    reach: async (page) => {
      await page.route(guide, (route) => route.fulfill({ status: 500, body: '' }))
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.notice-danger')).toBeVisible(patient)
    },
  },
  {
    name: 'cross-border-offline',
    path,
    reach: async (page) => {
      await settled(page)
      await page.context().setOffline(true)
      await expect(page.locator('.notice-info')).toBeVisible(patient)
    },
  },
]
