import type { Page } from '@playwright/test'
import { openAccount, passCode, passPassword } from '../../../../../e2e/account-steps.ts'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { arrive, grant, pathOf } from './testing/rewards.ts'

const slow = { timeout: 30_000 }
const claimButton = (page: Page) => page.getByRole('button', { name: 'Claim to my account' })

/** A client in front of cash of theirs, logged in on the way that the page itself shows. */
const logInToClaim = async (page: Page, mobileNo: string) => {
  const { password } = await openAccount(page, mobileNo)
  const id = await grant(page, mobileNo, { type: 'cash_return', amount: 8_880 })
  await arrive(page, 'en-US', mobileNo, pathOf(id))
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Log in to your account to claim' }).click()
  await passPassword(page, password)
  await passCode(page, mobileNo)
  await expect(claimButton(page)).toBeVisible(slow)
}

test('R28 E1 cash asks for the account, is claimed there, and follows the money until it is paid in', async ({
  page,
  mobileNo,
}) => {
  await logInToClaim(page, mobileNo)
  await expect(page.getByText(/Paid in to .* · cash account/)).toBeVisible()
  await expectAccessible(page)
  await claimButton(page).dblclick()
  // by the books' own job, which the page waits for
  await expect(page.locator('.timeline [aria-current=step]')).toContainText('Paid in', { timeout: 60_000 })
  await expect(page.locator('.timeline')).toContainText(/Claimed, being paid in.*\d\d:\d\d.*\+HK\$88\.80/s)
  await expect(claimButton(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('R28 N13 an answer that was lost is asked for again under the same key, after a reload too', async ({
  page,
  mobileNo,
}) => {
  await logInToClaim(page, mobileNo)
  const keys: string[] = []
  let isLost = true
  await page.route('**/user/rewards/claim', async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key)
    if (!isLost) return route.continue()
    // the server does it, and nobody hears of it
    await route.fetch()
    await route.abort('connectionreset')
  })
  await claimButton(page).click()
  await expect(page.getByRole('alert')).toContainText('We do not know yet', slow)
  await expectAccessible(page)
  isLost = false
  await page.getByRole('button', { name: 'Find out' }).click()
  await expect(page.locator('.timeline')).toContainText(/Claimed, being paid in.*\d\d:\d\d/s, slow)
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
})
