import { logInAt } from '@foyer/testing/journey/account-steps'
import type { Language } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'

export const path = '/GreenBondSubscription'
export const applyCall = '**/user/491/offerings/apply'

/** Logs in to an account with the given holdings and opens the page of an offering. */
export const logInTo = (page: Page, language: Language, mobileNo: string, code: string, facts: object = {}) =>
  logInAt(page, language, mobileNo, `${path}?offering=${code}`, { cash: 80_000_00, trades: 'none', ...facts })
