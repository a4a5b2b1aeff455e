import type { ConversionReply } from '@foyer/contract/conversion'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import {
  arrive,
  bookshop,
  converted,
  expectLargeText,
  joined,
  reserve,
  slow,
} from '../../shared/conversion/testing/steps.ts'

const see = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

test('R12 success: reference, what was spent, the balance, and the way to the voucher; a reload shows the same', async ({
  page,
  mobileNo,
}) => {
  await converted(page, 'en-US', mobileNo, 'coffee')
  await expect(page.getByText('It is yours')).toBeVisible()
  const reference = (await page.locator('.reference').textContent()) ?? ''
  expect(reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  await expect(page.locator('.receipt')).toContainText('Points spent120 points')
  await expect(page.locator('.is-total')).toContainText('480 points')
  await expectLargeText(page)
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('.reference')).toHaveText(reference, slow)
  await expect(page.getByRole('link', { name: 'See my rewards' })).toHaveAttribute('href', '#/myRewards')
  await page.getByRole('link', { name: 'Show the voucher' }).click()
  await expect(page).toHaveURL(/#\/conversionQRCode\?reward=[0-9a-f-]{36}$/)
})

test('R12 pending: the page asks again by itself, says when, and shows the outcome when it is there', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await page.clock.install()
  await joined(page, 'en-US', mobileNo, 'book-voucher')
  await bookshop(page, mobileNo, { down: true })
  await reserve(page)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Waiting for the partner')).toBeVisible(slow)
  await expect(page.getByText(/We ask again in \d+ s/)).toBeVisible()
  await expect(page.locator('.is-total')).toContainText('400 points')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Waiting for the partner')).toBeVisible(slow)
  // nobody looks, nobody asks
  let asked = 0
  await see(page, 'hidden')
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => void (request.url().endsWith('/conversion/status') && asked++))
  // longer than the page waits between the first questions, in steps: what is asked has time to leave
  for (let time = 0; time < 4_500; time += 100) await page.clock.runFor(100)
  expect(asked).toBe(0)
  await see(page, 'visible')
  await expect.poll(() => asked, slow).toBeGreaterThan(0)
  await bookshop(page, mobileNo, { down: false })
  await expect(page.getByText('It is yours')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: 'Show the voucher' })).toBeVisible()
})

test('R12 failure: why, the points that came back, and the next step', async ({ page, mobileNo }) => {
  test.slow()
  await joined(page, 'en-US', mobileNo, 'book-voucher')
  await bookshop(page, mobileNo, { refuses: true })
  await reserve(page)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('The exchange did not go through')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/Tidal Books could not confirm it/)).toBeVisible()
  await expect(page.locator('.is-back')).toContainText('+200 points')
  await expect(page.locator('.is-total')).toContainText('600 points')
  await expect(page.locator('.reference')).toHaveText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  await bookshop(page, mobileNo, { refuses: false })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('.check-pass')).toHaveCount(6, slow)
})

test('R12 vouchers that ran out: it says so and leads to the others', async ({ page, mobileNo }) => {
  await converted(page, 'en-US', mobileNo, 'coffee')
  await page.route('**/conversion/status', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: ConversionReply }
    const failed = { status: 'failed', failure: 'pool_dry', restored: 120, reward: null, validUntil: null }
    await route.fulfill({
      json: { ...reply, data: { ...reply.data, conversion: { ...reply.data.conversion, ...failed } } },
    })
  })
  await page.reload()
  await expect(page.getByText(/The vouchers ran out just before yours/)).toBeVisible(slow)
  await page.getByRole('link', { name: 'Choose another voucher' }).click()
  await expect(page.locator('.offer')).toHaveCount(4, slow)
})

test('R12 without an exchange, with somebody else’s, and without a sign-in there is a way on', async ({
  page,
  mobileNo,
}) => {
  await page.goto('/?lang=en-US#/conversionResult')
  await expect(page.getByText('We cannot find this exchange')).toBeVisible()
  const none = '/conversionResult?id=00000000-0000-4000-8000-000000000000'
  await page.goto(`/?lang=en-US#${none}`)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible(slow)
  await arrive(page, 'en-US', mobileNo, none)
  await expect(page.getByText('We cannot find this exchange')).toBeVisible(slow)
  await expectAccessible(page)
})
