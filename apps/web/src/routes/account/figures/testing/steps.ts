import type { AccountFiguresReply } from '@foyer/contract/accounts'
import type { Page } from '@playwright/test'
import { logInAt, patient } from '../../../../../../../e2e/account-steps.ts'
import { expect, type Language } from '../../../../../../../e2e/fixtures.ts'

export { patient }

export const figuresCall = '**/trade/matrix/account/figures'

/** What an account of these tests holds. */
export const marginHoldings = {
  accountType: 'margin',
  cash: 350_000_00,
  creditLimit: 1_000_000_00,
  loan: 200_000_00,
  positions: [
    { code: '02800', quantity: 10_000, cost: 248_350_00 },
    { code: '99102', quantity: 500, cost: 171_525_00 },
    { code: '09042', quantity: 3_000, cost: 31_808_40 },
  ],
}
export const cashHoldings = {
  cash: 120_000_00,
  positions: [
    { code: '02800', quantity: 2_000, cost: 49_120_00 },
    { code: '03033', quantity: 3_000, cost: 14_016_00 },
  ],
}

/** A client logged in to an account that holds what is said and trades only when told to, on the page. */
export const logInTo = async (page: Page, language: Language, mobileNo: string, holdings: object): Promise<string> =>
  (await logInAt(page, language, mobileNo, '/account', { trades: 'none', ...holdings })).clientNo

export const shown = (page: Page) => expect(page.locator('.net-value')).toBeVisible(patient)

/** What the server last told of the account while the page is watched. */
export const watchFigures = (page: Page) => {
  let last: AccountFiguresReply | undefined
  page.on('response', async (response) => {
    if (!response.url().endsWith('/trade/matrix/account/figures') || !response.ok()) return
    last = ((await response.json()) as { data: AccountFiguresReply }).data
  })
  return (): AccountFiguresReply => {
    if (!last) throw new Error('no figures came yet')
    return last
  }
}

/** Answers with another state, over the real answer. */
export const answerWith = (page: Page, change: (reply: AccountFiguresReply) => AccountFiguresReply) =>
  page.route(figuresCall, async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: AccountFiguresReply }
    await route.fulfill({ json: { ...reply, data: change(reply.data) } })
  })

export const refuse = (page: Page, http: number, status: number, reason: string) =>
  page.route(figuresCall, (route) => route.fulfill({ status: http, json: { status, msg: reason, reason } }))
