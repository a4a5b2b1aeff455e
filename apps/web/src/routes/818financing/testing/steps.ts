import type { Page } from '@playwright/test'
import { codeSentTo, expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

const path = '/818financing'
/** On a machine that is busy elsewhere. */
export const patient = { timeout: 45_000 }
const fromHere = { 'X-Forwarded-For': '127.0.0.1' }

/** A client of the sandbox under this test's own number. */
const openAccount = async (page: Page, mobileNo: string, accountType: 'cash' | 'margin'): Promise<void> => {
  const reply = await page.request.post('/dev/clients', {
    headers: fromHere,
    data: { mobile: `+852${mobileNo}`, accountType },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Signed in by phone, on the page. */
export const signInTo = (page: Page, language: Language, mobileNo: string): Promise<void> =>
  openSignedIn(page, language, mobileNo, path)

/** Logged in to the only account under the number, of a type, and back on the page. Whatever the language. */
export const logInTo = async (
  page: Page,
  language: Language,
  mobileNo: string,
  accountType: 'cash' | 'margin' = 'margin',
): Promise<void> => {
  await openAccount(page, mobileNo, accountType)
  await openSignedIn(page, language, mobileNo, `/selectLogin?way=account&back=${encodeURIComponent(path)}`)
  await page.locator('input[autocomplete="current-password"]').fill('Foyer-demo-1', patient)
  await page.locator('.account-form .check').first().check()
  await page.locator('.account-form button[type="submit"]').click()
  await page.locator('.code-send').click(patient)
  const code = page.locator('input[autocomplete="one-time-code"]')
  await expect(code).toBeFocused(patient)
  await code.fill(await codeSentTo(page, `+852${mobileNo}`))
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/#\/818financing$/, patient)
}

/** Agrees to the terms and claims; the coupon is there. */
export const claim = async (page: Page): Promise<void> => {
  await page.locator('.gate-panel button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio').first().check()
  await sheet.getByRole('checkbox').check()
  await page.locator('.sheet-foot button').click()
  await expect(page.locator('.gate-good')).toBeVisible(patient)
  await expect(page.locator('.coupon-code')).toBeVisible(patient)
}

/** Rates, list and gate have come. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.rates')).toBeVisible(patient)
  await expect(page.locator('.security').first()).toBeVisible(patient)
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, patient)
  await expect(page.locator('.skeleton')).toHaveCount(0, patient)
}
