import type { ChangePhoneRequest } from '@foyer/api/phone-change'
import { type Answers, registeredNumber } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import { ofTab } from '../../../platform/own-storage.ts'
import { removeAttempt, storeAttempt } from '../../../shared/once/attempt.ts'
import * as codeFieldStyles from '../../../shared/one-time-code/code-field.module.css'
import { appears } from '../../../testing/appears.ts'
import { goTo, openScreen } from '../../../testing/screen.tsx'
import * as pageStyles from '../page.module.css'
import { answers, proved } from './replies.ts'

export const path = '/changePhone'

export const code = page.getByCss(`.${codeFieldStyles.codeInput}`)
export const mobile = page.getByCss('input[type=tel]')
export const password = page.getByCss('input[autocomplete="current-password"]')
export const sendButton = page.getByCss(`.${codeFieldStyles.codeSend}`)
export const submit = page.getByCss(`form.${pageStyles.phoneCard} button[type="submit"]`)
export const alert = page.getByRole('alert')

/** Opens the first step as a registered person. */
export const arrive = async (more: Answers = {}): Promise<void> => {
  await openScreen(path, { viewer: 'registered', answers: { ...answers, ...more } })
  await appears(`form.${pageStyles.phoneCard}`)
}

/** Requests a code and types it, in any language. */
export const typeCode = async (typed = '123456'): Promise<void> => {
  await sendButton.click()
  await appears(`.${codeFieldStyles.codeInput}:focus`)
  await code.fill(typed)
}

/** Proves the old number and continues to the new one. */
export const proveOld = async (): Promise<void> => {
  await typeCode()
  await submit.click()
  await appears('input[type=tel]')
}

/** Types the password and a code of the selected account. */
export const proveAccount = async (): Promise<void> => {
  await password.fill('Foyer-demo-1')
  await submit.click()
  await appears(`.${codeFieldStyles.codeSend}`)
  await typeCode()
  await submit.click()
  await appears('input[type=tel]')
}

/** A number of the area of the present number, with which the form begins. */
export const typedNumber = '61234567'

/** Types the new number and its code. */
export const typeNew = async (typed?: string): Promise<void> => {
  await mobile.fill(typedNumber)
  await typeCode(typed)
}

const attempt = `${ofTab}phone.change`
export const removeChange = (): void => removeAttempt(attempt)
/** Opens the page signed out, with a stored change that received no answer. */
export const comeBack = async (): Promise<void> => {
  const request: Omit<ChangePhoneRequest, 'key'> = {
    change: proved.change,
    areaCode: '852',
    mobileNo: typedNumber,
    code: '123456',
    lang: 'en-US',
  }
  storeAttempt(attempt, registeredNumber, request)
  await goTo('/about')
  await appears('main:not([data-changing]) h1')
  await goTo(path)
}
