import type { Page } from '@playwright/test'
import { codeSentTo, expect, fromHere, type Language } from './fixtures.ts'
import { openSignedIn } from './signed-in.ts'

interface DemoClient {
  clientNo: string
  password: string
}

/** Options for steps that are slow on a busy machine. */
export const longTimeout = { timeout: 45_000 }

/**
 * Creates a brokerage client in the sandbox under a Hong Kong number of this test; `facts` as `POST /dev/clients`
 * accepts them.
 */
export const openAccount = async (page: Page, mobileNo: string, facts: object = {}): Promise<DemoClient> => {
  const reply = await page.request.post('/dev/clients', {
    headers: fromHere,
    data: { mobile: `+852${mobileNo}`, ...facts },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return ((await reply.json()) as { data: DemoClient }).data
}

/** The code that the client's authenticator shows now. */
export const totpOf = async (page: Page, { clientNo }: DemoClient): Promise<string> => {
  const reply = await page.request.get(`/dev/totp?clientNo=${clientNo}`, { headers: fromHere })
  return ((await reply.json()) as { data: { code: string } }).data.code
}

export const passwordField = (page: Page) => page.getByLabel('Account password')
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Log in to the account' })
export const agree = (page: Page) => page.getByRole('checkbox', { name: 'I have read and agree to the' }).check()

/** Registers a person by phone and opens the screen for the account's password. */
export const openAccountStep = async (page: Page, mobileNo: string): Promise<void> => {
  await openSignedIn(page, 'en-US', mobileNo, '/selectLogin?way=account')
  await expect(passwordField(page)).toBeVisible()
}

/** From the password to the second factor. The person agreed to the documents when they signed in. */
export const passPassword = async (page: Page, password: string): Promise<void> => {
  await passwordField(page).fill(password)
  await continueButton(page).click()
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
}

/** Requests the SMS code, types it and waits for the next screen. */
export const passCode = async (page: Page, mobileNo: string): Promise<void> => {
  await page.getByRole('button', { name: 'Send code' }).click()
  // the second message from one address needs a proof of work, which takes a busy machine some time
  await expect(page.getByLabel('Verification code')).toBeFocused({ timeout: 30_000 })
  await page.getByLabel('Verification code').fill(await codeSentTo(page, `+852${mobileNo}`))
  await confirmButton(page).click()
}

/** From the account's password to the page after it, through the screens, in any language. */
export const passLogin = async (page: Page, mobileNo: string, path: string): Promise<void> => {
  await page.locator('input[autocomplete^="current-password"]').fill('Foyer-demo-1', longTimeout)
  await page.locator('form button[type="submit"]').click()
  await page.locator('input[autocomplete="one-time-code"] + button').click(longTimeout)
  const code = page.locator('input[autocomplete="one-time-code"]')
  await expect(code).toBeFocused(longTimeout)
  await code.fill(await codeSentTo(page, `+852${mobileNo}`))
  await page.locator('form button[type="submit"]').click()
  await expect.poll(() => new URL(page.url()).hash, longTimeout).toBe(`#${path}`)
}

/** Logs in to the only account under the number and opens a page, in any language. */
export const logInAt = async (
  page: Page,
  language: Language,
  mobileNo: string,
  path: string,
  facts: object = {},
): Promise<DemoClient> => {
  const client = await openAccount(page, mobileNo, facts)
  await openSignedIn(page, language, mobileNo, `/selectLogin?way=account&back=${encodeURIComponent(path)}`)
  await passLogin(page, mobileNo, path)
  return client
}
