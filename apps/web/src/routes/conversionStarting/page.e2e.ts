import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import {
  arrive,
  expectLargeText,
  expireHolds,
  follow,
  loseAnswer,
  reserved,
  slow,
} from '../../shared/conversion/testing/steps.ts'

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true })
const commits = (page: Page) => {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/conversion/commit')) keys.push(request.postDataJSON().key)
  })
  return keys
}

test('R14 shows what is reserved, its cost and the time that runs, and survives a reload', async ({
  page,
  mobileNo,
}) => {
  await reserved(page, 'en-US', mobileNo, 'book-voucher')
  await expect(page.locator('.starting-card')).toContainText('HK$50 book voucher')
  await expect(page.locator('.receipt')).toContainText('200 points')
  await expect(page.locator('.receipt')).toContainText('400 points')
  await expect(page.getByText('Valid once Tidal Books has confirmed it.')).toBeVisible()
  const left = async () => (await page.locator('.hold-timer b').textContent()) ?? ''
  const first = await left()
  expect(first).toMatch(/^(10:00|09:\d\d)$/)
  await expect.poll(left).not.toBe(first)
  await expectLargeText(page)
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('.hold-timer b')).toHaveText(/^09:\d\d$/, slow)
})

test('R14 two taps on confirming are one exchange', async ({ page, mobileNo }) => {
  await reserved(page, 'en-US', mobileNo, 'coffee')
  const keys = commits(page)
  await confirm(page).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText('It is yours')).toBeVisible(slow)
  expect(keys).toHaveLength(1)
  await expect(page.locator('.receipt')).toContainText('480 points')
})

test('R14 an outcome that is not known is asked for with the same key, by itself too, and never a second time with another', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await reserved(page, 'en-US', mobileNo, 'coffee')
  const keys = commits(page)
  await loseAnswer(page, 'commit')
  await confirm(page).click()
  await expect(page.getByText('We do not know yet whether that went through')).toBeVisible(slow)
  await expect(page.getByText(/We ask again in \d+ s/)).toBeVisible()
  // the button that had the focus is gone
  await expect(page.getByText('We do not know yet whether that went through')).toBeFocused()
  await expectAccessible(page)
  // nobody taps
  await expect(page.getByText('It is yours')).toBeVisible(slow)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await expect(page.locator('.receipt')).toContainText('480 points')
})

test('R14 after a reload in the middle an exchange that went through is shown as its result', async ({
  page,
  mobileNo,
}) => {
  await reserved(page, 'en-US', mobileNo, 'coffee')
  await loseAnswer(page, 'commit', 20)
  await confirm(page).click()
  await expect(page.getByText('We do not know yet whether that went through')).toBeVisible(slow)
  await page.unroute('**/conversion/commit')
  await page.reload()
  await expect(page.getByText('It is yours')).toBeVisible(slow)
  await expect(page).toHaveURL(/conversionResult\?id=/)
})

test('R14 a reservation that ran out says so, with the points back', async ({ page, mobileNo }) => {
  await reserved(page, 'en-US', mobileNo, 'coffee')
  await expireHolds(page, mobileNo)
  await confirm(page).click()
  await expect(page.getByText('The time is up')).toBeVisible(slow)
  await expect(page.locator('.is-back')).toContainText('+120 points')
  await expect(page.locator('.is-total')).toContainText('600 points')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('The time is up')).toBeVisible(slow)
})

test('R14 when the timer comes to its end the page asks by itself', async ({ page, mobileNo }) => {
  await reserved(page, 'en-US', mobileNo, 'coffee')
  await page.route(
    '**/conversion/held',
    async (route) => {
      const reply = await (await route.fetch()).json()
      reply.data.hold.expiresAt = reply.data.asOf + 4_000
      await route.fulfill({ json: reply })
    },
    { times: 1 },
  )
  await page.reload()
  await expect(page.locator('.hold-timer.is-ending')).toBeVisible(slow)
  await expireHolds(page, mobileNo)
  await expect(page.getByText('The time is up')).toBeVisible(slow)
})

test('R14 given up, the points are back and it can be chosen again', async ({ page, mobileNo }) => {
  await reserved(page, 'en-US', mobileNo, 'coffee')
  await page.getByRole('button', { name: 'Give it up' }).click()
  await expect(page.getByText('You gave it up')).toBeFocused(slow)
  await expect(page.locator('main')).not.toContainText('set aside for you')
  await expect(page.locator('.is-total')).toContainText('600 points')
  await page.getByRole('link', { name: 'Choose it again' }).click()
  await expect(page.locator('.check-pass')).toHaveCount(6, slow)
})

test('R14 while nobody knows whether it was given up, it can neither be confirmed nor given up once more', async ({
  page,
  mobileNo,
}) => {
  await reserved(page, 'en-US', mobileNo, 'coffee')
  const asked = commits(page)
  await loseAnswer(page, 'release')
  await page.getByRole('button', { name: 'Give it up' }).click()
  await expect(page.getByText('We do not know yet whether that went through')).toBeVisible(slow)
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Give it up' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Find out' }).click()
  await expect(page.getByText('You gave it up')).toBeFocused(slow)
  expect(asked).toEqual([])
})

test('R14 without a network nothing is confirmed, and the page says why', async ({ page, mobileNo, context }) => {
  await reserved(page, 'en-US', mobileNo, 'coffee')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(false)
  await confirm(page).click(slow)
  await expect(page.getByText('It is yours')).toBeVisible(slow)
})

test('R14 without a reservation, with somebody else’s, and without a sign-in there is a way on', async ({
  page,
  mobileNo,
}) => {
  await page.goto('/?lang=en-US#/conversionStarting')
  await expect(page.getByText('We cannot find this reservation')).toBeVisible()
  await page.goto('/?lang=en-US#/conversionStarting?hold=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible(slow)
  await arrive(page, 'en-US', mobileNo, '/conversionStarting?hold=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('We cannot find this reservation')).toBeVisible(slow)
  await expectAccessible(page)
  await follow(page, '/')
})
