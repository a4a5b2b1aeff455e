import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../../e2e/fixtures.ts'
import { allotted } from './testing/allotted.ts'
import {
  answerWith,
  cashHoldings,
  figuresCall,
  logInTo,
  marginHoldings,
  patient,
  refuse,
  shown,
  watchFigures,
} from './testing/steps.ts'

/** One journey logs in by the screens, on a machine that may be busy elsewhere. */
test.describe.configure({ timeout: 150_000 })

/** Cents as the page writes them. */
const money = (cents: number) => {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), String(Math.abs(cents) % 100).padStart(2, '0')]
  return `${cents < 0 ? '−' : ''}HK$${whole.toLocaleString('en-US')}.${rest}`
}
const row = (page: Page, label: string) =>
  page.locator('.figure').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
const mask = (page: Page) => page.getByRole('button', { name: 'Hide amounts' })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' })

test('E2 R31 the eight figures and the positions on the screen are those of the server', async ({ page, mobileNo }) => {
  const told = watchFigures(page)
  await logInTo(page, 'en-US', mobileNo, marginHoldings)
  await shown(page)
  // newer ones may come in between
  await expect(async () => {
    const { figures, positions } = told()
    await expect(page.locator('.net-value-amount')).toHaveText(money(figures.marginAccount ?? 0), { timeout: 1_000 })
    for (const [label, cents] of [
      ['Holdings market value', figures.holdingsValue],
      ['Fund balance', figures.fundBalance],
      ['Margin loan', -figures.loan],
      ['Maximum buying power', figures.maximumBuyingPower],
      ['Available funds', figures.availableFunds],
      ['Available credit balance', figures.availableCredit],
      ['Credit limit', figures.creditLimit],
    ] as const)
      await expect(row(page, label).locator('dd')).toContainText(money(cents), { timeout: 1_000 })
    const rows = page.locator('.position')
    await expect(rows).toHaveCount(3)
    for (const [index, { code, marketValue, gain }] of positions.entries()) {
      await expect(rows.nth(index)).toContainText(code)
      await expect(rows.nth(index).locator('.position-value')).toContainText(money(marketValue), { timeout: 1_000 })
      await expect(rows.nth(index).locator('.change')).toContainText(money(gain), { timeout: 1_000 })
    }
  }).toPass(patient)
  await expect(row(page, 'Cash account')).toContainText('Not this account type')
  const { figures, asOf } = told()
  expect(figures).toMatchObject({ accountType: 'margin', cashAccount: null, fundBalance: 350_000_00, loan: 200_000_00 })
  await expect(page.locator('.figures-as-of')).toContainText('HKT')
  expect(Math.abs(asOf - Date.now())).toBeLessThan(30 * 60_000)

  await page.getByRole('button', { name: 'How this is counted' }).click()
  const sheet = page.getByRole('dialog', { name: 'How this is counted' })
  await expect(sheet).toContainText('Holdings market value + fund balance − margin loan')
  await expect(sheet).toContainText(`÷ (1 − ${figures.bestMarginable}%)`)
  await expectAccessible(page)
})

test('E2 amounts are hidden at a tap, positions and formulas too, stay so, and a reload asks to log in again', async ({
  page,
  mobileNo,
}) => {
  await logInTo(page, 'en-US', mobileNo, cashHoldings)
  await shown(page)
  await expect(page.locator('main')).toContainText('HK$120,000.00')
  await expect(row(page, 'Margin account')).toContainText('Not this account type')
  await mask(page).click()
  await expect(mask(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Amounts are hidden' })).toBeAttached()
  const amounts = /HK\$[\d,]+\.\d\d(?!\d)|[\d,]+ shares/
  await expect(page.locator('.net-value')).toContainText('••••')
  await expect(page.locator('main')).not.toContainText(amounts)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'How this is counted' }).click()
  await expect(page.getByRole('dialog')).not.toContainText(amounts)
  await page.keyboard.press('Escape')

  // the login ends with the page; what was chosen stays on the device
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible(patient)
  await expect(page.locator('.net-value')).toHaveCount(0)
  await page.getByRole('link', { name: 'Log in' }).click()
  // a code by text message a minute: the second one waits, so the way ends in front of the password
  await expect(page.getByLabel('Account password')).toBeVisible(patient)
  await expect(page.getByText(/•+\d{4}|\*+\d{4}/).first()).toBeVisible()
  expect(
    await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('.amounts-hidden'))?.[1]),
  ).toBe('1')
})

test('E2 cash that an application keeps aside takes from what can be used; what it was allotted is a position that nobody quotes yet', async ({
  page,
  mobileNo,
}) => {
  await logInTo(page, 'en-US', mobileNo, cashHoldings)
  await shown(page)
  await expect(row(page, 'Available funds').locator('dd')).toHaveText('HK$120,000.00')
  await answerWith(page, (reply) => ({
    ...reply,
    figures: { ...reply.figures, availableFunds: 90_000_00, blockedFunds: 30_000_00, maximumBuyingPower: 90_000_00 },
  }))
  await refresh(page).click()
  await expect(row(page, 'Available funds').locator('dd')).toHaveText('HK$90,000.00')
  await expect(row(page, 'Fund balance').locator('dd')).toContainText('HK$120,000.00')
  await expect(row(page, 'Fund balance')).toContainText('Of which HK$30,000.00 is kept aside for applications')
  await expect(page.getByRole('status').filter({ hasText: 'Updated' })).toBeAttached()
  await answerWith(page, allotted)
  await refresh(page).click()
  const bond = page.locator('.position').filter({ hasText: 'Retail green bond 2026' })
  await expect(bond).toContainText('No quote yet, at issue price', patient)
  await expect(bond).toContainText('Face value HK$20,000 × 100.000%')
  await expect(page.locator('.position').filter({ hasText: '99217' })).toContainText('1,500 shares × HK$7.520')
  await page.unrouteAll({ behavior: 'wait' })
})

test('E2 what did not come is said: at first with a way to ask again, later beside the figures there are', async ({
  page,
  mobileNo,
}) => {
  await page.route(figuresCall, (route) => route.fulfill({ status: 500, body: '' }))
  await logInTo(page, 'en-US', mobileNo, { cash: 500_00 })
  const failed = page.getByRole('alert').filter({ hasText: 'This did not load' })
  await expect(failed).toBeVisible(patient)
  await expectAccessible(page)
  await page.unroute(figuresCall)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await shown(page)
  await expect(page.locator('.positions-none')).toContainText('No positions')

  await page.route(figuresCall, (route) => route.fulfill({ status: 500, body: '' }))
  await refresh(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not updated; these figures are of' })).toBeVisible(patient)
  await expect(page.locator('.net-value-amount')).toHaveText('HK$500.00')
  await page.unroute(figuresCall)
  await refresh(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not updated' })).toHaveCount(0, patient)

  // suspended meanwhile: nothing of it stays on the screen
  await refuse(page, 403, 40307, 'account_suspended')
  await refresh(page).click()
  await expect(page.getByRole('heading', { name: 'This account is suspended' })).toBeVisible(patient)
  await expect(page.locator('main')).not.toContainText('HK$500.00')
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible()
})

test('E2 figures are asked again while somebody looks, and not while nobody does', async ({ page, mobileNo }) => {
  let asked = 0
  await page.route(figuresCall, (route) => {
    asked++
    return route.fallback()
  })
  await page.clock.install()
  await logInTo(page, 'en-US', mobileNo, cashHoldings)
  await shown(page)
  const before = asked
  await page.clock.fastForward(61_000)
  await expect.poll(() => asked, patient).toBeGreaterThan(before)

  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      dispatchEvent(new Event('visibilitychange'))
    }, state)
  await look('hidden')
  const whileHidden = asked
  await page.clock.fastForward(61_000)
  await page.clock.runFor(1_000)
  expect(asked).toBe(whileHidden)
  await look('visible')
  await expect.poll(() => asked, patient).toBeGreaterThan(whileHidden)
})

test('E2 in every language, light and dark and at 200 % text, axe finds nothing and nothing is cut off', async ({
  page,
  mobileNo,
}) => {
  await logInTo(page, 'en-US', mobileNo, marginHoldings)
  await shown(page)
  for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const) {
    await page.getByLabel('Language').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    for (const [size, width] of [
      ['200%', 390],
      ['200%', 320],
      ['', 360],
    ] as const) {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value
      }, size)
      await page.setViewportSize({ width, height: 844 })
      // innerWidth grows with what is too wide
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${language} ${size}`).toBe(width)
    }
  }
  const heights = await page
    .locator('.figures-tab button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44)
})
