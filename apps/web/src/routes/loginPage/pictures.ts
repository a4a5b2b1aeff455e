import { codeSentTo, expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import {
  agreeBox,
  askForCode,
  codeField,
  mobileField,
  pickHongKong,
  sendButton,
  signInButton,
} from '../../../../../e2e/sign-in-steps.ts'

export const pictures: readonly PictureState[] = [
  {
    name: 'sign-in',
    path: '/loginPage',
    reach: (page, language) => expect(mobileField(page, language)).toBeVisible(),
  },
  {
    name: 'sign-in-malformed',
    path: '/loginPage',
    reach: async (page, language) => {
      await mobileField(page, language).fill('123')
      await sendButton(page, language).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'sign-in-sending',
    path: '/loginPage',
    reach: async (page, language, mobileNo) => {
      await pickHongKong(page, language)
      await page.route('**/user/*/sms', () => undefined)
      await mobileField(page, language).fill(mobileNo)
      await sendButton(page, language).click()
      await expect(page.locator('.code-send .spinner')).toBeVisible()
    },
  },
  {
    name: 'sign-in-sent',
    path: '/loginPage',
    reach: (page, language, mobileNo) => askForCode(page, language, mobileNo),
  },
  {
    name: 'sign-in-wrong-code',
    path: '/loginPage',
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
    path: '/loginPage',
    reach: async (page, language, mobileNo) => {
      await askForCode(page, language, mobileNo)
      await codeField(page, language).fill('123456')
      await signInButton(page, language).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'sign-in-no-network',
    path: '/loginPage',
    reach: async (page, language, mobileNo) => {
      await pickHongKong(page, language)
      await mobileField(page, language).fill(mobileNo)
      await page.route('**/api/**', (route) => route.abort())
      await page.route('**/jwt/**', (route) => route.abort())
      await sendButton(page, language).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
]
