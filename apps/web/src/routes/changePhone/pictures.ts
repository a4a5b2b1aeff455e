import type { PhoneReply } from '@foyer/contract/phone-change'
import type { Page, Route } from '@playwright/test'
import { openAccount } from '../../../../../e2e/account-steps.ts'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import {
  arrive,
  codeInput,
  otherNumber,
  proveAccount,
  proveOld,
  slow,
  submit,
  typeNew,
  wrong,
} from './testing/phone.ts'

const path = '/changePhone'

/** A refusal in the place of an answer. */
const refuse = (page: Page, call: string, reason: string, http: number, detail: object = {}) =>
  page.route(`**/user/phone${call}`, (route) =>
    route.fulfill({ status: http, json: { status: http * 100, msg: 'as the server says it', reason, detail } }),
  )

/** What the server would say of somebody else. */
const say = (page: Page, change: (reply: PhoneReply) => PhoneReply) =>
  page.route('**/user/phone', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: PhoneReply }
    await route.fulfill({ json: { ...reply, data: change(reply.data) } })
  })

const refused =
  (call: string, reason: string, http: number, detail: object = {}): PictureState['reach'] =>
  async (page, language, mobileNo) => {
    await arrive(page, language, mobileNo)
    await refuse(page, call, reason, http, detail)
    if (call === '/code') await page.locator('.code-send').click()
    else {
      await codeInput(page).fill('123456')
      await submit(page).click()
    }
    await expect(page.locator('.notice-danger, .field-error:not(:empty)').first()).toBeVisible(slow)
  }

/** A change that was asked for and made, or not, of which no answer came. */
const unanswered = async (page: Page, language: Language, mobileNo: string, isMade: boolean) => {
  await arrive(page, language, mobileNo)
  await proveOld(page, mobileNo)
  await typeNew(page, otherNumber())
  const lose = async (route: Route) => {
    if (isMade) await route.fetch()
    await route.abort()
  }
  await page.route('**/user/phone/change', lose)
  await submit(page).click()
  await expect(page.locator('.notice-warn')).toBeVisible(slow)
  await page.unroute('**/user/phone/change', lose)
}

export const pictures: readonly PictureState[] = [
  { name: 'changePhone-signed-out', path, reach: (page) => expect(page.locator('.sign-in-first')).toBeVisible(slow) },
  { name: 'changePhone-old', path, whole: true, reach: arrive },
  {
    name: 'changePhone-loading',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.route('**/user/phone', () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.phone-shapes')).toBeVisible(slow)
    },
  },
  {
    name: 'changePhone-failed',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await refuse(page, '', 'server_error', 500)
      await page.reload()
      await expect(page.locator('.notice-danger')).toBeVisible(slow)
    },
  },
  {
    name: 'changePhone-sending',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.route('**/user/phone/code', () => undefined)
      await page.locator('.code-send').click()
      await expect(page.locator('.code-send .spinner')).toBeVisible(slow)
    },
  },
  { name: 'changePhone-wrong-code', path, reach: refused('/prove', 'sms_code_wrong', 403, { attemptsLeft: 3 }) },
  { name: 'changePhone-locked', path, reach: refused('/prove', 'sms_code_locked', 403) },
  { name: 'changePhone-expired', path, reach: refused('/prove', 'sms_code_expired', 403) },
  { name: 'changePhone-limit', path, reach: refused('/code', 'sms_number_limit', 429, { retryAfter: 540 }) },
  {
    name: 'changePhone-lost',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await page.locator('.phone-lost summary').click()
      await expect(page.locator('.phone-lost a')).toBeVisible()
    },
  },
  {
    name: 'changePhone-account',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openAccount(page, mobileNo)
      await openAccount(page, mobileNo, { accountType: 'margin' })
      await arrive(page, language, mobileNo)
      await page.locator('.phone-lost summary').click()
    },
  },
  {
    name: 'changePhone-factor',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openAccount(page, mobileNo)
      await arrive(page, language, mobileNo)
      await page.locator('input[autocomplete="current-password"]').fill('Foyer-demo-1')
      await submit(page).click()
      await expect(page.locator('.code-send')).toBeVisible(slow)
    },
  },
  {
    name: 'changePhone-new',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openAccount(page, mobileNo)
      await arrive(page, language, mobileNo)
      await proveAccount(page, mobileNo)
    },
  },
  {
    name: 'changePhone-taken',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await proveOld(page, mobileNo)
      await typeNew(page, otherNumber(), wrong)
      await refuse(page, '/change', 'phone_taken', 409)
      await submit(page).click()
      await expect(page.locator('.notice-danger')).toBeVisible(slow)
    },
  },
  {
    name: 'changePhone-lapsed',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await proveOld(page, mobileNo)
      await refuse(page, '/newCode', 'ticket_invalid', 401)
      await page.locator('input[type="tel"]').fill(language === 'zh-CN' ? '13800138000' : '61234567')
      await page.locator('.code-send').click()
      await expect(page.locator('.notice-warn')).toBeVisible(slow)
    },
  },
  {
    name: 'changePhone-unknown',
    path,
    reach: (page, language, mobileNo) => unanswered(page, language, mobileNo, false),
  },
  {
    name: 'changePhone-told-later',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await unanswered(page, language, mobileNo, true)
      await page.reload()
      await expect(page.locator('.phone-seal')).toBeVisible(slow)
    },
  },
  {
    name: 'changePhone-unchanged',
    path,
    reach: async (page, language, mobileNo) => {
      await unanswered(page, language, mobileNo, false)
      await page.evaluate(() => localStorage.clear())
      await page.goto(`/?lang=${language}#${path}`)
      await page.reload()
      await expect(page.locator('.notice-info')).toBeVisible(slow)
    },
  },
  {
    name: 'changePhone-done',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openAccount(page, mobileNo)
      await openAccount(page, mobileNo, { holder: `another than ${mobileNo}` })
      await arrive(page, language, mobileNo)
      await proveAccount(page, mobileNo)
      await typeNew(page, otherNumber())
      await submit(page).click()
      await expect(page.locator('.phone-seal')).toBeVisible(slow)
    },
  },
  {
    name: 'changePhone-cooling',
    path,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await say(page, (reply) => ({ ...reply, coolingUntil: reply.asOf + 20 * 3_600_000 }))
      await openSignedIn(page, language, mobileNo, path)
      await expect(page.locator('.phone-waits')).toBeVisible(slow)
    },
  },
]
