import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { agreeWithPlatform, arrive, partnerRows, slow, withdraw } from './testing/privacy.ts'

test('O4 who agreed to nothing reads that no partner is told anything', async ({ page, mobileNo }) => {
  await arrive(page, 'en-US', mobileNo)
  await expect(page.getByText('You have not agreed to pass your data to any partner.')).toBeVisible()
  await expect(partnerRows(page)).toHaveCount(0)
})

test('O4 a person sees which partner is told what, what for and since when, and withdraws it', async ({
  page,
  mobileNo,
}) => {
  await agreeWithPlatform(page, 'en-US', mobileNo)
  const row = partnerRows(page)
  await expect(row).toContainText('Food delivery platform')
  await expect(row).toContainText('Your phone number, to bind the voucher to your account there.')
  await expect(row).toContainText(/Food delivery voucher.*Agreed .* HKT/)
  const button = row.getByRole('button', { name: 'Withdraw consent… Food delivery platform' })
  await button.click()
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw this consent?' })
  await expect(dialog).toContainText('Food delivery platform')
  await expect(dialog).toContainText('It does not take back what was passed on already')
  await expect(dialog).toContainText('Vouchers you have stay valid')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(row).toContainText('Agreed')
  await withdraw(page)
  await expect(row.getByText('Withdrawn. Nothing more about you is passed on')).toBeFocused(slow)
  await expect(row).toContainText(/Food delivery voucher.*Withdrawn .* HKT/)
  await expect(button).toHaveCount(0)
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.reload()
  await expect(row).toContainText('Withdrawn', slow)
  await expect(button).toHaveCount(0)
})

test('O4 N13 a withdrawal whose answer is lost waits for it, after a reload too, and is one request', async ({
  page,
  mobileNo,
}) => {
  await agreeWithPlatform(page, 'en-US', mobileNo)
  const row = partnerRows(page)
  const sent = new Set<string>()
  let isLost = true
  await page.route('**/user/privacy/partner', async (route) => {
    sent.add(route.request().postData() ?? '')
    if (!isLost) return route.continue()
    // the server does it, and nobody hears of it
    await route.fetch()
    await route.abort()
  })
  await withdraw(page)
  await expect(row.getByText('We do not know yet')).toBeVisible(slow)
  await expect(row.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0)
  await page.reload()
  await expect(row.getByText('We do not know yet')).toBeVisible(slow)
  await expectAccessible(page)
  isLost = false
  await row.getByRole('button', { name: 'Find out' }).click()
  await expect(row.getByText('Withdrawn. Nothing more about you is passed on')).toBeFocused(slow)
  await expect(row.getByText('We do not know yet')).toHaveCount(0)
  expect(sent.size).toBe(1)
})
