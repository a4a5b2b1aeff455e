import type { PrivacyReply } from '@foyer/contract/privacy'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { signIn } from '../../../../../../e2e/sign-in-steps.ts'

export const slow = { timeout: 30_000 }

/** Signs a person in on the way to their data. */
export const arrive = async (page: Page, language: Language, mobileNo: string) => {
  await page.goto(`/?lang=${language}#/loginPage?back=%2Fprivacy`)
  await signIn(page, language, mobileNo)
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
