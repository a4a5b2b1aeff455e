import type { Page } from '@playwright/test'
import { codeSentTo, expect } from './fixtures.ts'
import { openSignedIn } from './signed-in.ts'

interface DemoClient {
  clientNo: string
  password: string
}

interface Facts {
  accountType?: 'cash' | 'margin'
  status?: 'active' | 'suspended'
  totp?: boolean
}

const fromHere = { 'X-Forwarded-For': '127.0.0.1' }

/** A brokerage client of the sandbox under a Hong Kong number of this test's own. */
export const openAccount = async (page: Page, mobileNo: string, facts: Facts = {}): Promise<DemoClient> => {
  const reply = await page.request.post('/dev/clients', {
    headers: fromHere,
    data: { mobile: `+852${mobileNo}`, ...facts },
  })
  return ((await reply.json()) as { data: DemoClient }).data
}

/** What the client's authenticator shows now. */
export const totpOf = async (page: Page, { clientNo }: DemoClient): Promise<string> => {
  const reply = await page.request.get(`/dev/totp?clientNo=${clientNo}`, { headers: fromHere })
  return ((await reply.json()) as { data: { code: string } }).data.code
}

export const passwordField = (page: Page) => page.getByLabel('Account password')
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Sign in to the account' })
export const agree = (page: Page) =>
  page.getByRole('checkbox', { name: 'I have read and agree to these documents' }).check()

/** A person registered by phone, in front of the account's password. */
export const openAccountStep = async (page: Page, mobileNo: string): Promise<void> => {
  await openSignedIn(page, 'en-US', mobileNo, '/selectLogin?way=account')
  await expect(passwordField(page)).toBeVisible()
}

/** From the password to the second factor. */
export const passPassword = async (page: Page, password: string): Promise<void> => {
  await passwordField(page).fill(password)
  await agree(page)
  await continueButton(page).click()
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
}

/** The code by text message, from asking for it to the screen behind. */
export const passCode = async (page: Page, mobileNo: string): Promise<void> => {
  await page.getByRole('button', { name: 'Send code' }).click()
  // the second message from one address is asked for work first, which takes a busy machine its time
  await expect(page.getByLabel('Verification code')).toBeFocused({ timeout: 30_000 })
  await page.getByLabel('Verification code').fill(await codeSentTo(page, `+852${mobileNo}`))
  await confirmButton(page).click()
}
