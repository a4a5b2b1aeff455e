import type { Offering, OfferingList } from '@foyer/contract/offerings'
import { logInAt, patient } from '@foyer/testing/journey/account-steps'
import { expect, type Language } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'

const path = '/zeroNewSharesActivity'

/** Logged in to an account that holds what is said, on the page of an offering, or with `''` on the list. */
export const logInTo = async (page: Page, language: Language, mobileNo: string, code: string, facts: object = {}) => {
  const held = { accountType: 'margin', cash: 20_000_00, trades: 'none', ...facts }
  await logInAt(page, language, mobileNo, code ? `${path}?offering=${code}` : path, held)
}

/** What the server says of an offering. */
export const offeringOf = async (page: Page, code: string): Promise<Offering> => {
  const reply = await page.request.get(`/api/offerings/495/${code}`)
  const [offering] = ((await reply.json()) as OfferingList).offerings
  if (!offering) throw new Error(`there is no ${code}`)
  return offering
}

/**
 * The page is looked at again and asks anew, as a reload would end the login: as often as it takes until this is seen, since
 * an answer that was on its way is of the time before.
 */
export const lookUntil = (page: Page, seen: (soon: { timeout: number }) => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await seen({ timeout: 3_000 })
  }).toPass(patient)
