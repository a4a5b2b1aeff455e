import type { PartnerVoucher, PartnerVoucherReply } from '@foyer/contract/partners'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

export const path = '/keetaActivity'

/** In front of the page, signed in by phone, with the gate answered. */
export const arrive = async (page: Page, language: Language, mobileNo: string): Promise<void> => {
  await openSignedIn(page, language, mobileNo, path)
  await settled(page)
}

export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.gate-panel')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.locator('.voucher-skeleton')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.locator('.toast')).toHaveCount(0)
}

export const sheet = (page: Page) => page.getByRole('dialog')
/** The sheet is open. */
export const openSheet = async (page: Page): Promise<void> => {
  await page.locator('.gate-panel button').click()
  await expect(sheet(page)).toBeVisible()
}

/** Claims, from the page to the card; Hong Kong is the first answer of five. */
export const claim = async (page: Page, { withNumber = false } = {}): Promise<void> => {
  await openSheet(page)
  await sheet(page).getByRole('radio').first().check()
  await sheet(page).getByRole('checkbox').first().check()
  if (withNumber) await sheet(page).getByRole('checkbox').nth(1).check()
  await page.locator('.sheet-foot button').click()
  await expect(page.locator('.voucher')).toBeVisible({ timeout: 30_000 })
}

/** The sandbox's partner, for one member alone: nobody else's test hears of it. */
export const partner = async (page: Page, mobileNo: string, switches: { down: boolean; refuses?: boolean }) => {
  const reply = await page.request.post('/dev/partners', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: { partner: 'food-platform', mobile: `+852${mobileNo}`, ...switches },
  })
  expect(await reply.json()).toMatchObject({ status: 0 })
}

/** What the partner was sent about a member. */
export const sentToPartner = async (page: Page, mobileNo: string): Promise<Record<string, string>[]> => {
  const query = new URLSearchParams({ partner: 'food-platform', mobile: `+852${mobileNo}` })
  const reply = await page.request.get(`/dev/partners?${query}`, { headers: { 'X-Forwarded-For': '127.0.0.1' } })
  const { data } = (await reply.json()) as { data: { received: Record<string, string> }[] }
  return data.map(({ received }) => received)
}

/** Changes what the server says of the voucher on its way. */
export const changeVoucher = (page: Page, change: (reply: PartnerVoucherReply) => Partial<PartnerVoucherReply>) =>
  page.route('**/user/499/voucher', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: PartnerVoucherReply }
    await route.fulfill({ json: { ...reply, data: { ...reply.data, ...change(reply.data) } } })
  })

/** A voucher the person has, in another state than it is in. */
export const voucherAs = (changes: Partial<PartnerVoucher>) => (reply: PartnerVoucherReply) => ({
  voucher: reply.voucher && { ...reply.voucher, maskedCode: 'K7Q2', ...changes },
})
