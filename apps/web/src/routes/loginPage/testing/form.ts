import type { AgreementVersions } from '@foyer/api/content'
import type { SmsReply, SmsVerifyReply } from '@foyer/protocol/sms'
import type { Answers } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import * as consentsStyles from '../../../shared/agreements/consents.module.css'
import * as codeFieldStyles from '../../../shared/one-time-code/code-field.module.css'
import type { Language } from '../../../shared/text/language.ts'
import { openScreen } from '../../../testing/screen.tsx'

export const sms = 'POST /api/user/488/sms'
export const smsVerify = 'POST /api/user/488/smsVerify'
export const identity = 'POST /trade/auth/identity'

const sent: SmsReply = { resendAfter: 60, expiresIn: 300 }
export const ticket: SmsVerifyReply = { userCode: 'u1', userToken: 'ticket' }
export const versions: AgreementVersions = { disclaimer: 'd-3', privacy: 'p-4', service: 's-5', marketing: 'm-2' }
/** The replies of a server that sends a code and accepts every code. */
export const answers: Answers = { [sms]: sent, [smsVerify]: ticket, 'GET /api/content/agreements': versions }

export const mobile = page.getByCss('input[type=tel]')
export const code = page.getByCss(`.${codeFieldStyles.codeInput}`)
export const sendButton = page.getByCss(`.${codeFieldStyles.codeSend}`)
export const agree = page.getByCss(`.${consentsStyles.check}`).first()
export const submit = page.getByCss('form button[type=submit]')
export const alert = page.getByRole('alert')

/** A number of the region that the form begins with in a language. */
export const numberIn = (language: Language): string => (language === 'zh-CN' ? '13800138000' : '51234567')

/** Opens the form with its session, so that a test begins with the form's own calls. */
export const openForm = async (more: Answers = {}, path = '/loginPage'): Promise<void> => {
  await openScreen(path, { answers: { ...answers, ...more } })
  await expect.poll(() => localStorage.getItem('foyer.flag')).toBe('tourist')
}

/** Requests a code and waits until it is sent. */
export const requestCode = async (language: Language = 'en-US'): Promise<void> => {
  await mobile.fill(numberIn(language))
  await sendButton.click()
  await expect.element(page.getByCss(`.${codeFieldStyles.codeSent}`)).toMatchTextContent(numberIn(language))
}

export const signIn = async (): Promise<void> => {
  await requestCode()
  await code.fill('123456')
  await agree.click()
  await submit.click()
}
