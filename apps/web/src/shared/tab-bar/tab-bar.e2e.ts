import { brand } from '@foyer/api/brand'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { holdScripts } from '@foyer/testing/journey/hold-scripts'

const bar = { name: 'Main pages' }

test('R34 a root screen shows its tabs before any script, with the current one marked, and a tab that is pressed then opens its screen', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/?lang=en-US#/me', { waitUntil: 'commit' })
  const tabs = page.getByRole('navigation', bar)
  await expect(tabs.getByRole('link', { name: 'Me' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[aria-current]')).toHaveCount(1)
  await tabs.getByRole('link', { name: 'Markets' }).click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markets')
  await expect(tabs.getByRole('link', { name: 'Markets' })).toHaveAttribute('aria-current', 'page')
})

test('R34 no tabs are painted before the scripts inside the native app or on a screen that has none, and no room is left for them', async ({
  browser,
  page,
}) => {
  await holdScripts(page)
  await page.goto('/?lang=en-US#/about', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(page.getByRole('navigation', bar)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-tabs')

  const context = await browser.newContext({ userAgent: `Mozilla/5.0 ${brand.appMarkers[0]}/1` })
  const inApp = await context.newPage()
  await holdScripts(inApp)
  await inApp.goto('/?lang=en-US#/me', { waitUntil: 'commit' })
  await expect(inApp.getByRole('heading', { level: 1 })).toHaveText('Me')
  await expect(inApp.getByRole('navigation', bar)).toHaveCount(0)
  await context.close()
})
