import { broken, hanging, lost, refused, requestsOf, setOnline } from '@foyer/testing/browser'
import * as blocksStyles from '../../shared/activity/blocks/blocks.module.css'
import * as quotesStyles from '../../shared/activity/blocks/quotes.module.css'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import * as joinSheetStyles from '../../shared/activity/join/join-sheet.module.css'
import {
  detailOf,
  detailOf503,
  enter503,
  join503,
  joinReply,
  paths,
  statusOf503,
  withheld,
} from '../../shared/activity/testing/activity-screen.ts'
import { joined, joinStatus, queued, waitingReply } from '../../shared/activity/testing/join-status.ts'
import * as pictureStateStyles from '../../shared/art/picture-state.module.css'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as noticeBarStyles from '../../shared/ui/notice-bar/notice-bar.module.css'
import * as sheetStyles from '../../shared/ui/sheet.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import * as toastStyles from '../../shared/ui/toast.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'

const path = paths.open
const ended = { 'POST /api/user/501/joinStatus': joinStatus({ gate: 'ended' }) }

const settled = async () => {
  await appears(`.${gateStyles.gatePanel}`)
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}`)
}
/** Waits until late content is loaded, for a picture of the whole page. */
const unrolled = async () => {
  await settled()
  await appears(`.${blocksStyles.termsRow}`)
  for (const picture of document.querySelectorAll<HTMLImageElement>(`.${frameStyles.activityBody} img`)) {
    picture.loading = 'eager'
    await picture.decode()
  }
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const openSheet = async () => {
  await appears(`.${gateStyles.gatePanel} button`)
  press(`.${gateStyles.gatePanel} button`)
  await appears(`dialog .${sheetStyles.sheetFooter} button`)
}
const confirm = async () => {
  await openSheet()
  press('dialog input[type="radio"]')
  press('dialog input[type="checkbox"]')
  press(`.${sheetStyles.sheetFooter} button`)
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
/** A registered person in the waiting room of the activity, at the given place. */
const waitingAt = (
  name: string,
  place: Parameters<typeof waitingReply>[0],
  gate: 'available' | 'not_started' = 'available',
): ScreenState => ({
  ...registered,
  name: `activity-queue-${name}`,
  answers: { [statusOf503]: () => queued({ gate }), [enter503]: () => waitingReply(place) },
  reach: settled,
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
  changed('mainland', withheld, `main .${pictureStateStyles.state}`),
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
  {
    name: 'activity-queue-visitor',
    path,
    answers: {
      [statusOf503]: () =>
        queued({ gate: 'anonymous', waitingRoom: { opensAt: Date.now() + 600_000, startsAt: Date.now() + 2_400_000 } }),
    },
    reach: () => appears(`.${gateStyles.gateLine} span + span`),
  },
  joinState('queue-announced', {
    gate: 'not_started',
    waitingRoom: { opensAt: Date.now() + 600_000, startsAt: Date.now() + 2_400_000 },
  }),
  waitingAt('early', { state: 'early', ahead: null, expectedAt: null }, 'not_started'),
  waitingAt('waiting', {}),
  waitingAt('paused', { expectedAt: null }),
  waitingAt('turn', { state: 'admitted', ahead: null, expectedAt: null, admittedUntil: Date.now() + 600_000 }),
  waitingAt('missed', { state: 'missed', ahead: null, expectedAt: null }),
  {
    ...waitingAt('sold-out', { state: 'sold_out', ahead: null, expectedAt: null }),
    answers: {
      [enter503]: () => waitingReply({ state: 'sold_out', ahead: null, expectedAt: null }),
      [statusOf503]: () => queued({ gate: requestsOf(enter503).length === 0 ? 'available' : 'sold_out' }),
    },
  },
  {
    ...registered,
    name: 'activity-queue-entering',
    answers: { [statusOf503]: () => queued(), [enter503]: hanging },
    reach: () => appears(`.${gateStyles.gatePending}`),
  },
  {
    ...registered,
    name: 'activity-queue-failed',
    answers: { [statusOf503]: () => queued(), [enter503]: refused('unavailable', { retryAfter: 30 }) },
    reach: () => appears(`.${gateStyles.gatePanel} .button`),
  },
  joinState('join-sheet', {}, openSheet),
  joinState('join-unanswered', {}, async () => {
    await openSheet()
    press(`.${sheetStyles.sheetFooter} button`)
    await appears(`dialog .${fieldStyles.fieldError}:not([hidden])`)
  }),
  joinState('join-terms', {}, async () => {
    await openSheet()
    press(`.${joinSheetStyles.joinTerms} summary`)
    await appears(`.${joinSheetStyles.joinTerms} article`)
  }),
  joining('joining', hanging, async () => {
    await confirm()
    await appears(`.${gateStyles.gatePanel} .button .${spinnerStyles.spinner}`)
  }),
  joining('join-outcome-unknown', lost, async () => {
    await confirm()
    await disappears('dialog')
    await appears(`.${gateStyles.gatePanel} .${gateStyles.gateLine}`)
    await settled()
  }),
  joining('join-refused', refused('terms_outdated'), async () => {
    await confirm()
    await appears(`.${gateStyles.gateProblem}`)
  }),
  joining(
    'joined',
    () => joinReply(),
    async () => {
      await confirm()
      await appears(`.${gateStyles.gateCaption} .visually-hidden`)
      await disappears(`.${toastStyles.toast}`)
      await settled()
    },
  ),
  {
    ...registered,
    name: 'activity-checking',
    answers: { [statusOf503]: hanging },
    reach: () => appears(`.${gateStyles.gatePending}`),
  },
  {
    ...registered,
    name: 'activity-gate-failed',
    answers: { [statusOf503]: lost },
    reach: () => appears(`.${gateStyles.gatePanel} .button`),
  },
  joinState('offline', {}, async () => {
    await settled()
    setOnline(false)
    await appears('[role="alert"]')
  }),
  changed('draft', () => ({ preview: true, publishedAt: null }), `.${frameStyles.draft}`),
  changed(
    'draft-gate',
    () => ({ preview: true, publishedAt: null, previewGate: 'anonymous' }),
    `.${gateStyles.gatePanel} [inert] .button`,
  ),
  changed(
    'draft-open-gate',
    () => ({ preview: true, publishedAt: null, previewGate: 'available' }),
    `.${gateStyles.gatePanel} [inert] .button`,
  ),
  changed(
    'notice',
    () => ({
      notices: [{ language: 'zh-HK', text: '八號風球期間交易暫停，活動截止日順延至下一個交易日，請留意本頁。' }],
    }),
    `.${noticeBarStyles.noticeBar}`,
  ),
  { ...registered, name: 'activity-joined-before', answers: { [statusOf503]: () => joined() }, reach: settled },
  {
    name: 'activity-loading',
    path,
    answers: { [detailOf503]: hanging },
    reach: () => appears(`.${frameStyles.factsSkeleton}`),
  },
  { name: 'activity-failed', path, answers: { [detailOf503]: broken }, reach: () => appears('main [role="alert"]') },
  { name: 'activity-unknown-code', path: '/activityTemplate?code=none', reach: () => appears('main a.button') },
  {
    name: 'activity-terms',
    path,
    reach: async () => {
      await appears(`.${blocksStyles.termsRow}`)
      press(`.${blocksStyles.termsRow}`)
      await appears('dialog article')
    },
  },
  {
    name: 'activity-quotes',
    path: paths.ended,
    answers: ended,
    reach: async () => {
      await appears(`.${quotesStyles.quotePrice}`)
      document.querySelector(`.${quotesStyles.quotes}`)?.scrollIntoView()
    },
  },
  { name: 'activity-question', path: `${path}&faq=how-long`, reach: () => appears('#faq-how-long[open]') },
]
