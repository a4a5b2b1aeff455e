import type { ApplicationReply, OfferingPhase } from '@foyer/api/offerings'
import { longTimeout } from '@foyer/testing/journey/account-steps'
import { expect } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { built } from '../../../../build/built-selector.ts'

export const mineCall = '**/trade/matrix/offerings/mine'

interface OfferingChange {
  activity?: 'green-bond' | 'new-shares'
  phase?: OfferingPhase
  /** code of an existing offering to change */
  code?: string
  lotsOnOffer?: number
  /** other applicants: pairs of lots and number of applicants */
  demand?: readonly (readonly [number, number])[]
}

/** Creates an unlisted offering for this test, or changes an existing one. */
export const offeringIn = async (page: Page, change: OfferingChange): Promise<string> => {
  const reply = await page.request.post('/dev/offerings', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: change,
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return ((await reply.json()) as { data: { code: string } }).data.code
}

export const sheet = (page: Page) => page.locator(built('dialog.sheet')).last()

/** Opens the application sheet once the gate is open. */
export const openSheet = async (page: Page): Promise<void> => {
  await page.locator(built('.gate-panel button:not([aria-disabled])')).click(longTimeout)
  await expect(page.locator(built('.apply-form'))).toBeVisible(longTimeout)
}

/** Opens the document and closes it again. */
export const readDocument = async (page: Page): Promise<void> => {
  await page.locator(built('.apply-form .document-row')).click()
  await expect(page.locator(built('.document'))).toBeVisible(longTimeout)
  await sheet(page).locator(built('.sheet-footer .button')).click()
  await expect(page.locator(built('.document'))).toHaveCount(0)
}

export const typePassword = async (page: Page, digits = '246810'): Promise<void> => {
  const keypad = page.locator(built('.keypad'))
  await expect(keypad).toBeVisible(longTimeout)
  for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).click()
}

interface Wanted {
  lots?: number
  method?: 'cash' | 'margin'
}

/** Fills in the application sheet after opening the document. */
export const fillIn = async (page: Page, { lots = 1, method = 'cash' }: Wanted = {}): Promise<void> => {
  await openSheet(page)
  await page.locator(built('.apply-form')).getByRole('spinbutton').fill(String(lots))
  if (method === 'margin') await page.locator(built('.apply-method .segment')).nth(1).click()
  await readDocument(page)
}

/** Submits the sheet and returns the server's reply with the reference. */
export const submit = async (page: Page): Promise<ApplicationReply> => {
  await sheet(page).locator(built('.sheet-footer .button')).click()
  const [answer] = await Promise.all([page.waitForResponse('**/offerings/apply', longTimeout), typePassword(page)])
  const { data } = (await answer.json()) as { data: ApplicationReply }
  await expect(page.locator(built('.moment-reference'))).toBeVisible(longTimeout)
  return data
}
