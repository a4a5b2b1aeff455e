import type { AccessReply } from '@foyer/contract/conversion'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import {
  converted,
  expectLargeText,
  follow,
  joined,
  loseAnswer,
  reserved,
  setPoints,
  slow,
} from '../../shared/conversion/testing/steps.ts'

const path = (offer: string) => `/conversionAccess?code=${offer}`
const check = (page: Page, text: string) => page.locator('.checks li').filter({ hasText: text })
const action = (page: Page) => page.locator('.gate-panel .button').last()
const terms = (page: Page) => page.getByRole('checkbox', { name: /agree to the terms/ })
const data = (page: Page) => page.getByRole('checkbox', { name: /passed to Tidal Books/ })

test('R11 a visitor sees the conditions, which of them are not known yet, and the way to sign in', async ({ page }) => {
  await page.goto(`/?lang=en-US#${path('coffee')}`)
  await expect(page.locator('.checks li')).toHaveCount(6, slow)
  await expect(check(page, 'Activity open')).toContainText('Met')
  await expect(check(page, 'Join first')).toContainText('it brings you 600 points')
  await expect(page.locator('.check-fail')).toHaveCount(0, slow)
  await expect(check(page, 'Enough points')).toContainText('Known once you have joined')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(action(page)).toHaveAttribute('href', /loginPage/, slow)
  await expectLargeText(page)
  await expectAccessible(page)
})

test('R11 joining on the page settles the conditions, and nothing is ticked beforehand', async ({ page, mobileNo }) => {
  await joined(page, 'en-US', mobileNo, 'book-voucher')
  await expect(terms(page)).not.toBeChecked()
  await expect(data(page)).not.toBeChecked()
  await expect(page.locator('.data-statement')).toContainText('we pass your phone number')
  await action(page).click()
  await expect(page.getByText('Please read and agree to the terms first')).toBeVisible()
  await expect(page.getByText(/without your consent it cannot be exchanged/)).toBeVisible()
  await expect(terms(page)).toBeFocused()
  await page.locator('.join-terms summary').click()
  await expect(page.getByRole('article')).toContainText('Welcome points are given once per person')
  await expectLargeText(page)
  await expectAccessible(page)
  await terms(page).check()
  await data(page).check()
  await action(page).click()
  await expect(page.locator('.hold-timer')).toBeVisible(slow)
  await expect(page).toHaveURL(/conversionStarting\?hold=[0-9a-f-]{36}/)
  // given up, the consent is not asked again: its time stands there
  await page.getByRole('button', { name: 'Give it up' }).click()
  await page.getByRole('link', { name: 'Choose it again' }).click(slow)
  await expect(page.locator('.data-statement')).toContainText(/You agreed to this on .* HKT/, slow)
  await expect(terms(page)).not.toBeChecked()
  await expect(data(page)).toHaveCount(0)
})

test('R11 too few points fail by name, and there is a way on', async ({ page, mobileNo }) => {
  await joined(page, 'en-US', mobileNo, 'cinema-ticket')
  await setPoints(page, mobileNo, 379)
  await page.reload()
  await expect(check(page, 'Enough points')).toContainText('1 point missing', slow)
  await expect(page.locator('.check-fail')).toHaveCount(1)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(action(page)).toHaveAttribute('href', '#/conversionActivities')
  await expectAccessible(page)
})

test('R11 who has had it is told, and led to the result', async ({ page, mobileNo }) => {
  test.slow()
  await converted(page, 'en-US', mobileNo, 'supermarket')
  const result = new URL(page.url()).hash
  await follow(page, path('supermarket'))
  await expect(page.getByText('You have exchanged points for this before.')).toBeVisible(slow)
  await expect(check(page, 'Below the limit of 1 per person')).toContainText('You have had 1')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See your last exchange' }).click()
  await expect(page).toHaveURL(new RegExp(result.replace('?', '\\?')))
})

test('R11 what is reserved already is led on to', async ({ page, mobileNo }) => {
  await reserved(page, 'en-US', mobileNo, 'coffee')
  await follow(page, path('coffee'))
  await expect(page.getByText('This voucher is reserved for you.')).toBeVisible(slow)
  await action(page).click()
  await expect(page.locator('.hold-timer')).toBeVisible(slow)
})

for (const [rule, text] of [
  ['open', 'It is not open for exchange'],
  ['residence', 'It is not offered where you said you live'],
  ['stock', 'All gone'],
] as const)
  test(`R11 a condition that only others bring about fails by name: ${rule}`, async ({ page, mobileNo }) => {
    await joined(page, 'en-US', mobileNo, 'coffee')
    await page.route('**/conversion/access', async (route) => {
      const reply = (await (await route.fetch()).json()) as { data: AccessReply }
      const checks = reply.data.checks.map((one) => (one.rule === rule ? { ...one, verdict: 'fail' } : one))
      await route.fulfill({ json: { ...reply, data: { ...reply.data, checks, isGranted: false } } })
    })
    await page.reload()
    await expect(page.locator('.check-fail')).toContainText(text, slow)
    await expect(action(page)).toHaveAttribute('href', '#/conversionActivities')
  })

test('R14 a reservation whose answer was lost is found with the same key, and taken once', async ({
  page,
  mobileNo,
}) => {
  await joined(page, 'en-US', mobileNo, 'coffee')
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/conversion/hold')) keys.push(request.postDataJSON().key)
  })
  await loseAnswer(page, 'hold')
  await terms(page).check()
  await action(page).click()
  await expect(page.getByText('We do not know yet whether that went through')).toBeVisible(slow)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Find out' }).click()
  await expect(page.locator('.hold-timer')).toBeVisible(slow)
  expect(new Set(keys).size).toBe(1)
  await expect(page.locator('.receipt')).toContainText('480 points')
})

test('R11 an offer that is not there says so and leads to those that are', async ({ page }) => {
  for (const offer of ['yacht', '']) {
    await page.goto(`/?lang=en-US#${path(offer)}`)
    await expect(page.getByText('We cannot find this voucher')).toBeVisible(slow)
    await expect(page.locator('.gate-panel')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'See all vouchers' }).click()
  await expect(page.locator('.offer')).toHaveCount(4, slow)
})
