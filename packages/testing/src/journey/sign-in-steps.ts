import type { Page } from '@playwright/test'
import { codeSentTo, expect, type Language } from './fixtures.ts'

/** The expected texts of the screens, repeated here so that a changed text makes the test fail. */
export const words = {
  'zh-CN': {
    mobile: '手机号',
    code: '验证码',
    send: '获取验证码',
    signIn: '登录',
    hongKong: '香港',
    quit: '退出登录',
    agree: '我已阅读并同意',
  },
  'zh-HK': {
    mobile: '手機號碼',
    code: '驗證碼',
    send: '索取驗證碼',
    signIn: '登入',
    hongKong: '香港',
    quit: '登出',
    agree: '我已閱讀並同意',
  },
  'en-US': {
    mobile: 'Phone number',
    code: 'Verification code',
    send: 'Send code',
    signIn: 'Sign in',
    hongKong: 'Hong Kong',
    quit: 'Sign out',
    agree: 'I have read and agree to the',
  },
} as const satisfies Record<Language, Record<string, string>>

export const mobileField = (page: Page, language: Language) => page.getByLabel(words[language].mobile, { exact: true })
export const codeField = (page: Page, language: Language) => page.getByLabel(words[language].code, { exact: true })
export const sendButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: words[language].send, exact: true })
export const signInButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: words[language].signIn, exact: true })
export const agreeBox = (page: Page, language: Language) => page.getByRole('checkbox', { name: words[language].agree })

/** Opens the selector, searches Hong Kong by its code and selects it. */
export const pickHongKong = async (page: Page, language: Language): Promise<void> => {
  await page.getByRole('button', { name: /\+\d+/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('852')
  // the search has reduced the list to one entry
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await dialog.getByRole('option', { name: new RegExp(`${words[language].hongKong}.*852`) }).click()
  await expect(page.getByRole('button', { name: /\+852/ })).toBeVisible()
}

/** Requests a code for a Hong Kong number and waits until it has been sent. */
export const requestCode = async (page: Page, language: Language, mobileNo: string): Promise<void> => {
  if (!(await page.getByRole('button', { name: /\+852/ }).isVisible())) await pickHongKong(page, language)
  await mobileField(page, language).fill(mobileNo)
  await sendButton(page, language).click()
  await expect(page.getByRole('status').filter({ hasText: mobileNo })).toBeVisible()
}

/** Signs in from the open sign-in screen to the screen after it. */
export const signIn = async (page: Page, language: Language, mobileNo: string): Promise<void> => {
  await requestCode(page, language, mobileNo)
  await codeField(page, language).fill(await codeSentTo(page, `+852${mobileNo}`))
  await agreeBox(page, language).check()
  await signInButton(page, language).click()
  await expect(page).not.toHaveURL(/loginPage/)
}

/** Signs out on the screen of the person, and returns to the hall. */
export const signOut = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate(() => {
    location.hash = '#/me'
  })
  const button = page.getByRole('button', { name: words[language].quit, exact: true })
  await button.click()
  await expect(button).toHaveCount(0)
  await page.evaluate(() => {
    location.hash = '#/'
  })
}
