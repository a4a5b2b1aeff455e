import type { Offering, OfferingList } from '@foyer/api/offerings'
import { logInAt, longTimeout } from '@foyer/testing/journey/account-steps'
import { expect, type Language } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'

const path = '/zeroNewSharesActivity'

/** Logs in to an account with the given holdings and opens an offering, or the list for `''`. */
export const logInTo = async (page: Page, language: Language, mobileNo: string, code: string, facts: object = {}) => {
  const balances = { accountType: 'margin', cash: 20_000_00, trades: 'none', ...facts }
  await logInAt(page, language, mobileNo, code ? `${path}?offering=${code}` : path, balances)
}

/** The server's reply about an offering. */
export const offeringOf = async (page: Page, code: string): Promise<Offering> => {
  const reply = await page.request.get(`/api/offerings/495/${code}`)
  const [offering] = ((await reply.json()) as OfferingList).offerings
  if (!offering) throw new Error(`the server has no offering ${code}`)
  return offering
}

/**
 * Repeats the return to the page until the check passes, because an answer that was in flight is older than the change.
 * A reload would end the login.
 */
export const lookUntil = (page: Page, seen: (soon: { timeout: number }) => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await seen({ timeout: 3_000 })
  }).toPass(longTimeout)
