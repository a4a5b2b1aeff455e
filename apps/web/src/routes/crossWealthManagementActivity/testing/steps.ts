import type { ActivityDetail, JoinStatus } from '@foyer/contract/activities'
import type { QuotaReply } from '@foyer/contract/wealth-connect'
import type { Page } from '@playwright/test'
import { openAccount, passLogin, patient } from '../../../../../../e2e/account-steps.ts'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

export const path = '/crossWealthManagementActivity'
const yuan = 100

export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.shelf-product').first()).toBeVisible(patient)
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, patient)
  await expect(page.locator('.skeleton')).toHaveCount(0, patient)
}

type Quota = QuotaReply['quotas'][number]
/** What an account has moved, in yuan. */
type Moved = Pick<Quota, 'direction'> & Pick<Quota['channels'][number], 'channel' | 'remitted'>

const move = async (page: Page, mobileNo: string, moved: Moved): Promise<void> => {
  const reply = await page.request.post('/dev/wealth-quotas', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: { mobile: `+852${mobileNo}`, ...moved, remitted: moved.remitted * yuan },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Logged in to an account that has moved so much, on the page. */
export const logInTo = async (
  page: Page,
  language: Language,
  mobileNo: string,
  moved: readonly Moved[],
): Promise<void> => {
  await openAccount(page, mobileNo)
  for (const one of moved) await move(page, mobileNo, one)
  await openSignedIn(page, language, mobileNo, `/selectLogin?way=account&back=${encodeURIComponent(path)}`)
  await passLogin(page, mobileNo, path)
  await settled(page)
}

/** Answers every question by the option of this number, and asks for the result. */
export const check = async (page: Page, option: 'first' | 'last'): Promise<void> => {
  await page.locator('.wealth-check > .button').click(patient)
  const questions = page.locator('.wealth-question')
  await expect(questions.first()).toBeVisible(patient)
  for (const question of await questions.all()) await question.getByRole('radio')[option]().check()
  await page.locator('.wealth-form > .button').click()
  await expect(page.locator('.wealth-result')).toBeVisible(patient)
}

/** Over the real answers: a gate and a phase that the sandbox is not in today. */
export const changeGate = async (page: Page, change: Partial<JoinStatus>): Promise<void> => {
  await page.route('**/user/497/joinStatus', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: JoinStatus }
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, ...change } } })
  })
  await page.route('**/api/activities/wealth-connect', async (route) => {
    const response = await route.fetch()
    const detail = (await response.json()) as ActivityDetail
    const opensAt = detail.asOf - 86_400_000
    await route.fulfill({ response, json: { ...detail, phase: 'open', opensAt } })
  })
}
