import { broken, hanging, lost, refused, setOnline } from '@foyer/testing/browser'
import {
  detailOf,
  detailOf503,
  join503,
  joinReply,
  paths,
  statusOf503,
  withheld,
} from '../../shared/activity/testing/activity-screen.ts'
import { joinStatus } from '../../shared/activity/testing/join-status.ts'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'

const path = paths.open
const ended = { 'POST /api/user/501/joinStatus': joinStatus({ gate: 'ended' }) }

const settled = async () => {
  await appears('.gate-panel')
  await disappears('.gate-panel .spinner')
}
/** Waits until late content is loaded, for a picture of the whole page. */
const unrolled = async () => {
  await settled()
  await appears('.terms-row')
  for (const picture of document.querySelectorAll<HTMLImageElement>('.activity-body img')) {
    picture.loading = 'eager'
    await picture.decode()
  }
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const openSheet = async () => {
  await appears('.gate-panel button')
  press('.gate-panel button')
  await appears('dialog .sheet-footer button')
}
const confirm = async () => {
  await openSheet()
  press('dialog input[type="radio"]')
  press('dialog input[type="checkbox"]')
  press('.sheet-footer button')
}

const registered = { path, viewer: 'registered' } as const
/** A registered person with the given join status. */
const joinState = (name: string, status: Parameters<typeof joinStatus>[0], reach = settled): ScreenState => ({
  ...registered,
  name: `activity-${name}`,
  answers: { [statusOf503]: () => joinStatus({ quota: { total: 500, remaining: 497 }, ...status }) },
  reach,
})
/** A registered person whose join receives the given reply. */
const joining = (name: string, reply: unknown, reach: () => Promise<void>): ScreenState => ({
  ...registered,
  name: `activity-${name}`,
  answers: { [join503]: reply },
  reach,
})
/** The activity with a change to the server's reply. */
const changed = (name: string, change: Parameters<typeof detailOf>[1], selector: string): ScreenState => ({
  name: `activity-${name}`,
  path,
  answers: { [detailOf503]: () => detailOf('first-account', change) },
  reach: () => appears(selector),
})

export const states: readonly ScreenState[] = [
  { name: 'activity-anonymous', path, reach: settled },
  { name: 'activity-open-page', path, whole: true, reach: unrolled },
  { name: 'activity-ended-page', path: paths.ended, whole: true, answers: ended, reach: unrolled },
  { name: 'activity-ended', path: paths.ended, answers: ended, reach: settled },
  {
    name: 'activity-not-started',
    path: '/activityTemplate?code=live-818',
    answers: { 'POST /api/user/482/joinStatus': joinStatus({ gate: 'not_started' }) },
    reach: settled,
  },
  changed('mainland', withheld, 'main .notice'),
  {
    name: 'activity-needs-account',
    path: '/activityTemplate?code=trade-cashback',
    viewer: 'registered',
    answers: { 'POST /api/user/492/joinStatus': joinStatus({ gate: 'registered' }) },
    reach: settled,
  },
  joinState('ineligible', { gate: 'ineligible', rule: 'earlier_participation' }),
  joinState('ineligible-account', { gate: 'ineligible', rule: 'account_type' }),
  joinState('sold-out', { gate: 'sold_out', quota: { total: 500, remaining: 0 } }),
  joinState('available', {}),
  joinState('join-sheet', {}, openSheet),
  joinState('join-unanswered', {}, async () => {
    await openSheet()
    press('.sheet-footer button')
    await appears('dialog .field-error:not([hidden])')
  }),
  joinState('join-terms', {}, async () => {
    await openSheet()
    press('.join-terms summary')
    await appears('.join-terms article')
  }),
  joining('joining', hanging, async () => {
    await confirm()
    await appears('.gate-panel .button .spinner')
  }),
  joining('join-outcome-unknown', lost, async () => {
    await confirm()
    await disappears('dialog')
    await appears('.gate-panel .gate-line')
    await settled()
  }),
  joining('join-refused', refused('terms_outdated'), async () => {
    await confirm()
    await appears('.gate-problem')
  }),
  joining(
    'joined',
    () => joinReply(),
    async () => {
      await confirm()
      await appears('.gate-good')
      await disappears('.toast')
      await settled()
    },
  ),
  {
    ...registered,
    name: 'activity-checking',
    answers: { [statusOf503]: hanging },
    reach: () => appears('.gate-pending'),
  },
  {
    ...registered,
    name: 'activity-gate-failed',
    answers: { [statusOf503]: lost },
    reach: () => appears('.gate-panel .button'),
  },
  joinState('offline', {}, async () => {
    await settled()
    setOnline(false)
    await appears('[role="alert"]')
  }),
  changed('draft', () => ({ preview: true, publishedAt: null }), '.notice-warn'),
  changed(
    'notice',
    () => ({
      notices: [{ language: 'zh-HK', text: '八號風球期間交易暫停，活動截止日順延至下一個交易日，請留意本頁。' }],
    }),
    '.notice-bar',
  ),
  { name: 'activity-loading', path, answers: { [detailOf503]: hanging }, reach: () => appears('.facts-skeleton') },
  { name: 'activity-failed', path, answers: { [detailOf503]: broken }, reach: () => appears('main [role="alert"]') },
  { name: 'activity-unknown-code', path: '/activityTemplate?code=none', reach: () => appears('main .button-plain') },
  {
    name: 'activity-terms',
    path,
    reach: async () => {
      await appears('.terms-row')
      press('.terms-row')
      await appears('dialog article')
    },
  },
  {
    name: 'activity-quotes',
    path: paths.ended,
    answers: ended,
    reach: async () => {
      await appears('.quote-price')
      document.querySelector('.quotes')?.scrollIntoView()
    },
  },
  { name: 'activity-question', path: `${path}&faq=how-long`, reach: () => appears('#faq-how-long[open]') },
]
