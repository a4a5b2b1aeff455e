import { expect, fromHere, type Language, openFromHere } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import type { Page } from '@playwright/test'
import { built } from '../../../../build/built-selector.ts'

/** Grants a person a voucher; by default a coffee. */
export const grant = async ({ request }: Pick<Page, 'request'>, mobileNo: string, wanted: object = {}) => {
  const data = { mobile: `+852${mobileNo}`, activity: 488, ...wanted }
  const reply = (await (await request.post('/dev/rewards', { data, headers: fromHere })).json()) as {
    data: { id: string }
  }
  return reply.data.id
}

export const move = ({ request }: Pick<Page, 'request'>, id: string, event: string) =>
  request.post('/dev/rewards/status', { data: { id, event }, headers: fromHere })

/** Signs a new person in and opens their voucher. */
export const arrive = async (page: Page, language: Language, mobileNo: string, id: string) => {
  await openSignedIn(page, language, mobileNo, `/conversionQRCode?reward=${id}`)
  await expect(page.locator(built('.voucher-pass'))).toBeVisible({ timeout: 30_000 })
}

/** Opens a merchant's counter in its own browser context, signed in. */
export const openCounter = async (page: Page) => {
  const { data } = (await (await page.request.get('/dev/merchant', { headers: fromHere })).json()) as {
    data: { merchant: string; pin: string }
  }
  await openFromHere(page)
  await page.goto(`/dev/counter?lang=en-US&merchant=${data.merchant}`)
  await page.getByLabel('PIN (6 digits)').fill(data.pin)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Redeem a voucher' })).toBeVisible()
}

export const redeemAt = async (counter: Page, code: string) => {
  await counter.getByLabel('The code your customer shows').fill(code)
  await counter.getByRole('button', { name: 'Redeem' }).click()
}
