import type { Answers } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import * as consentsStyles from '../../../shared/agreements/consents.module.css'
import * as codeFieldStyles from '../../../shared/one-time-code/code-field.module.css'
import { appears } from '../../../testing/appears.ts'
import { openScreen } from '../../../testing/screen.tsx'
import * as pageStyles from '../page.module.css'
import { answers } from './replies.ts'

export const path = '/selectLogin?way=account'

export const password = page.getByCss('input[autocomplete^="current-password"]')
export const clientNo = page.getByCss('input[autocomplete="username"]')
export const code = page.getByCss('input[autocomplete="one-time-code"]')
export const sendButton = page.getByCss(`.${codeFieldStyles.codeSend}`)
export const agree = page.getByCss(`.${pageStyles.accountForm} .${consentsStyles.check}`).first()
export const submit = page.getByCss(`.${pageStyles.accountForm} button[type="submit"]`)
export const alert = page.getByRole('alert')

/** Opens the password step as a person who is registered by phone. */
export const openAccountStep = async (more: Answers = {}, query = ''): Promise<void> => {
  await openScreen(`${path}${query}`, { viewer: 'registered', answers: { ...answers, ...more } })
  await appears('input[autocomplete^="current-password"]')
}

/** Continues from the password to the second factor, in any language. */
export const submitPassword = async (typed = 'Foyer-demo-1'): Promise<void> => {
  await password.fill(typed)
  await agree.click()
  await submit.click()
}

/** Requests a code and types it. */
export const typeCode = async (): Promise<void> => {
  await appears('input[autocomplete="one-time-code"]')
  await sendButton.click()
  await appears(`.${codeFieldStyles.codeInput}:focus`)
  await code.fill('123456')
}
