import type { ApplicationReply, OfferingPhase } from '@foyer/contract/offerings'
import { patient } from '@foyer/testing/journey/account-steps'
import { expect } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'

export const mineCall = '**/trade/matrix/offerings/mine'

interface Asked {
  activity?: 'green-bond' | 'new-shares'
  phase?: OfferingPhase
  /** of one that is taken on */
  code?: string
  lotsOnOffer?: number
  /** other people's: lots, and how many apply for them */
  demand?: readonly (readonly [number, number])[]
}

/** An offering of this test's own, in no list, or the same one taken on. */
export const offeringIn = async (page: Page, asked: Asked): Promise<string> => {
  const reply = await page.request.post('/dev/offerings', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: asked,
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return ((await reply.json()) as { data: { code: string } }).data.code
}

export const sheet = (page: Page) => page.locator('dialog.sheet').last()

/** The sheet with the application, once the gate is open. */
export const openSheet = async (page: Page): Promise<void> => {
  await page.locator('.gate-panel button:not([aria-disabled])').click(patient)
  await expect(page.locator('.apply-form')).toBeVisible(patient)
}

/** Opens the document and comes back from it. */
export const readDocument = async (page: Page): Promise<void> => {
  await page.locator('.apply-form .document-row').click()
  await expect(page.locator('.document')).toBeVisible(patient)
  await sheet(page).locator('.sheet-foot .button').click()
  await expect(page.locator('.document')).toHaveCount(0)
}

export const typePassword = async (page: Page, digits = '246810'): Promise<void> => {
  const keypad = page.locator('.keypad')
  await expect(keypad).toBeVisible(patient)
  for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).click()
}

interface Wanted {
  lots?: number
  method?: 'cash' | 'margin'
}

/** What is applied for, in the sheet; the document is opened. */
export const fillIn = async (page: Page, { lots = 1, method = 'cash' }: Wanted = {}): Promise<void> => {
  await openSheet(page)
  await page.locator('.apply-form').getByRole('spinbutton').fill(String(lots))
  if (method === 'margin') await page.locator('.apply-method .segment').nth(1).click()
  await readDocument(page)
}

/** From the sheet to the reference; what the server said. */
export const submit = async (page: Page): Promise<ApplicationReply> => {
  await sheet(page).locator('.sheet-foot .button').click()
  const [answer] = await Promise.all([page.waitForResponse('**/offerings/apply', patient), typePassword(page)])
  const { data } = (await answer.json()) as { data: ApplicationReply }
  await expect(page.locator('.applied-reference')).toBeVisible(patient)
  return data
}
