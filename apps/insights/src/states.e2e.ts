import { join } from 'node:path'
import { expect, expectAccessible, type Language, test } from '@foyer/testing/journey/fixtures'
import { states } from './testing/states.ts'

const folder = join(import.meta.dirname, '../../../pictures/each')
const takesPictures = process.env.FOYER_PICTURES !== undefined
const pairs: readonly (readonly [Language, 'light' | 'dark'])[] = [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
]

for (const [index, { name, size, reach, whole = false }] of states.entries())
  for (const [language, theme] of process.env.FOYER_PICTURES === 'all'
    ? pairs
    : pairs.slice(index % 6, (index % 6) + 1))
    test(`state ${name} is complete and accessible (${language}, ${theme})`, async ({ page }) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => complaints.push(message))
      await page.emulateMedia({ colorScheme: theme })
      if (size) await page.setViewportSize(size)
      await reach(page, language)
      await expect(page.locator('main h1').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      if (takesPictures)
        await page.screenshot({
          path: join(folder, `${name}-${language}-${theme}.png`),
          animations: 'disabled',
          fullPage: whole,
        })
      else await expectAccessible(page)
      expect(complaints).toEqual([])
    })
