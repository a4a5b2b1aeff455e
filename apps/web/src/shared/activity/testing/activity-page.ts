import { expect, type Language } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import type { Page } from '@playwright/test'
import { built } from '../../../../build/built-selector.ts'

/** The sandbox's campaigns, and activities without content of their own. */
export const pages = {
  /** for registered persons, not for the mainland, 500 places */
  open: '/activityTemplate?code=first-account',
  ended: '/activityTemplate?code=autumn-briefing',
  staged: '/activitySecondTemplate?code=account-health',
} as const

/** Navigates without loading the page again, since a login ends when the page is unloaded. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash
  }, path)

/** Opens an activity as a person registered by phone. */
export const arrive = async (page: Page, mobileNo: string, path: string, language: Language = 'en-US') => {
  await openSignedIn(page, language, mobileNo, path)
  await expect(page.locator(built('.activity-body'))).toBeVisible()
}

const panelNames = { 'zh-CN': '参加活动', 'zh-HK': '參加活動', 'en-US': 'Taking part' } as const
export const panel = (page: Page, language: Language = 'en-US') =>
  page.getByRole('region', { name: panelNames[language], exact: true })

export const sheet = (page: Page) => page.getByRole('dialog')

/** Answers all questions of the sheet, without the final tap. */
export const answer = async (page: Page, residence = 'Hong Kong'): Promise<void> => {
  await sheet(page).getByRole('radio', { name: residence }).check()
  await sheet(page)
    .getByRole('checkbox', { name: /agree to the terms/ })
    .check()
}
export const confirm = (page: Page) => sheet(page).getByRole('button', { name: 'Join', exact: true })
export const joinButton = (page: Page) => panel(page).getByRole('button', { name: 'Join', exact: true })

/** Returns the reference of the participation from the panel. */
export const reference = async (page: Page): Promise<string> => {
  await expect(panel(page)).toContainText('You have joined')
  return /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await panel(page).textContent()) ?? '')?.[0] ?? 'none'
}
