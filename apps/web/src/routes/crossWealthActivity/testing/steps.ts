import type { WealthApplicationReply } from '@foyer/contract/wealth-connect'
import type { Page } from '@playwright/test'
import { openAccount, patient } from '../../../../../../e2e/account-steps.ts'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

export const path = '/crossWealthActivity'

export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.wealth-partner')).toBeVisible(patient)
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, patient)
  await expect(page.locator('.skeleton')).toHaveCount(0, patient)
}

/** Signed in by phone: a client, whose account is kept under the number, or not. */
export const arrive = async (page: Page, language: Language, mobileNo: string, isClient = true): Promise<void> => {
  if (isClient) await openAccount(page, mobileNo)
  await openSignedIn(page, language, mobileNo, path)
  await settled(page)
}

/** The sandbox's partner, for one member alone. */
export const switchPartner = async (page: Page, mobileNo: string, switches: { down: boolean; refuses?: boolean }) => {
  const reply = await page.request.post('/dev/partners', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: { partner: 'paired-institution', mobile: `+852${mobileNo}`, ...switches },
  })
  expect(await reply.json()).toMatchObject({ status: 0 })
}

/** Applies, from the page to the card; Hong Kong is the first answer of five, as the residence is asked for. */
export const apply = async (page: Page): Promise<void> => {
  await page.locator('.gate-panel button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio').first().check()
  await sheet.getByRole('checkbox').first().check()
  await page.locator('.sheet-foot button').click()
  await expect(page.locator('.application')).toBeVisible(patient)
}

type Application = NonNullable<WealthApplicationReply['voucher']>

/** An application in a state that it need not be in. */
export const applicationAs = (page: Page, changes: Partial<Application>) =>
  page.route('**/user/496/application', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: WealthApplicationReply }
    const voucher = reply.data.voucher && { ...reply.data.voucher, ...changes }
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, voucher } } })
  })

/** As if the partner took no more. */
export const noCodesLeft = (page: Page) =>
  page.route('**/user/496/application', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: WealthApplicationReply }
    await route.fulfill({
      response,
      json: { ...reply, data: { ...reply.data, pool: { total: 300, remaining: 0 } } },
    })
  })
