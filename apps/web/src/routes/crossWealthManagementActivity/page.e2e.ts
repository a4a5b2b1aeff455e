import { patient } from '../../../../../e2e/account-steps.ts'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import { check, logInTo, path, settled } from './testing/steps.ts'

test.describe.configure({ timeout: 150_000 })

test('R23 a visitor checks themselves in either direction, by keyboard, and is told that it is no approval', async ({
  page,
}) => {
  await page.goto(`/?lang=en-US#${path}`)
  await settled(page)
  await expect(page.getByRole('tab', { name: 'Southbound' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('The self-check is not an approval.').last()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Diagram: money in a closed loop' })).toBeVisible()
  await expect(page.locator('.loop-steps li')).toHaveCount(4)
  await check(page, 'last')
  const result = page.locator('.wealth-result')
  await expect(result).toContainText('By your answers you do not qualify for now')
  await expect(result).toContainText('Southbound is for residents of the nine mainland cities alone.')
  await expect(result.getByRole('heading')).toBeFocused()
  await expect(result).toHaveAttribute('data-secret')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Southbound' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Northbound' })).toBeFocused()
  await page.getByRole('button', { name: 'Start the self-check' }).click()
  // statistics learn nothing of what is answered, and of nobody what it comes to
  await expect(page.locator('[data-secret] .wealth-question')).toHaveCount(5)
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect(page.locator('.wealth-question').first()).toContainText('Choose one')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expectAccessible(page)
})

test('R23 somebody signed in keeps the result where they want it, and deletes it', async ({ page, mobileNo }) => {
  await openSignedIn(page, 'en-US', mobileNo, `${path}?direction=northbound`)
  await settled(page)
  await check(page, 'first')
  await expect(page.locator('.wealth-result')).toContainText('By your answers you meet the basic conditions')
  await expect(page.locator('.wealth-kept')).toHaveCount(0)
  await page.getByRole('button', { name: 'Keep this result' }).click()
  await expect(page.locator('.wealth-saved')).toContainText('Kept', patient)
  await page.reload()
  await settled(page)
  await expect(page.locator('.wealth-kept')).toContainText('rules of 2024-02-26', patient)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('.wealth-kept')).toHaveCount(0, patient)
})

test('R23 a client sees what is used of the quota, by channel, and when there is none left', async ({
  page,
  mobileNo,
}) => {
  await logInTo(page, 'en-US', mobileNo, [
    { direction: 'southbound', channel: 'bank', remitted: 3_000_000 },
    { direction: 'northbound', channel: 'bank', remitted: 1_500_000 },
    { direction: 'northbound', channel: 'broker', remitted: 600_000 },
  ])
  await expect(page.locator('.wealth-quota')).toContainText('Your quota is used', patient)
  await page.getByRole('tab', { name: 'Northbound' }).click()
  await expect(page.locator('.wealth-left')).toContainText('CN¥900,000', patient)
  await expect(page.getByRole('progressbar', { name: 'Through a bank' })).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByRole('progressbar', { name: 'Through a broker' })).toHaveAttribute('aria-valuenow', '40')
  await expect(page.locator('.wealth-quota')).toContainText('As institutions reported for Oct 31, 2026')
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
