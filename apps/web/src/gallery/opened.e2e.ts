import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectAccessible, type Language, test } from '../../../../e2e/fixtures.ts'

const folder = join(import.meta.dirname, '../../../../test-results/pictures')
const pairs: readonly (readonly [Language, 'light' | 'dark'])[] = [
  ['zh-CN', 'dark'],
  ['en-US', 'light'],
  ['zh-HK', 'dark'],
  ['zh-CN', 'light'],
  ['en-US', 'dark'],
  ['zh-HK', 'light'],
]

/** What the gallery's parts show once a button is pressed: which, by its place in the part, and what is typed then. */
const opened: readonly { name: string; part: string; button: number; keys?: string }[] = [
  { name: 'date-picker', part: 'date-picker', button: 0 },
  { name: 'dialog-risk', part: 'dialog', button: 0 },
  { name: 'dialog-confirm', part: 'dialog', button: 1 },
  { name: 'dialog-danger', part: 'dialog', button: 2 },
  { name: 'drawer-below', part: 'drawer', button: 0 },
  { name: 'drawer-right', part: 'drawer', button: 1 },
  { name: 'image-viewer', part: 'image-viewer', button: 0 },
  { name: 'image-viewer-failed', part: 'image-viewer', button: 3 },
  { name: 'keypad-typing', part: 'password-keypad', button: 0, keys: '2468' },
  { name: 'keypad-checking', part: 'password-keypad', button: 1, keys: '246810' },
  { name: 'keypad-wrong', part: 'password-keypad', button: 2, keys: '111111' },
  { name: 'keypad-locked', part: 'password-keypad', button: 3, keys: '111111' },
  { name: 'picker-wheel-term', part: 'picker-wheel', button: 0 },
  { name: 'picker-wheel-area', part: 'picker-wheel', button: 1 },
]

for (const [index, { name, part, button, keys }] of opened.entries()) {
  const [language, theme] = pairs[index % pairs.length] ?? pairs[0]!
  test.describe(() => {
    test.use({ colorScheme: theme })

    test(`${name} opened in ${language}, ${theme}: axe finds nothing and nothing is cut off`, async ({ page }) => {
      await page.goto(`/gallery/?lang=${language}#${part}`)
      await page.locator(`[data-part="${part}"] button`).nth(button).click()
      const dialog = page.locator('dialog[open]')
      await expect(dialog).toBeVisible()
      if (keys) await page.keyboard.type(keys)
      // all that comes to an end: a spinner does not
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(({ effect, playState }) => playState === 'finished' || effect?.getTiming().iterations === Infinity),
      )
      await expectAccessible(page)
      const sticksOut = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(sticksOut).toBeLessThanOrEqual(0)
      mkdirSync(folder, { recursive: true })
      await page.screenshot({ path: join(folder, `opened-${name}-${language}-${theme}.png`), animations: 'disabled' })
    })
  })
}
