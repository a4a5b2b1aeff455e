import { refused } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as frameStyles from '../activity/frame/frame.module.css'
import * as noticeStyles from '../ui/notice.module.css'
import * as styles from './help.module.css'
import { booked, callBackCall, closedHotline, helpAnswers, openForm, openHelp } from './testing/open.ts'

const account = '/account'
const answers = helpAnswers()

/** Chooses the first window and topic, and sends. */
const send = async (): Promise<void> => {
  await openForm()
  for (const options of document.querySelectorAll(`.${styles.choices}`)) options.querySelector('label')?.click()
  await page.getByRole('button', { name: /^(预约回电|預約回電|Book the call-back)$/ }).click()
}

export const states: readonly ScreenState[] = [
  { name: 'help-visitor', path: account, answers, reach: openHelp },
  { name: 'help-sign-in', path: '/loginPage', answers: helpAnswers(closedHotline), reach: openHelp },
  {
    name: 'help-activity',
    path: '/activityTemplate?code=first-account',
    answers,
    reach: async () => {
      // the page replaces its loading state with its head
      await appears(`.${frameStyles.activityBody}`)
      await openHelp()
    },
  },
  { name: 'help-registered', path: account, viewer: 'registered', answers, reach: openHelp },
  {
    name: 'help-booked',
    path: account,
    viewer: 'registered',
    answers: { ...answers, ...helpAnswers(undefined, { callBack: booked, number: booked.number }) },
    reach: async () => {
      await openHelp()
      await appears(`.${styles.card} button.button-plain`)
    },
  },
  { name: 'help-form', path: account, viewer: 'registered', answers, reach: openForm },
  {
    name: 'help-form-incomplete',
    path: account,
    viewer: 'registered',
    answers,
    reach: async () => {
      await openForm()
      await page.getByText(/^(其他号码|其他號碼|Another number)$/).click()
      await page.getByRole('button', { name: /^(预约回电|預約回電|Book the call-back)$/ }).click()
      await appears('[role="alert"]:not([hidden])')
    },
  },
  {
    name: 'help-form-spent',
    path: account,
    viewer: 'registered',
    answers: { ...answers, [`${callBackCall}/request`]: refused('rate_limited', { retryAfter: 3600 }) },
    reach: async () => {
      await send()
      await appears(`dialog .${noticeStyles.notice}[data-tone="info"]`)
    },
  },
]
