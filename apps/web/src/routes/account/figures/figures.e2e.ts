import type { AccountFiguresReply } from '@foyer/api/accounts'
import { logInAt, longTimeout } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { built } from '../../../../build/built-selector.ts'

const marginHoldings = {
  accountType: 'margin',
  cash: 350_000_00,
  creditLimit: 1_000_000_00,
  loan: 200_000_00,
  positions: [
    { code: '02800', quantity: 10_000, cost: 248_350_00 },
    { code: '99102', quantity: 500, cost: 171_525_00 },
    { code: '09042', quantity: 3_000, cost: 31_808_40 },
  ],
}

/** Returns a function that gives the server's last reply about the account. */
const watchFigures = (page: Page) => {
  let last: AccountFiguresReply | undefined
  page.on('response', async (response) => {
    if (!response.url().endsWith('/trade/matrix/account/figures') || !response.ok()) return
    last = ((await response.json()) as { data: AccountFiguresReply }).data
  })
  return (): AccountFiguresReply => {
    if (!last) throw new Error('no reply with figures was received yet')
    return last
  }
}

/** Formats cents as the page does. */
const money = (cents: number) => {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), String(Math.abs(cents) % 100).padStart(2, '0')]
  return `${cents < 0 ? '−' : ''}HK$${whole.toLocaleString('en-US')}.${rest}`
}

test('E2 R31 figures and positions are those of the server, and hidden amounts stay hidden after a reload, which requires a new login', async ({
  page,
  mobileNo,
}) => {
  const answered = watchFigures(page)
  await logInAt(page, 'en-US', mobileNo, '/account', { trades: 'none', ...marginHoldings })
  const netValue = page.locator(built('.net-value-amount'))
  await expect(netValue).toBeVisible(longTimeout)
  // newer figures may arrive in between
  await expect(async () => {
    const { figures, positions } = answered()
    await expect(netValue).toHaveText(money(figures.marginAccount ?? 0), { timeout: 1_000 })
    for (const [index, { code, marketValue }] of positions.entries()) {
      const row = page.locator(built('.holding')).nth(index)
      await expect(row).toContainText(code)
      await expect(row).toContainText(money(marketValue), { timeout: 1_000 })
    }
  }).toPass(longTimeout)
  const { figures, positions, asOf } = answered()
  expect(positions).toHaveLength(3)
  expect(figures).toMatchObject({ accountType: 'margin', cashAccount: null, fundBalance: 350_000_00, loan: 200_000_00 })
  expect(Math.abs(asOf - Date.now())).toBeLessThan(30 * 60_000)

  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(netValue).toContainText('••••')
  // leaving the page ends the login; the choice to hide amounts is stored on the device
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your assets at a glance' })).toBeVisible(longTimeout)
  await expect(netValue).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  // the server sends one code by text message per minute, so the test ends before the second code
  await expect(page.getByLabel('Account password')).toBeVisible(longTimeout)
  await expect(page.getByText(/\*{4}\d{4}/).first()).toBeVisible()
  expect(
    await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('.amounts-hidden'))?.[1]),
  ).toBe('1')
})
