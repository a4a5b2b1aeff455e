import {
  continueButton,
  openAccount,
  openAccountStep,
  passCode,
  passPassword,
} from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { built } from '../../../build/built-selector.ts'

/** A device with a screen lock whose owner unlocks every passkey that a page requests, also in a field. */
const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
}

test('a person creates a passkey after a login, logs in with it, deletes it, and is refused then', async ({
  page,
  mobileNo,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium simulates authenticators')
  test.slow()
  const card = page.locator(built('.signed-in-card'))
  const { password } = await openAccount(page, mobileNo)
  const keysOf = await addAuthenticator(page)
  await openAccountStep(page, mobileNo)
  await passPassword(page, password)
  await passCode(page, mobileNo)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(card).toContainText('Cash account')
  const [key] = await keysOf()
  expect(key).toMatchObject({ isResidentCredential: true, rpId: 'localhost' })

  // a reload ends the login; the browser then offers the passkey in the password field
  await page.reload()
  await page.goto('/?lang=en-US#/me')
  await page.getByRole('link', { name: 'Log in to your securities account' }).click()
  await expect(page).toHaveURL(/#\/me$/)
  await expect(page.getByRole('main')).toContainText('Cash account')
  expect((await keysOf())[0]?.signCount).toBeGreaterThan(key?.signCount ?? 0)

  await page.goto('/?lang=en-US#/account?tab=sessions')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible()
  await page.reload()
  await page.goto('/?lang=en-US#/selectLogin?way=account')
  await expect(page.getByText('Please use your password.')).toBeVisible()
  await expect(continueButton(page)).toBeVisible()
})
