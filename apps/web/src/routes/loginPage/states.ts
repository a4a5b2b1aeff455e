import { hanging, lost, refused } from '@foyer/testing/browser'
import * as codeFieldStyles from '../../shared/one-time-code/code-field.module.css'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import {
  agree,
  answers,
  code,
  mobile,
  numberIn,
  requestCode,
  sendButton,
  sms,
  smsVerify,
  submit,
} from './testing/form.ts'

const path = '/loginPage'
const fieldError = `.${fieldStyles.fieldError}:not([hidden])`

export const states: readonly ScreenState[] = [
  { name: 'sign-in', path, reach: () => appears('svg[viewBox="0 0 390 260"]') },
  { name: 'sign-in-wide', path, size: [1280, 800], reach: () => appears('svg[viewBox="0 0 390 260"]') },
  { name: 'sign-in-short', path, size: [360, 640], reach: () => appears('input[type=tel]') },
  {
    name: 'sign-in-malformed',
    path,
    reach: async () => {
      await mobile.fill('123')
      await sendButton.click()
      await appears(fieldError)
    },
  },
  {
    name: 'sign-in-sending',
    path,
    answers: { ...answers, [sms]: hanging },
    reach: async (language) => {
      await mobile.fill(numberIn(language))
      await sendButton.click()
      await appears(`.${codeFieldStyles.codeSend} .${spinnerStyles.spinner}`)
    },
  },
  { name: 'sign-in-sent', path, answers, reach: requestCode },
  {
    name: 'sign-in-wrong-code',
    path,
    answers: { ...answers, [smsVerify]: refused('sms_code_wrong', { attemptsLeft: 4 }) },
    reach: async (language) => {
      await requestCode(language)
      await code.fill('123456')
      await agree.click()
      await submit.click()
      await appears(fieldError)
    },
  },
  {
    name: 'sign-in-locked',
    path,
    answers: { ...answers, [smsVerify]: refused('sms_code_locked') },
    reach: async (language) => {
      await requestCode(language)
      await code.fill('123456')
      await agree.click()
      await submit.click()
      await appears(fieldError)
    },
  },
  {
    name: 'sign-in-limited',
    path,
    answers: { ...answers, [sms]: refused('rate_limited', { retryAfter: 1800 }) },
    reach: async (language) => {
      await mobile.fill(numberIn(language))
      await sendButton.click()
      await appears(`.${noticeStyles.notice}[data-tone="danger"]`)
    },
  },
  {
    name: 'sign-in-not-agreed',
    path,
    answers,
    reach: async (language) => {
      await requestCode(language)
      await code.fill('123456')
      await submit.click()
      await appears(fieldError)
    },
  },
  {
    name: 'sign-in-no-network',
    path,
    answers: { ...answers, [sms]: lost },
    reach: async (language) => {
      await mobile.fill(numberIn(language))
      await sendButton.click()
      await appears(`.${noticeStyles.notice}[data-tone="danger"]`)
    },
  },
]
