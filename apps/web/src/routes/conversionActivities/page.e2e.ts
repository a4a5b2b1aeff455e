import type { OffersReply } from '@foyer/contract/conversion'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import {
  arrive,
  expectLargeText,
  follow,
  joined,
  reserved,
  setPoints,
  slow,
} from '../../shared/conversion/testing/steps.ts'

const path = '/conversionActivities'
const card = (page: Page, name: string) => page.locator('.offer').filter({ hasText: name })
const balance = (page: Page) => page.locator('.points-card')

/** What only other people bring about, as the server would say it to a visitor. */
const change = (page: Page, to: (reply: OffersReply) => object) =>
  page.route('**/api/conversion/offers', async (route) => {
    const reply = (await (await route.fetch()).json()) as OffersReply
    await route.fulfill({ json: { ...reply, ...to(reply) } })
  })

test('R10 a visitor sees cost, stock and validity of every offer, and what joining brings', async ({ page }) => {
  await page.goto(`/?lang=en-US#${path}`)
  await expect(page.locator('.offer')).toHaveCount(4, slow)
  await expect(balance(page)).toContainText('Welcome points')
  await expect(balance(page)).toContainText('600')
  await expect(card(page, 'One coffee')).toContainText('120 points')
  await expect(card(page, 'One coffee')).toContainText(/\d+ of 240 left/)
  await expect(card(page, 'One coffee')).toContainText('Valid for 30 days from the exchange')
  await expect(card(page, 'One coffee')).toContainText('2 per person')
  await expectLargeText(page)
  await expectAccessible(page)
})

test('R10 joined, a person sees their balance, what is short of it, and what is reserved or had', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await reserved(page, 'en-US', mobileNo, 'coffee')
  await setPoints(page, mobileNo, 210)
  await follow(page, path)
  await expect(balance(page)).toContainText('210', slow)
  await expect(balance(page)).toContainText('and 120 points set aside for you')
  await expect(balance(page)).toContainText('You can exchange for 1 of these now')
  await expect(card(page, 'One coffee')).toContainText('Reserved for you')
  await expect(card(page, 'One cinema ticket')).toContainText('170 points short')
  await setPoints(page, mobileNo, 0)
  await page.reload()
  await expect(balance(page)).toContainText('None of these can be exchanged right now. The nearest one needs 200', slow)
  await expectAccessible(page)
  await card(page, 'One coffee').click()
  await expect(page.locator('.hold-timer')).toBeVisible(slow)
})

test('R10 few left and none left are said in words', async ({ page }) => {
  await change(page, ({ offers }) => ({
    offers: offers.map((offer, index) => ({
      ...offer,
      quota: { total: 80, remaining: index === 0 ? 0 : 4 },
      isLow: index > 0,
    })),
  }))
  await page.goto(`/?lang=en-US#${path}`)
  await expect(card(page, 'One coffee')).toContainText('All gone', slow)
  await expect(card(page, 'One cinema ticket')).toContainText('Few left: 4 of 80')
  await expectAccessible(page)
})

test('R10 joining here shows the welcome points at once', async ({ page, mobileNo }) => {
  await arrive(page, 'en-US', mobileNo, path)
  await page.locator('.gate-panel button').click(slow)
  await page.getByRole('dialog').getByRole('radio', { name: 'Hong Kong' }).check()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.locator('.sheet-foot button').click()
  await expect(balance(page)).toContainText('My points', slow)
  await expect(balance(page)).toContainText('You can exchange for 4 of these now')
})

test('R10 what does not load says so and can be asked for again', async ({ page }) => {
  await page.route('**/conversion/offers', (route) => route.abort())
  await page.goto(`/?lang=en-US#${path}`)
  const again = page.locator('.block').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible(slow)
  await page.unroute('**/conversion/offers')
  await again.click()
  await expect(page.locator('.offer')).toHaveCount(4, slow)
})

test('R10 in the mainland there are no offers and no amounts', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
  await page.goto(`/?lang=en-US#${path}`)
  await expect(page.getByText('Not available in mainland China')).toBeVisible(slow)
  await expect(page.locator('.offer')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(/points\b.*\d|\d+ points/)
})

test('R10 what comes late moves nothing that is in view', async ({ page, mobileNo }) => {
  await joined(page, 'en-US', mobileNo, 'coffee')
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/?lang=en-US#${path}`)
  await page.reload()
  await expect(page.locator('.offer')).toHaveCount(4, slow)
  await expect(page.locator('.gate-good')).toBeVisible(slow)
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02)
})
