import type { ApplicationReply, MyOfferings, Offering, OfferingList, OfferingPhase } from '@foyer/contract/offerings'
import type { Page } from '@playwright/test'
import { logInAt, patient } from '../../../../../../e2e/account-steps.ts'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'

export const path = '/GreenBondSubscription'
export const mineCall = '**/trade/matrix/offerings/mine'
export const applyCall = '**/user/491/offerings/apply'

/** An offering of this test's own, or the same one taken on. */
export const offering = async (page: Page, asked: { phase?: OfferingPhase; code?: string } & object = {}) => {
  const reply = await page.request.post('/dev/offerings', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: { activity: 'green-bond', ...asked },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return ((await reply.json()) as { data: { code: string } }).data.code
}

/** Logged in to an account that holds what is said, on the page of an offering. */
export const logInTo = (page: Page, language: Language, mobileNo: string, code: string, facts: object = {}) =>
  logInAt(page, language, mobileNo, `${path}?offering=${code}`, { cash: 80_000_00, trades: 'none', ...facts })

/** Terms, gate and calculator have come. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.bond-terms')).toBeVisible(patient)
  await expect(page.locator('.counting')).toBeVisible(patient)
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, patient)
  await expect(page.locator('.skeleton')).toHaveCount(0, patient)
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

/** From the open gate to the application. */
export const apply = async (page: Page, lots = 1): Promise<void> => {
  await openSheet(page)
  await page.locator('.apply-form').getByRole('spinbutton').fill(String(lots))
  await readDocument(page)
  await sheet(page).locator('.sheet-foot .button').click()
  await typePassword(page)
  await expect(page.locator('.applied-reference')).toBeVisible(patient)
}

const over = async <Reply>(page: Page, url: string, change: (reply: Reply) => Reply): Promise<void> => {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Reply) })
  })
}

/** States that nobody in the sandbox is in now, over the real answers. */
export const changeOffering = (page: Page, code: string, change: Partial<Offering>) =>
  over<OfferingList>(page, `**/api/offerings/491/${code}`, (list) => ({
    ...list,
    offerings: list.offerings.map((one) => ({ ...one, ...change })),
  }))

export const changeMine = (page: Page, change: (mine: MyOfferings) => Partial<MyOfferings>) =>
  over<{ data: MyOfferings }>(page, mineCall, (reply) => ({ ...reply, data: { ...reply.data, ...change(reply.data) } }))

/** What the server said to an application that went through. */
export const replyOf = async (page: Page, act: () => Promise<void>): Promise<ApplicationReply> => {
  const answered = page.waitForResponse(applyCall, patient)
  await act()
  return ((await (await answered).json()) as { data: ApplicationReply }).data
}
