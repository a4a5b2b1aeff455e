import type { Page } from '@playwright/test'
import { logInAt, patient } from '../../../../../../e2e/account-steps.ts'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

export { patient }

const path = '/818financing'
/** Signed in by phone, on the page. */
export const signInTo = (page: Page, language: Language, mobileNo: string): Promise<void> =>
  openSignedIn(page, language, mobileNo, path)

/** Logged in to an account of a type, on the page. */
export const logInTo = async (
  page: Page,
  language: Language,
  mobileNo: string,
  accountType: 'cash' | 'margin' = 'margin',
): Promise<void> => {
  await logInAt(page, language, mobileNo, path, { accountType })
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
