import type { Page } from '@playwright/test'
import { logInAt, patient } from '../../../../../../e2e/account-steps.ts'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { fillIn, submit } from '../../../shared/offerings/testing/steps.ts'

export const path = '/GreenBondSubscription'
export const applyCall = '**/user/491/offerings/apply'

/** Logged in to an account that holds what is said, on the page of an offering. */
export const logInTo = (page: Page, language: Language, mobileNo: string, code: string, facts: object = {}) =>
  logInAt(page, language, mobileNo, `${path}?offering=${code}`, { cash: 80_000_00, trades: 'none', ...facts })

/** Terms, gate and what is the person's own have come. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.bond-terms')).toBeVisible(patient)
  await expect(page.locator('.key-dates')).toBeVisible(patient)
  await expect(page.locator('.counting-shape')).toHaveCount(0, patient)
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, patient)
  await expect(page.locator('.skeleton')).toHaveCount(0, patient)
}

/** From the open gate to the application, and back on the page. */
export const apply = async (page: Page, lots: number) => {
  await fillIn(page, { lots })
  const reply = await submit(page)
  await page.locator('.sheet-foot .button').click()
  await expect(page.locator('.application')).toBeVisible(patient)
  return reply
}

/**
 * As a tab that comes back, as often as it takes until this is seen: an answer that was on its way is of the time before.
 */
export const lookUntil = (page: Page, seen: (soon: { timeout: number }) => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await seen({ timeout: 3_000 })
  }).toPass(patient)
