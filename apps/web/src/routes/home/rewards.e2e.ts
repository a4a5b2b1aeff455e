import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const slow = { timeout: 30_000 }
const row = (page: Page) => page.getByRole('link', { name: /My rewards/ })
const grant = (page: Page, mobileNo: string, wanted: object) =>
  page.request.post('/dev/rewards', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: { mobile: `+852${mobileNo}`, activity: 'first-account', ...wanted },
  })

test('R32 a visitor finds the way to the rewards, and nothing is asked for them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/user/rewards') && asked.push(request.url()))
  await page.goto('/?lang=en-US')
  await expect(row(page)).toContainText('Vouchers, cash returns and gifts')
  await row(page).click()
  await expect(page).toHaveURL(/#\/myRewards$/)
  await expect(page.getByRole('heading', { name: 'Sign in to see this' })).toBeVisible(slow)
  expect(asked).toEqual([])
})

test('R32 who is signed in sees at a glance how many there are and which ends first, and nothing moves for it', async ({
  page,
  mobileNo,
}) => {
  await grant(page, mobileNo, { validForDays: 20 })
  await grant(page, mobileNo, { type: 'cash_return', validForDays: 2.2 })
  await grant(page, mobileNo, { status: 'used' })
  await openSignedIn(page, 'en-US', mobileNo, '/')
  await expect(row(page)).toContainText('2 available · 1 used', slow)
  await expect(row(page)).toContainText(/Coffee voucher · [23] days left/)
  await expectAccessible(page)

  // as somebody who comes back: first as the frame paints it, then filled in
  await page.route('**/user/rewards/glance', async (route) => {
    await expect(row(page)).toContainText('Vouchers, cash returns and gifts')
    await route.continue()
  })
  await page.goto('/?lang=en-US')
  await page.reload()
  await expect(page.locator('.signed-in-card')).toBeVisible(slow)
  const place = () => row(page).boundingBox()
  const before = await place()
  await expect(row(page)).toContainText('2 available · 1 used', slow)
  expect(await place()).toEqual(before)
})
