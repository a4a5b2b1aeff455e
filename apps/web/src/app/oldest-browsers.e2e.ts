import { expect, test } from '@foyer/testing/journey/fixtures'
import { built } from '../../build/built-selector.ts'

test.beforeEach(async ({ page }) => {
  // removes features that are newer than iOS 15.4 and WebView 100 and easily used by mistake
  await page.addInitScript(() => {
    for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with']) Reflect.deleteProperty(Array.prototype, name)
    for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name)
    Reflect.deleteProperty(URLSearchParams.prototype, 'size')
    Reflect.deleteProperty(CanvasRenderingContext2D.prototype, 'roundRect')
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(Promise, 'withResolvers')
    Reflect.deleteProperty(Object, 'groupBy')
  })
})

test('A2 O5 in the oldest browsers of the build target, choosing a language leaves the rest of the address unchanged', async ({
  page,
}) => {
  await page.goto('/?lang=zh-CN#/activityTemplate?code=first-account&lang=zh-CN')
  await expect(page.locator(built('main > .activity-body'))).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en-US')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first account')
  expect(new URL(page.url()).hash).toBe('#/activityTemplate?code=first-account')
})

test('A3 O5 in the oldest browsers of the build target a text is converted to the reader’s script', async ({
  page,
}) => {
  await page.goto('/gallery/?lang=zh-HK#converter')
  await expect(page.locator('[data-converted="zh-CN"]')).toContainText('受八號颱風信號影響')
})
