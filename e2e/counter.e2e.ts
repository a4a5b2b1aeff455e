import { expect, expectAccessible, openFromHere, test } from '@foyer/testing/journey/fixtures'
import { built } from '../apps/web/build/built-selector.ts'
import { arrive, grant, move, openCounter, redeemAt } from '../apps/web/src/routes/conversionQRCode/testing/voucher.ts'

const heading = (name: string) => ['heading', { name }] as const

test('R13 the counter requires its PIN and shows how many tries are left', async ({ page }) => {
  await openFromHere(page)
  await page.goto('/dev/counter?lang=en-US&merchant=harbour-roast')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').first()).toHaveText('Enter the merchant code and the 6-digit PIN.')
  await page.getByLabel('PIN (6 digits)').fill('000000')
  await page.getByLabel('PIN (6 digits)').press('Enter')
  await expect(page.getByRole('alert').first()).toHaveText('The merchant code or PIN is incorrect. Tries left: 4.')
  await expectAccessible(page)
})

test('R13 the counter shows why a code is refused: invalid, withdrawn or expired', async ({
  page,
  mobileNo,
  browser,
}) => {
  await openCounter(page)
  await redeemAt(page, 'ABCD-EFGH')
  await expect(page.getByRole(...heading('Not valid'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()

  const context = await browser.newContext()
  const phone = await context.newPage()
  const id = await grant(page, mobileNo)
  await arrive(phone, 'en-US', mobileNo, id)
  const code = await phone.locator(built('.typed-groups')).textContent()
  await phone.close()
  await context.close()
  await move(page, id, 'revoke')
  await redeemAt(page, code!)
  await expect(page.getByRole(...heading('Voucher withdrawn'))).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()

  // shortens the wait of a minute
  await page.route('**/merchants/redeem', (route) =>
    route.fulfill({ status: 409, json: { status: 40907, msg: '', reason: 'code_expired' } }),
  )
  await redeemAt(page, code!)
  await expect(page.getByRole(...heading('Code out of date'))).toBeVisible()
  await expectAccessible(page)
})

test('R13 the counter repeats a request whose answer was lost, and the voucher is redeemed once', async ({
  page,
  mobileNo,
  browser,
}) => {
  await openCounter(page)
  const context = await browser.newContext()
  const phone = await context.newPage()
  const id = await grant(page, mobileNo)
  await arrive(phone, 'en-US', mobileNo, id)
  const code = await phone.locator(built('.typed-groups')).textContent()
  await page.route(
    '**/merchants/redeem',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await redeemAt(page, code!)
  await expect(page.getByRole(...heading('No answer'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole(...heading('Redeemed'))).toBeVisible()
  await expect(phone.getByRole('status').getByRole(...heading('Used'))).toBeVisible({ timeout: 30_000 })
  await context.close()
})

test('R13 A1 the counter has three languages, retains typed text, and is complete at 200 % text', async ({ page }) => {
  await openCounter(page)
  await page.getByLabel('The code your customer shows').fill('ABCD-EFGH')
  for (const [button, title] of [
    ['简', '核销礼券'],
    ['繁', '核銷禮券'],
    ['EN', 'Redeem a voucher'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole(...heading(title))).toBeVisible()
    await expect(page.locator('#code')).toHaveValue('ABCD-EFGH')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(page)
  }
})
