import type { PartnerConsent, PrivacyReply } from '@foyer/contract/privacy'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

export const slow = { timeout: 30_000 }

/** In front of their data, signed in. */
export const arrive = async (page: Page, language: Language, mobileNo: string) => {
  await openSignedIn(page, language, mobileNo, '/privacy')
  await expect(page.locator('.privacy-kinds')).toBeVisible(slow)
  await expect(page.locator('.toast')).toHaveCount(0, slow)
}

/** Grants the person a reward, in any state. */
export const grant = (page: Page, mobileNo: string, wanted: object) =>
  page.request.post('/dev/rewards', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: { mobile: `+852${mobileNo}`, activity: 'first-account', ...wanted },
  })

/** What the server would say of somebody the sandbox has not. */
export const say = (page: Page, change: (reply: PrivacyReply) => PrivacyReply) =>
  page.route('**/user/privacy', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: PrivacyReply }
    await route.fulfill({ json: { ...reply, data: change(reply.data) } })
  })

/** The partner whose vouchers cannot be confirmed without a number. */
export const bookshop: PartnerConsent = {
  partner: 'tidal-books',
  name: { 'zh-CN': '潮汐书店', 'zh-HK': '潮汐書店', 'en-US': 'Tidal Books' },
  dataStatement: {
    'zh-CN':
      '为确认这张书券，会把您的手机号和兑换编号交给潮汐书店，只用于核对本次兑换，不作推广，礼券到期后九十日内删除。',
    'zh-HK':
      '為確認這張書券，會把您的手機號碼和換領編號交予潮汐書店，只用於核對是次換領，不作推廣，禮券到期後九十日內刪除。',
    'en-US':
      'To confirm this voucher we pass your phone number and the exchange reference to Tidal Books. They use them for this exchange only, not for marketing, and delete them within ninety days of its expiry.',
  },
  activity: 488,
  title: { 'zh-CN': '积分兑换', 'zh-HK': '積分換領', 'en-US': 'Exchange points' },
  agreed: true,
  at: Date.parse('2026-11-02T09:30:00+08:00'),
}

/** Claims the food platform's voucher and has the number passed on, then goes to what is kept. */
export const agreeWithPlatform = async (page: Page, language: Language, mobileNo: string, partners = 1) => {
  await openSignedIn(page, language, mobileNo, '/keetaActivity')
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, slow)
  await page.locator('.gate-panel button').click(slow)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio').first().check()
  // the terms, and the number
  for (const tick of [0, 1]) await sheet.getByRole('checkbox').nth(tick).check()
  await page.locator('.sheet-foot button').click()
  await expect(page.locator('.voucher')).toBeVisible(slow)
  await page.goto(`/?lang=${language}#/privacy`)
  await expect(partnerRows(page)).toHaveCount(partners, slow)
  await expect(page.locator('.toast')).toHaveCount(0, slow)
}

export const partnerRows = (page: Page) => page.locator('.privacy-partner')

/** Asks to withdraw from the first partner, and says yes. */
export const withdraw = async (page: Page) => {
  await partnerRows(page).first().getByRole('button').click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
}
