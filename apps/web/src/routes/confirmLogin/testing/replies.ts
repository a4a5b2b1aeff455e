import type { AnswerLoginReply, ViewLoginReply } from '@foyer/api/login-requests'
import { type Answers, registeredNumber } from '@foyer/testing/browser'
import { page } from 'vitest/browser'

export const viewCall = 'POST /api/user/login/request/view'
export const answerCall = 'POST /api/user/login/request/answer'
export const path = '/confirmLogin?request=AAAAAAAAAAAAAAAAAAAAAA'

type Seen = Extract<ViewLoginReply, { state: 'seen' }>

/** A computer in Hong Kong that requests a login. */
export const seen = (change: Partial<Seen> = {}): ViewLoginReply => ({
  state: 'seen',
  system: 'windows',
  browser: 'edge',
  country: 'HK',
  isElsewhere: false,
  begunAt: Date.UTC(2026, 10, 18, 2),
  account: '****1001',
  secondsLeft: 100,
  ...change,
})
export const viewed = (state: Exclude<ViewLoginReply['state'], 'seen'>): ViewLoginReply => ({ state })
export const answered = (state: AnswerLoginReply['state']): AnswerLoginReply => ({ state })

/** The dialog of a fresh proof requests the factors of a person with an account. */
export const factorsAnswer: Answers = {
  'POST /api/user/proof': { factors: ['sms'], mobileNo: registeredNumber },
}

export const numberField = page.getByCss('form input[inputmode="numeric"]')
export const confirmButton = page.getByCss('form button[type="submit"]')
export const refuseButton = page.getByCss('form button[type="button"]')

export const confirm = async (number = '47'): Promise<void> => {
  await numberField.fill(number)
  await confirmButton.click()
}
