import type { Page } from '@playwright/test'
import { openAccount } from '../../../../../e2e/account-steps.ts'
import { codeSentTo, expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const account = '/selectLogin?way=account'

/** Registered, in front of the account's password; whatever the language, by what the fields are. */
const toAccount = async (page: Page, language: Language, mobileNo: string) => {
  await openSignedIn(page, language, mobileNo, account)
  await expect(page.locator('input[autocomplete="current-password"]')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
}
const submitAccount = (page: Page) => page.locator('.account-form button[type="submit"]').click()
const typePassword = async (page: Page, password: string) => {
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.locator('.account-form .check').first().check()
  await submitAccount(page)
}
const toSecondFactor = async (page: Page, language: Language, mobileNo: string, password: string) => {
  await toAccount(page, language, mobileNo)
  await typePassword(page, password)
  await expect(page.locator('input[autocomplete="one-time-code"]')).toBeVisible()
}
const toCode = async (page: Page, mobileNo: string) => {
  await page.locator('.code-send').click()
  await expect(page.locator('input[autocomplete="one-time-code"]')).toBeFocused()
  await page.locator('input[autocomplete="one-time-code"]').fill(await codeSentTo(page, `+852${mobileNo}`))
}

export const pictures: readonly PictureState[] = [
  {
    name: 'select-login',
    path: '/selectLogin',
    reach: (page) => expect(page.locator('.ways')).toBeVisible(),
  },
  {
    name: 'select-login-registered',
    path: account,
    reach: async (page, language, mobileNo) => {
      await openSignedIn(page, language, mobileNo, '/selectLogin')
      await expect(page.locator('.way-done')).toBeVisible()
    },
  },
  {
    name: 'account-visitor',
    path: account,
    reach: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  {
    name: 'account-loading',
    path: account,
    reach: async (page, language, mobileNo) => {
      await page.route('**/user/login/accounts', () => undefined)
      await openSignedIn(page, language, mobileNo, account)
      await expect(page.locator('.account-skeleton')).toBeVisible()
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  },
  {
    name: 'account-failed',
    path: account,
    reach: async (page, language, mobileNo) => {
      await page.route('**/user/login/accounts', (route) => route.abort())
      await openSignedIn(page, language, mobileNo, account)
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  },
  { name: 'account-none', path: account, whole: true, reach: toAccount },
  {
    name: 'account-one',
    path: account,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openAccount(page, mobileNo)
      await toAccount(page, language, mobileNo)
    },
  },
  {
    name: 'account-several',
    path: account,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openAccount(page, mobileNo)
      await openAccount(page, mobileNo, { accountType: 'margin' })
      await toAccount(page, language, mobileNo)
    },
  },
  {
    name: 'account-incomplete',
    path: account,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await toAccount(page, language, mobileNo)
      await submitAccount(page)
      await expect(page.locator('.field-error:not([hidden])')).toBeVisible()
    },
  },
  {
    name: 'account-wrong',
    path: account,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openAccount(page, mobileNo)
      await toAccount(page, language, mobileNo)
      await typePassword(page, 'not this one')
      await expect(page.locator('.field-error:not([hidden])')).toBeVisible()
    },
  },
  {
    name: 'account-locked',
    path: account,
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openAccount(page, mobileNo)
      await toAccount(page, language, mobileNo)
      await page.locator('.account-form .check').first().check()
      for (const tries of [1, 2, 3, 4, 5]) {
        await page.locator('input[autocomplete="current-password"]').fill(`not this one ${tries}`)
        const answered = page.waitForResponse('**/user/login/verify')
        await submitAccount(page)
        await answered
      }
      await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'second-factor-new-device',
    path: account,
    reach: async (page, language, mobileNo) => {
      const { password } = await openAccount(page, mobileNo)
      await toSecondFactor(page, language, mobileNo, password)
    },
  },
  {
    name: 'second-factor-sent',
    path: account,
    reach: async (page, language, mobileNo) => {
      const { password } = await openAccount(page, mobileNo)
      await toSecondFactor(page, language, mobileNo, password)
      await toCode(page, mobileNo)
    },
  },
  {
    name: 'second-factor-authenticator',
    path: account,
    reach: async (page, language, mobileNo) => {
      const { password } = await openAccount(page, mobileNo, { totp: true })
      await toSecondFactor(page, language, mobileNo, password)
      await toCode(page, mobileNo)
      await submitAccount(page)
      await expect(page.locator('.signed-in-card')).toBeVisible()
      // back to register level, on a device that the account knows by now
      await page.reload()
      await page.goto(`/?lang=${language}#/selectLogin?way=account`)
      await typePassword(page, password)
      await expect(page.locator('.segmented')).toBeVisible()
    },
  },
  {
    name: 'second-factor-suspended',
    path: account,
    reach: async (page, language, mobileNo) => {
      const { password } = await openAccount(page, mobileNo, { status: 'suspended' })
      await toSecondFactor(page, language, mobileNo, password)
      await toCode(page, mobileNo)
      await submitAccount(page)
      await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'hall-account',
    path: account,
    reach: async (page, language, mobileNo) => {
      const { password } = await openAccount(page, mobileNo, { accountType: 'margin' })
      await toSecondFactor(page, language, mobileNo, password)
      await toCode(page, mobileNo)
      await submitAccount(page)
      await expect(page.locator('.signed-in-card .text-button')).toHaveCount(2)
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  },
]
