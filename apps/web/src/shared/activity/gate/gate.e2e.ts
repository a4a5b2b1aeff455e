import type { ActivityDetail } from '@foyer/api/activities'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { signIn } from '@foyer/testing/journey/sign-in-steps'
import { joinButton, pages, panel } from '../testing/activity-page.ts'

test('The activity is painted before the client has loaded, nothing moves when the client starts, and a visitor signs in and returns to it', async ({
  page,
  mobileNo,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const urls: string[] = []
  page.on('request', (request) => urls.push(new URL(request.url()).pathname))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`/?lang=en-US#${pages.open}`, { waitUntil: 'commit' })
  await expect(panel(page)).toContainText('Sign in to join')
  release()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(
    0.02,
  )
  // the view contains the answer to the call
  expect(urls.filter((url) => url.includes('/api/activities/'))).toEqual([])
  expect(urls.filter((url) => url.startsWith('/first-views/'))).toHaveLength(1)

  await panel(page).getByRole('link', { name: 'Sign in to join' }).click()
  await signIn(page, 'en-US', mobileNo)
  await expect(page).toHaveURL(/#\/activityTemplate\?code=first-account$/)
  await expect(joinButton(page)).toBeVisible()
})

test('The server sends no part of the offer to mainland China, and the page shows none', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
  const reply = page.waitForResponse('**/api/activities/first-account')
  await page.goto(`/?lang=en-US#${pages.open}`)
  await expect(page.getByText('Not available in mainland China')).toBeVisible()
  const detail = (await (await reply).json()) as ActivityDetail
  expect([detail.lead['en-US'], detail.blocks.map(({ kind }) => kind)]).toEqual(['', ['risk']])
  expect(await page.locator('#app').textContent()).not.toMatch(/HK\$\s?\d/)
  await expect(panel(page)).toHaveCount(0)
})
