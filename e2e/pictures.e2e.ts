import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openAccount } from './account-steps.ts'
import { codeSentTo, expect, type Language, test } from './fixtures.ts'
import {
  agreeBox,
  askForCode,
  codeField,
  mobileField,
  pickHongKong,
  sendButton,
  signIn,
  signInButton,
} from './sign-in-steps.ts'

/**
 * Every state of every screen once, as a picture at 390 x 844. Language and theme go round by pairs; with
 * FULL_MATRIX=1 each state comes in all six. `npm run pictures` puts them on contact sheets.
 */
const folder = join(import.meta.dirname, '../test-results/pictures')
const pairs: readonly (readonly [Language, 'light' | 'dark'])[] = [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
]

interface State {
  name: string
  /** brings an opened page into the state */
  reach: (page: Page, language: Language, mobileNo: string) => Promise<void>
  path?: string
  whole?: boolean
}

const openSelector = async (page: Page) => {
  await page.locator('.area-code-button').click()
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
}
const search = (page: Page, text: string) => page.getByRole('dialog').getByRole('combobox').fill(text)

/** Registered, in front of the account's password; whatever the language, by what the fields are. */
const toAccount = async (page: Page, language: Language, mobileNo: string) => {
  await page.goto(`/?lang=${language}#/loginPage?back=${encodeURIComponent('/selectLogin?way=account')}`)
  await signIn(page, language, mobileNo)
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

const states: readonly State[] = [
  { name: 'hall', path: '/', whole: true, reach: (page) => expect(page.getByRole('listitem').first()).toBeVisible() },
  {
    name: 'hall-loading',
    path: '/',
    reach: async (page) => {
      await page.route('**/api/activities', () => undefined)
      await page.reload()
      await expect(page.locator('.skeleton').first()).toBeVisible()
    },
  },
  {
    name: 'hall-failed',
    path: '/',
    reach: async (page) => {
      await page.route('**/api/activities', (route) => route.fulfill({ status: 500, body: '' }))
      await page.reload()
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    },
  },
  {
    name: 'hall-offline',
    path: '/',
    reach: async (page) => {
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'hall-registered',
    path: '/loginPage',
    reach: async (page, language, mobileNo) => {
      await signIn(page, language, mobileNo)
      await expect(page.locator('.signed-in-card')).toBeVisible()
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  },
  { name: 'not-found', path: '/nowhere', reach: (page) => expect(page.locator('main.dead-end')).toBeVisible() },
  { name: 'sign-in', reach: async () => undefined },
  {
    name: 'sign-in-malformed',
    reach: async (page, language) => {
      await mobileField(page, language).fill('123')
      await sendButton(page, language).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'sign-in-sending',
    reach: async (page, language, mobileNo) => {
      await pickHongKong(page, language)
      await page.route('**/user/*/sms', () => undefined)
      await mobileField(page, language).fill(mobileNo)
      await sendButton(page, language).click()
      await expect(page.locator('.code-send .spinner')).toBeVisible()
    },
  },
  { name: 'sign-in-sent', reach: (page, language, mobileNo) => askForCode(page, language, mobileNo) },
  {
    name: 'sign-in-wrong-code',
    reach: async (page, language, mobileNo) => {
      await askForCode(page, language, mobileNo)
      const code = await codeSentTo(page, `+852${mobileNo}`)
      await codeField(page, language).fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
      await agreeBox(page, language).check()
      await signInButton(page, language).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'sign-in-not-agreed',
    reach: async (page, language, mobileNo) => {
      await askForCode(page, language, mobileNo)
      await codeField(page, language).fill('123456')
      await signInButton(page, language).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'sign-in-no-network',
    reach: async (page, language, mobileNo) => {
      await pickHongKong(page, language)
      await mobileField(page, language).fill(mobileNo)
      await page.route('**/api/**', (route) => route.abort())
      await page.route('**/jwt/**', (route) => route.abort())
      await sendButton(page, language).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'select-login',
    path: '/selectLogin',
    reach: (page) => expect(page.locator('.ways')).toBeVisible(),
  },
  {
    name: 'select-login-registered',
    path: '/loginPage',
    reach: async (page, language, mobileNo) => {
      await toAccount(page, language, mobileNo)
      await page.goto(`/?lang=${language}#/selectLogin`)
      await expect(page.locator('.way-done')).toBeVisible()
    },
  },
  {
    name: 'account-visitor',
    path: '/selectLogin?way=account',
    reach: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  {
    name: 'account-loading',
    reach: async (page, language, mobileNo) => {
      await page.route('**/user/login/accounts', () => undefined)
      await page.goto(`/?lang=${language}#/loginPage?back=${encodeURIComponent('/selectLogin?way=account')}`)
      await signIn(page, language, mobileNo)
      await expect(page.locator('.account-skeleton')).toBeVisible()
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  },
  {
    name: 'account-failed',
    reach: async (page, language, mobileNo) => {
      await page.route('**/user/login/accounts', (route) => route.abort())
      await page.goto(`/?lang=${language}#/loginPage?back=${encodeURIComponent('/selectLogin?way=account')}`)
      await signIn(page, language, mobileNo)
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  },
  { name: 'account-none', whole: true, reach: toAccount },
  {
    name: 'account-one',
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openAccount(page, mobileNo)
      await toAccount(page, language, mobileNo)
    },
  },
  {
    name: 'account-several',
    whole: true,
    reach: async (page, language, mobileNo) => {
      await openAccount(page, mobileNo)
      await openAccount(page, mobileNo, { accountType: 'margin' })
      await toAccount(page, language, mobileNo)
    },
  },
  {
    name: 'account-incomplete',
    whole: true,
    reach: async (page, language, mobileNo) => {
      await toAccount(page, language, mobileNo)
      await submitAccount(page)
      await expect(page.locator('.field-error:not([hidden])')).toBeVisible()
    },
  },
  {
    name: 'account-wrong',
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
      await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
    },
  },
  {
    name: 'second-factor-new-device',
    reach: async (page, language, mobileNo) => {
      const { password } = await openAccount(page, mobileNo)
      await toSecondFactor(page, language, mobileNo, password)
    },
  },
  {
    name: 'second-factor-sent',
    reach: async (page, language, mobileNo) => {
      const { password } = await openAccount(page, mobileNo)
      await toSecondFactor(page, language, mobileNo, password)
      await toCode(page, mobileNo)
    },
  },
  {
    name: 'second-factor-authenticator',
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
    reach: async (page, language, mobileNo) => {
      const { password } = await openAccount(page, mobileNo, { status: 'suspended' })
      await toSecondFactor(page, language, mobileNo, password)
      await toCode(page, mobileNo)
      await submitAccount(page)
      await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
    },
  },
  {
    name: 'hall-account',
    reach: async (page, language, mobileNo) => {
      const { password } = await openAccount(page, mobileNo, { accountType: 'margin' })
      await toSecondFactor(page, language, mobileNo, password)
      await toCode(page, mobileNo)
      await submitAccount(page)
      await expect(page.locator('.signed-in-card .text-button')).toHaveCount(2)
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  },
  {
    name: 'agreement',
    reach: async (page) => {
      await page.locator('.consent-links button').nth(1).click()
      await expect(page.getByRole('article')).toBeVisible()
    },
  },
  {
    name: 'agreement-failed',
    reach: async (page) => {
      await page.route('**/content/agreements/**', (route) => route.abort())
      await page.locator('.consent-links button').first().click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
  { name: 'selector', reach: openSelector },
  {
    name: 'selector-found',
    reach: async (page) => {
      await openSelector(page)
      await search(page, 'united')
      await expect(page.getByRole('dialog').getByRole('option')).not.toHaveCount(245)
    },
  },
  {
    name: 'selector-empty',
    reach: async (page) => {
      await openSelector(page)
      await search(page, 'zzzzzz')
      await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0)
    },
  },
  {
    name: 'selector-rejected',
    reach: async (page) => {
      await openSelector(page)
      await search(page, '你好！')
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
]

for (const [index, state] of states.entries()) {
  const chosen = process.env.FULL_MATRIX ? pairs : [pairs[index % pairs.length] ?? pairs[0]!]
  for (const [language, theme] of chosen) {
    test.describe(`${state.name} ${language} ${theme}`, () => {
      test.use({ colorScheme: theme })
      test(`picture of ${state.name}: nothing is cut off sideways`, async ({ page, mobileNo }) => {
        await page.goto(`/?lang=${language}#${state.path ?? '/loginPage'}`)
        await expect(page.locator('main h1')).toBeVisible()
        if (!state.path) await expect(mobileField(page, language)).toBeVisible()
        await state.reach(page, language, mobileNo)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        mkdirSync(folder, { recursive: true })
        const number = String(index + 1).padStart(2, '0')
        await page.screenshot({
          path: join(folder, `${number}-${state.name}-${language}-${theme}.png`),
          animations: 'disabled',
          fullPage: state.whole ?? false,
        })
      })
    })
  }
}
