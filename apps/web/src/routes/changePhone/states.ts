import { hanging, lost, refused } from '@foyer/testing/browser'
import * as codeFieldStyles from '../../shared/one-time-code/code-field.module.css'
import * as personalStyles from '../../shared/personal/personal.module.css'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import {
  answers,
  change,
  changed,
  cooling,
  newCode,
  oldCode,
  phone,
  phoneReply,
  prove,
  proved,
  withAccount,
  withAccounts,
} from './testing/replies.ts'
import {
  code,
  comeBack,
  mobile,
  password,
  path,
  proveAccount,
  proveOld,
  sendButton,
  submit,
  typedNumber,
  typeNew,
} from './testing/steps.ts'

const form = () => appears(`form.${pageStyles.phoneCard}`)

const state = (name: string, given: Partial<ScreenState>): ScreenState => ({
  name: `changePhone-${name}`,
  path,
  viewer: 'registered',
  reach: form,
  ...given,
  answers: { ...answers, ...given.answers },
})

/** A code that the server refuses or does not send. */
const refusedCode = (name: string, given: ScreenState['answers'], isSent = true): ScreenState =>
  state(name, {
    ...(given && { answers: given }),
    reach: async () => {
      await form()
      if (isSent) {
        await code.fill('123456')
        await submit.click()
      } else await sendButton.click()
      await appears(`.${noticeStyles.notice}[data-tone="danger"], .${fieldStyles.fieldError}:not(:empty)`)
    },
  })

const openLost = async () => {
  await form()
  document.querySelector<HTMLElement>(`.${pageStyles.phoneLost} summary`)?.click()
  await appears(`.${pageStyles.phoneLost} a`)
}

const changeNumber = async () => {
  await form()
  await proveOld()
  await typeNew()
  await submit.click()
}

export const states: readonly ScreenState[] = [
  { name: 'changePhone-signed-out', path, reach: () => appears(`.${personalStyles.signInFirst}`) },
  state('old', { whole: true }),
  state('loading', { answers: { [phone]: hanging }, reach: () => appears(`.${pageStyles.phoneShapes}`) }),
  state('failed', {
    answers: { [phone]: refused('server_error') },
    reach: () => appears(`.${noticeStyles.notice}[data-tone="danger"]`),
  }),
  state('sending', {
    answers: { [oldCode]: hanging },
    reach: async () => {
      await form()
      await sendButton.click()
      await appears(`.${codeFieldStyles.codeSend} .${spinnerStyles.spinner}`)
    },
  }),
  refusedCode('wrong-code', { [prove]: refused('sms_code_wrong', { attemptsLeft: 3 }) }),
  refusedCode('locked', { [prove]: refused('sms_code_locked') }),
  refusedCode('expired', { [prove]: refused('sms_code_expired') }),
  refusedCode('limit', { [oldCode]: refused('sms_number_limit', { retryAfter: 540 }) }, false),
  state('lost', { whole: true, reach: openLost }),
  state('account', { whole: true, answers: { [phone]: withAccounts }, reach: openLost }),
  state('factor', {
    whole: true,
    answers: { [phone]: withAccount },
    reach: async () => {
      await form()
      await password.fill('Foyer-demo-1')
      await submit.click()
      await appears(`.${codeFieldStyles.codeSend}`)
    },
  }),
  state('new', {
    whole: true,
    answers: { [phone]: withAccount },
    reach: async () => {
      await form()
      await proveAccount()
    },
  }),
  state('occupied', {
    whole: true,
    answers: { [phone]: phoneReply({ change: proved }), [change]: refused('phone_taken') },
    reach: async () => {
      await form()
      await typeNew()
      await submit.click()
      await appears(`.${noticeStyles.notice}[data-tone="danger"]`)
    },
  }),
  state('lapsed', {
    answers: { [phone]: phoneReply({ change: proved }), [newCode]: refused('ticket_invalid') },
    reach: async () => {
      await form()
      await mobile.fill(typedNumber)
      await sendButton.click()
      await appears(`.${noticeStyles.notice}[data-tone="warn"]`)
    },
  }),
  state('unknown', {
    answers: { [change]: lost },
    reach: async () => {
      await changeNumber()
      await appears(`.${noticeStyles.notice}[data-tone="warn"]`)
    },
  }),
  {
    name: 'changePhone-notified-later',
    path,
    whole: true,
    answers: { [change]: changed({ handoff: null }) },
    reach: async () => {
      await comeBack()
      await appears(`.${pageStyles.phoneSeal}`)
    },
  },
  {
    name: 'changePhone-unchanged',
    path,
    answers: { [change]: refused('ticket_invalid') },
    reach: async () => {
      await comeBack()
      await appears(`.${noticeStyles.notice}[data-tone="info"]`)
    },
  },
  state('done', {
    whole: true,
    answers: {
      [phone]: withAccounts,
      [change]: changed({
        accounts: [
          { clientNo: '****1001', moved: true },
          { clientNo: '****1002', moved: false },
        ],
      }),
    },
    reach: async () => {
      await form()
      await proveAccount()
      await typeNew()
      await submit.click()
      await appears(`.${pageStyles.phoneSeal}`)
    },
  }),
  state('cooling', { whole: true, answers: { [phone]: cooling }, reach: () => appears(`.${pageStyles.phoneWaits}`) }),
]
