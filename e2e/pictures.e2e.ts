import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Language, test } from './fixtures.ts'
import type { PictureState } from './picture-state.ts'

/**
 * Every state of every screen once, as a picture, at 390 x 844 unless it says otherwise; the lists stand beside the screens, as `pictures.ts`.
 * Language and theme go round by pairs; with FULL_MATRIX=1 each state comes in all six. `npm run pictures` puts them on
 * contact sheets.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'test-results/pictures')
const pairs: readonly (readonly [Language, 'light' | 'dark'])[] = [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
]

const lists = await Promise.all(
  globSync('apps/{insights/src,web/src/{app,routes/**,shared/*}}/pictures.ts', { cwd: root })
    .sort()
    .map((file) => import(join(root, file)) as Promise<{ pictures: readonly PictureState[] }>),
)
const states = lists.flatMap(({ pictures }) => pictures)

for (const [index, state] of states.entries()) {
  const chosen = process.env.FULL_MATRIX ? pairs : [pairs[index % pairs.length] ?? pairs[0]!]
  for (const [language, theme] of chosen) {
    test.describe(`${state.name} ${language} ${theme}`, () => {
      test.use({ colorScheme: theme })
      test(`picture of ${state.name}: nothing is cut off sideways`, async ({ page, mobileNo }) => {
        if (state.size) await page.setViewportSize(state.size)
        await page.goto(`${state.client ?? '/'}?lang=${language}#${state.path}`)
        await expect(page.locator('main h1')).toBeVisible()
        await state.reach(page, language, mobileNo)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        mkdirSync(folder, { recursive: true })
        const number = String(index + 1).padStart(3, '0')
        await page.screenshot({
          path: join(folder, `${number}-${state.name}-${language}-${theme}.png`),
          animations: 'disabled',
          fullPage: state.whole ?? false,
        })
      })
    })
  }
}
