import type { CashbackReply } from '@foyer/contract/cashback'
import type { Page } from '@playwright/test'
import { codeSentTo, expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

const path = '/tradeCashback'
/** On a machine that is busy elsewhere. */
export const patient = { timeout: 45_000 }
const fromHere = { 'X-Forwarded-For': '127.0.0.1' }

const dev = async (page: Page, what: string, data: object) => {
  const reply = await page.request.post(`/dev/${what}`, { headers: fromHere, data })
  expect(reply.ok(), await reply.text()).toBe(true)
  return ((await reply.json()) as { data: Record<string, string> }).data
}

/** A client of the sandbox who trades only when told to. */
export const openQuietAccount = async (page: Page, mobileNo: string): Promise<string> => {
  const { clientNo = '' } = await dev(page, 'clients', { mobile: `+852${mobileNo}`, trades: 'none' })
  return clientNo
}

/** A trade of a client that is executed now. */
export const trade = (page: Page, clientNo: string, facts: object = {}) => dev(page, 'trades', { clientNo, ...facts })

/** As `trade`, of a day's settlement: it counts at once. */
export const settledTrade = (page: Page, clientNo: string, fees: number) =>
  trade(page, clientNo, { fees, settlesOn: 'today' })

/** Signed in by phone, logged in to the only account under it, and back on the page. Whatever the language. */
export const logIn = async (page: Page, language: Language, mobileNo: string): Promise<void> => {
  await openSignedIn(page, language, mobileNo, `/selectLogin?way=account&back=${encodeURIComponent(path)}`)
  await page.locator('input[autocomplete="current-password"]').fill('Foyer-demo-1')
  await page.locator('.account-form .check').first().check()
  await page.locator('.account-form button[type="submit"]').click()
  await page.locator('.code-send').click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await expect(code).toBeFocused(patient)
  await code.fill(await codeSentTo(page, `+852${mobileNo}`))
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/#\/tradeCashback$/, patient)
}

/** Agrees to the terms and joins. */
export const join = async (page: Page): Promise<void> => {
  await page.locator('.gate-panel button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio').first().check()
  await sheet.getByRole('checkbox').check()
  await page.locator('.sheet-foot button').click()
  await expect(page.locator('.gate-good')).toBeVisible(patient)
}

/** A client of this test's own who has joined, in front of the page. */
export const participant = async (page: Page, language: Language, mobileNo: string): Promise<string> => {
  const clientNo = await openQuietAccount(page, mobileNo)
  await logIn(page, language, mobileNo)
  await join(page)
  await expect(page.locator('.cashback-card')).toBeVisible(patient)
  return clientNo
}

/** Asks the server again, as a tab does that comes back. */
export const comeBack = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'))
  })

/** A state that no client of the sandbox is in today, over the real answer. */
export const answer = async (page: Page, change: (reply: CashbackReply) => CashbackReply): Promise<void> => {
  await page.route('**/user/492/cashback', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: CashbackReply }
    await route.fulfill({ json: { ...reply, data: change(reply.data) } })
  })
  const answered = page.waitForResponse('**/user/492/cashback')
  await comeBack(page)
  await answered
}
