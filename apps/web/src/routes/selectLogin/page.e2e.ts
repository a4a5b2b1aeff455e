import { confirmButton, openAccount, passCode, passPassword, totpOf } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import { built } from '../../../build/built-selector.ts'

test('R6 I7 I13 a person logs in to an account by password and code; a reload falls back to register level, and the person logs in again with the authenticator', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const { clientNo, password } = await openAccount(page, mobileNo, { totp: true })
  const card = page.locator(built('.signed-in-card'))
  const accountLink = page.getByRole('link', { name: 'Log in to your securities account' })
  await openSignedIn(page, 'en-US', mobileNo, '/selectLogin')
  await page.getByRole('link', { name: /Client number and password/ }).click()
  await expect(page).toHaveURL(/#\/selectLogin\?way=account/)
  await page.getByRole('button', { name: 'Use another client number' }).click()
  const clientNoField = page.getByLabel('Client number', { exact: true })
  await clientNoField.fill(clientNo)
  await passPassword(page, password)
  await expect(page.getByText('This device is new to the account.')).toBeVisible()
  await passCode(page, mobileNo)
  await expect(card).toContainText('Cash account')
  expect(new URL(page.url()).hash).toBe('#/')

  await page.goto('/?lang=en-US#/me')
  await page.reload()
  await accountLink.click()
  await expect(clientNoField).toHaveValue(clientNo)
  // the device is known by now, so the authenticator is accepted
  await passPassword(page, password)
  await expect(page.getByText('This device is new')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Authenticator' }).check({ force: true })
  await page.getByLabel('Authenticator code').fill(await totpOf(page, { clientNo, password }))
  await confirmButton(page).click()
  await page.getByRole('button', { name: 'Log out of the securities account' }).click()
  await expect(accountLink).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})
