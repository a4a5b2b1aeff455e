import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'

const path = '/about'
const slow = { timeout: 30_000 }

export const pictures: readonly PictureState[] = [
  { name: 'about', path, whole: true, reach: (page) => expect(page.locator('.about-prices')).toBeVisible(slow) },
  {
    name: 'about-largest',
    path,
    whole: true,
    reach: async (page) => {
      await page.locator('.about-card .segmented').nth(2).locator('label').last().click()
      await expect(page.locator('html[data-text="largest"] .about-prices')).toBeVisible(slow)
    },
  },
  {
    name: 'about-newer',
    path,
    whole: true,
    reach: async (page) => {
      await page.route('**/config.json', async (route) => {
        const config = await (await route.fetch()).json()
        await route.fulfill({ json: { ...config, release: '9.9.9' } })
      })
      await page.reload()
      await expect(page.locator('.about-card .notice')).toBeVisible(slow)
    },
  },
  {
    name: 'about-notices',
    path,
    reach: async (page) => {
      const section = page.locator('[aria-labelledby="about-notices"]')
      await section.locator('button').click()
      await section.locator('summary').first().click(slow)
      await section.locator('h2').evaluate((heading) => heading.scrollIntoView())
    },
  },
  {
    name: 'about-notices-failed',
    path,
    reach: async (page) => {
      await page.route('**/assets/notices*', (route) => route.abort())
      const section = page.locator('[aria-labelledby="about-notices"]')
      await section.locator('button').click()
      await expect(section.locator('.notice-danger')).toBeVisible(slow)
      await section.locator('button').scrollIntoViewIfNeeded()
    },
  },
]
