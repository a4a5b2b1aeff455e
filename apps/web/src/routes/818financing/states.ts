import { broken, hanging, setOnline } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { detailOf, withheld } from '../../shared/activity/testing/activity-screen.ts'
import { joined, joinStatus } from '../../shared/activity/testing/join-status.ts'
import * as pictureStateStyles from '../../shared/art/picture-state.module.css'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as pickerWheelStyles from '../../shared/ui/picker-wheel/picker-wheel.module.css'
import * as segmentedStyles from '../../shared/ui/segmented.module.css'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { Opening } from '../../testing/screen.tsx'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import {
  coupon,
  couponOf,
  daysLeft,
  detail,
  inPhase,
  otherAccount,
  path,
  rates,
  securities,
  status,
} from './testing/replies.ts'

/** Waits until rates, list and gate are shown. */
export const settled = async () => {
  await appears(`.${pageStyles.rates}`)
  await appears(`.${pageStyles.security}`)
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}, .${skeletonStyles.skeleton}`)
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const shows = (selector: string) => document.querySelector(selector)?.scrollIntoView({ block: 'center' })
const amount = page.getByCss(`.${pageStyles.loanCard} input[inputmode]`)
const search = page.getByCss(`.${pageStyles.securitiesSearch} input`)

const state = (name: string, opening: Omit<Opening, 'language'>, reach = settled, whole = true): ScreenState => ({
  name: `financing-${name}`,
  path,
  whole,
  ...opening,
  reach,
})
/** A state of a person who is logged in to a margin account with the given join status. */
const margin = (name: string, answers: Opening['answers'] = {}, reach = settled) =>
  state(name, { viewer: 'margin', answers: { [status]: () => joined(), ...answers } }, reach)
const visitor = (name: string, answers: Opening['answers'] = {}, reach = settled) => state(name, { answers }, reach)
/** A state in which the visitor has performed an act, in the first view. */
const done = (name: string, act: () => Promise<void>) =>
  state(
    name,
    {},
    async () => {
      await settled()
      await act()
    },
    false,
  )
const searched = (name: string, text: string, selector: string) =>
  done(name, async () => {
    await search.fill(text)
    await appears(selector)
    shows(`.${pageStyles.securitiesSearch}`)
  })

export const states: readonly ScreenState[] = [
  visitor('visitor'),
  done('first-view', async () => undefined),
  state('needs-account', {
    viewer: 'registered',
    answers: { [status]: () => joinStatus({ gate: 'registered' }) },
  }),
  state(
    'cash-account',
    { viewer: 'cash', answers: { [status]: () => joinStatus({ gate: 'ineligible', rule: 'account_type' }) } },
    async () => {
      await settled()
      await appears(`.${pageStyles.couponNone} .button`)
    },
  ),
  margin('available', { [status]: () => joinStatus({ quota: { total: 500, remaining: 498 } }) }),
  margin('claimed', { [couponOf]: () => coupon() }),
  // a coupon is valid to the end of the promotion, which is after the activity
  margin('coupon-over', {
    [couponOf]: () => coupon({ isValid: false, validUntil: Date.now() - 86_400_000 }),
    [rates]: () => daysLeft(0),
    [detail]: () => inPhase('ended'),
  }),
  margin('other-account', { [couponOf]: otherAccount }, async () => {
    await settled()
    await appears(`.${pageStyles.couponNone}`)
  }),
  margin('limit-reached', {
    [status]: () => joinStatus({ gate: 'sold_out', quota: { total: 500, remaining: 0 } }),
  }),
  visitor('not-started', { [detail]: () => inPhase('upcoming'), [status]: () => joinStatus({ gate: 'not_started' }) }),
  visitor('ended', { [detail]: () => inPhase('ended'), [status]: () => joinStatus({ gate: 'ended' }) }),
  visitor('promotion-over', {
    [rates]: () => daysLeft(0),
    [detail]: () => inPhase('ended'),
    [status]: () => joinStatus({ gate: 'ended' }),
  }),
  visitor('mainland', { [detail]: () => detailOf('financing-818', withheld) }, () =>
    appears(`main .${pictureStateStyles.state}`),
  ),
  visitor('dollars-a-year', { [rates]: () => daysLeft(100) }, async () => {
    await settled()
    press(`.${segmentedStyles.segment}:nth-of-type(2)`)
    await amount.fill('1,200,000')
    press(`.${pageStyles.loanTerm}`)
    await appears(`.${pickerWheelStyles.wheelList}:focus`)
    const list = document.activeElement
    for (const key of ['End', 'Enter']) list?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await disappears('dialog')
    press(`.${pageStyles.workingFold} summary`)
  }),
  done('picker', async () => {
    press(`.${pageStyles.loanTerm}`)
    await appears(`.${pickerWheelStyles.wheelList}:focus`)
  }),
  done('amount-wrong', async () => {
    await amount.fill('12,34x')
    await appears(`.${pageStyles.loanCard} .${fieldStyles.fieldError}`)
  }),
  done('amount-small', async () => {
    await amount.fill('999.99')
    ;(amount.element() as HTMLElement).blur()
    await appears(`.${pageStyles.loanCard} .${fieldStyles.fieldError}`)
  }),
  searched('search', 'bank', `.${pageStyles.securitiesTotal}`),
  searched('search-nothing', 'zzzz', `.${pageStyles.securitiesNone}`),
  visitor('loading', { [rates]: hanging }, () => appears(`.${pageStyles.ratesShape}`)),
  visitor('failed', { [rates]: broken, [securities]: broken }, () =>
    appears(`.${frameStyles.activityBody} .${noticeStyles.notice}[data-tone="danger"]`),
  ),
  done('offline', async () => {
    setOnline(false)
    await appears('[role="alert"]')
  }),
]
