import { longTimeout, openAccount, passwordField } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { signIn } from '@foyer/testing/journey/sign-in-steps'

test('SCREEN-6 a visitor reaches the account’s figures with one agreement and one text message, and returns to the page', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const { password } = await openAccount(page, mobileNo)
  const messages: string[] = []
  page.on('request', (request) => /\/sms$/.test(new URL(request.url()).pathname) && messages.push(request.url()))
  await page.goto('/?lang=en-US#/account')
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await signIn(page, 'en-US', mobileNo)
  await expect(passwordField(page)).toBeVisible(longTimeout)
  await expect(page).toHaveTitle(/^Client number and password/)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible(longTimeout)
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('#/account')
  expect(messages).toHaveLength(1)
})
