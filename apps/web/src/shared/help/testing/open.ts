import type { CallBack, CallBackReply } from '@foyer/api/call-backs'
import type { HotlineReply } from '@foyer/api/hotline'
import type { Answers } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import { appears } from '../../../testing/appears.ts'
import * as styles from '../help.module.css'

export const callBackCall = 'POST /api/user/call-backs'
const hotlineCall = 'GET /api/hotline'
const at = (moment: string): number => Date.parse(`${moment}+08:00`)
const windowsOf = (day: string) =>
  ['08:30', '10:30', '12:30', '14:30', '16:30'].map((from, n, all) => ({
    from: at(`${day}T${from}`),
    to: at(`${day}T${all[n + 1] ?? '18:00'}`),
  }))

/** A Monday at 13:05. */
export const openHotline: HotlineReply = {
  asOf: at('2026-01-05T13:05'),
  isOpen: true,
  changesAt: at('2026-01-05T18:00'),
  windows: [...windowsOf('2026-01-05').slice(3), ...windowsOf('2026-01-06')],
}
/** The Friday before, in the evening. */
export const closedHotline: HotlineReply = {
  asOf: at('2026-01-02T20:00'),
  isOpen: false,
  changesAt: at('2026-01-05T08:30'),
  windows: windowsOf('2026-01-05'),
}
export const noCallBack: CallBackReply = { callBack: null, number: '+852 ****0001' }
export const booked: CallBack = {
  id: '6f1c2a52-5a6c-4d5c-9c0e-0d4f7a1f0a11',
  ...{ state: 'open', topic: 'reward', number: '+852 ****0001' },
  ...{ from: at('2026-01-06T10:30'), to: at('2026-01-06T12:30'), at: at('2026-01-05T13:05') },
}
export const helpAnswers = (hotline = openHotline, reply = noCallBack): Answers => ({
  [hotlineCall]: hotline,
  [callBackCall]: reply,
})

/** Opens the help of the shown page. */
export const openHelp = async (): Promise<void> => {
  await appears('.top-bar button svg')
  await page.getByRole('button', { name: /^(帮助|幫助|Help)$/ }).click()
  await appears(`.${styles.state}[data-open]`)
}

/** Opens the form for a call. */
export const openForm = async (): Promise<void> => {
  await openHelp()
  await page.getByRole('button', { name: /^(选择时间|選擇時間|Pick a time)$/ }).click()
  await appears(`.${styles.options}`)
}
