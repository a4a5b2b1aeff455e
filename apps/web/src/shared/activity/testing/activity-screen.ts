import type { ActivityDetail, JoinReply, JoinStatus } from '@foyer/api/activities'
import { publicDocument } from '@foyer/testing/browser'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import * as styles from '../frame/frame.module.css'
import { joined } from './join-status.ts'

/** The sandbox's campaigns. */
export const paths = {
  /** for registered persons, not for the mainland, 500 places */
  open: '/activityTemplate?code=first-account',
  ended: '/activityTemplate?code=autumn-briefing',
  staged: '/activitySecondTemplate?code=account-health',
} as const

export const statusOf503 = 'POST /api/user/503/joinStatus'
export const enter503 = 'POST /api/user/503/waiting'
export const join503 = 'POST /api/user/503/join'
export const detailOf503 = 'GET /api/activities/first-account'

/** Returns the published detail of an activity with changes, at the time of the device clock. */
export const detailOf = async (
  code: string,
  change: (detail: ActivityDetail) => Partial<ActivityDetail> = () => ({}),
): Promise<ActivityDetail> => {
  const detail = { ...(await publicDocument<ActivityDetail>(`/api/activities/${code}`)), asOf: Date.now() }
  return { ...detail, ...change(detail) }
}

const none = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }
/** What the server leaves in a detail that it withholds. */
export const withheld = ({ blocks }: ActivityDetail): Partial<ActivityDetail> => ({
  lead: none,
  quota: null,
  withheld: true,
  blocks: blocks.filter(({ kind }) => kind === 'risk'),
  stages: [],
})

export const reference = 'K7M2Q-9XRT4'
/** The answer to a join. */
export const joinReply = (change: Partial<JoinStatus> = {}): JoinReply => ({
  participation: { reference, joinedAt: Date.now() },
  status: joined(change),
})

export const panel = page.getByRole('region', { name: 'Taking part', exact: true })
export const joinButton = panel.getByRole('button', { name: 'Join', exact: true })
export const sheet = page.getByRole('dialog')
export const confirm = sheet.getByRole('button', { name: 'Join', exact: true })
export const agreement = sheet.getByRole('checkbox', { name: /agree to the terms/ })
export const facts = page.getByCss(`.${styles.facts}`)
export const title = page.getByRole('heading', { level: 1 })
/** The error messages in the sheet, for its answers or for sending them. */
export const problems = (): (string | null)[] =>
  [...document.querySelectorAll('dialog [role="alert"]')]
    .filter((alert) => alert.checkVisibility())
    .map(({ textContent }) => textContent)

/** Answers all questions of the sheet, without the final tap. */
export const answer = async (residence = 'Hong Kong'): Promise<void> => {
  await sheet.getByRole('radio', { name: residence }).click()
  await agreement.click()
}

/** Fires the event of a tab that becomes visible again. */
export const comeBack = (): void => void window.dispatchEvent(new Event('visibilitychange'))

/** Replaces timers with fake ones that the test advances, and removes the random spread of requests. */
export const fakeTimers = (): void => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
}

/** A promise that the test resolves, for answers that wait for it. */
export const deferred = () => {
  let settle = () => {}
  const pending = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { pending, settle: () => settle() }
}

/** Reads a value while fake time passes ten times as fast, for `expect.poll`. */
export const sooner =
  <Result>(read: () => Result) =>
  async (): Promise<Result> => {
    await vi.advanceTimersByTimeAsync(200)
    return read()
  }

export const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? ''
