import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../e2e/fixtures.ts'
import { galleryPictures } from './pictures.ts'
import { walk } from './testing/keyboard-walk.ts'

const folder = join(import.meta.dirname, '../../../../test-results/pictures')
/** Every language and both themes come up with every part: three pairs each, another three with the next part. */
const pairs: readonly (readonly [Language, 'light' | 'dark'])[] = [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
]

const open = async (page: Page, part: string, language: Language) => {
  await page.goto(`/gallery/?lang=${language}#${part}`)
  await expect(page.locator(`[data-part="${part}"] > h2`).first()).toBeVisible()
}
/** What sticks out of the page sideways; what scrolls in itself, or is cut on purpose, does not. */
const sticksOut = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

test('the gallery lists every part by its address', async ({ page }) => {
  await page.goto('/gallery/?lang=en-US')
  const links = page.getByRole('navigation', { name: 'Parts' }).getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)))
  expect([...addresses].sort()).toEqual(galleryPictures)
})

for (const [index, part] of galleryPictures.entries()) {
  for (const [language, theme] of index % 2 === 0 ? pairs.slice(0, 3) : pairs.slice(3)) {
    test.describe(() => {
      test.use({ colorScheme: theme })

      test(`${part} in ${language}, ${theme}: axe finds nothing, nothing is cut off, at 200 % text neither`, async ({
        page,
      }) => {
        await open(page, part, language)
        await expectAccessible(page)
        expect(await sticksOut(page)).toBe(0)
        mkdirSync(folder, { recursive: true })
        await page.screenshot({
          path: join(folder, `gallery-${part}-${language}-${theme}.png`),
          animations: 'disabled',
          fullPage: true,
        })
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await expect.poll(() => sticksOut(page)).toBe(0)
      })
    })
  }

  test(`${part} by keyboard: Tab reaches all that can be operated, and shows where it is`, async ({ page }) => {
    await open(page, part, pairs[index % pairs.length]?.[0] ?? 'zh-CN')
    const { missed, unseen } = await walk(page, `[data-part="${part}"]`)
    expect(missed).toEqual([])
    expect(unseen).toEqual([])
  })
}
