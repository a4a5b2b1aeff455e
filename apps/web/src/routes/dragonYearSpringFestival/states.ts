import { type Answers, broken, hanging, lost, refused, setOnline } from '@foyer/testing/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joined, joinStatus } from '../../shared/activity/testing/join-status.ts'
import * as pictureStateStyles from '../../shared/art/picture-state.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as checkStyles from './check/check.module.css'
import * as pageStyles from './page.module.css'
import * as resultStyles from './parts/result.module.css'
import * as wallStyles from './parts/wall.module.css'
import { changedRecords, drawing, drawStatus, draws, firstPrizeGone, withheld } from './testing/replies.ts'

const path = '/dragonYearSpringFestival'
const joinStatusCall = 'POST /api/user/498/joinStatus'
const drawStatusCall = 'POST /api/user/498/draws'
const drawCall = 'POST /api/user/498/draw'
const documentCall = 'GET /api/draws/{code}'
const recordsCall = 'GET /api/draws/{code}/records'

const settled = async () => {
  await appears(`.${gateStyles.gatePanel}`)
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}`)
  await appears(`.${pageStyles.prizes}`)
}
const scrollTo = (selector: string) => document.querySelector(selector)?.scrollIntoView({ block: 'start' })
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

const openProof = async () => {
  await appears(`.${checkStyles.fairness}`)
  press(`.${checkStyles.fairness} > summary`)
}
const withChances = async () => {
  await settled()
  await appears(`.${gateStyles.gatePanel} > .button`)
}
const joinedState = (name: string, answers: Answers, reach: ScreenState['reach'] = withChances): ScreenState => ({
  name: `draw-${name}`,
  path,
  viewer: 'registered',
  answers: { [joinStatusCall]: joined(), [drawStatusCall]: drawStatus(), ...answers },
  reach,
})

const drawnAs = (name: string, prize: string | null): ScreenState => ({
  ...joinedState(name, {}, async () => {
    await withChances()
    press(`.${gateStyles.gatePanel} > .button`)
    await appears(`.${resultStyles.result}`)
  }),
  // a person who opens the state has not drawn yet, however often it was opened before
  get answers() {
    return { [joinStatusCall]: joined(), ...drawing(prize) }
  },
})

const visitorAt = (name: string, selector: string): ScreenState => ({
  name: `draw-${name}`,
  path,
  reach: async () => {
    await settled()
    await appears(selector)
    scrollTo(selector)
  },
})

const over = (name: string, answers: Answers, reach: () => Promise<void>): ScreenState => ({
  name: `draw-${name}`,
  path: `${path}?code=mid-autumn-draw`,
  answers: { 'POST /api/user/{number}/joinStatus': joinStatus({ gate: 'ended' }), ...answers },
  reach: async () => {
    await appears(`.${pageStyles.results}`)
    await appears(`.${pageStyles.prizes}`)
    await reach()
  },
})
const checked = async () => {
  press(`.${checkStyles.drawCheck} .button`)
  await appears(`.${checkStyles.drawCheck} .${noticeStyles.notice}`)
  scrollTo(`.${checkStyles.drawCheck}`)
}

export const states: readonly ScreenState[] = [
  { name: 'draw-anonymous', path, reach: settled },
  { name: 'draw-open-page', path, whole: true, reach: settled },
  { name: 'draw-available', path, viewer: 'registered', reach: settled },
  joinedState('chances', {}),
  joinedState('tasks', {}, async () => {
    await withChances()
    scrollTo('[data-chances]')
  }),
  joinedState('drawing', { [drawCall]: hanging }, async () => {
    await withChances()
    press(`.${gateStyles.gatePanel} > .button`)
    await appears(`.${gateStyles.gatePanel} > .button[aria-busy="true"]`)
    await appears(`.${wallStyles.wall}[data-drawing]`)
  }),
  drawnAs('won-voucher', 'supermarket'),
  drawnAs('won-gift', 'tea-set'),
  drawnAs('lost', null),
  joinedState('outcome-unknown', { [drawCall]: lost }, async () => {
    await withChances()
    press(`.${gateStyles.gatePanel} > .button`)
    await appears(
      `.${gateStyles.gatePanel} .${gateStyles.gateLine} + .button, .${gateStyles.gatePanel} .${gateStyles.gateLine} ~ .${gateStyles.gateLine}`,
    )
    await disappears(`.${gateStyles.gatePanel} [aria-busy="true"]`)
  }),
  joinedState('no-chances', { [drawStatusCall]: drawStatus({ chances: 0, draws: draws(9) }) }, async () => {
    await settled()
    await appears(`.${gateStyles.gatePanel} > .button-plain`)
    scrollTo('[data-chances]')
  }),
  joinedState('my-draws', { [drawStatusCall]: drawStatus({ draws: draws(9) }) }, async () => {
    await withChances()
    scrollTo(`.${pageStyles.myDraws}`)
  }),
  joinedState('status-failed', { [drawStatusCall]: broken }),
  visitorAt('winners', `.${pageStyles.winners}`),
  visitorAt('fairness', `.${checkStyles.fairness}`),
  {
    ...visitorAt('proof', `.${checkStyles.fairness}`),
    reach: async () => {
      await settled()
      await openProof()
      scrollTo(`.${checkStyles.fairness}`)
    },
  },
  {
    name: 'draw-seed-wrong',
    path,
    viewer: 'registered',
    answers: { [joinStatusCall]: joined(), [drawStatusCall]: drawStatus() },
    reach: async () => {
      await withChances()
      await openProof()
      const { userEvent } = await import('vitest/browser')
      const field = document.querySelector(`.${checkStyles.mySeed} input`)
      if (field) await userEvent.fill(field, 'too short')
      await appears(`.${checkStyles.mySeed} [role="alert"]`)
      scrollTo(`.${checkStyles.mySeed}`)
    },
  },
  {
    ...visitorAt('prize-gone', `.${pageStyles.prizes}`),
    answers: { [documentCall]: firstPrizeGone },
    reach: async () => {
      await settled()
      await appears(`.${pageStyles.prize}.${pageStyles.isGone}`)
      scrollTo(`.${pageStyles.prizes}`)
    },
  },
  over('ended', {}, async () => undefined),
  { ...over('ended-page', {}, async () => undefined), whole: true },
  over('unverified', {}, async () => scrollTo(`.${checkStyles.drawCheck}`)),
  over('checking', { [recordsCall]: hanging }, async () => {
    press(`.${checkStyles.drawCheck} .button`)
    await appears(`.${checkStyles.drawCheck} [role="progressbar"]`)
    scrollTo(`.${checkStyles.drawCheck}`)
  }),
  over('verified', {}, checked),
  over(
    'verification-failed',
    {
      [recordsCall]: changedRecords(({ records }) =>
        records.map((record) => (record.number === 17 ? { ...record, prize: 'lantern' } : record)),
      ),
    },
    checked,
  ),
  over('records-missing', { [recordsCall]: broken }, checked),
  {
    name: 'draw-mainland',
    path,
    answers: {
      'GET /api/activities/{code}': withheld,
      [documentCall]: refused('activity_mainland'),
      [recordsCall]: refused('activity_mainland'),
    },
    reach: () => appears(`.${pictureStateStyles.state}`),
  },
  {
    name: 'draw-loading',
    path,
    answers: { [documentCall]: hanging },
    reach: () => appears(`.${pageStyles.drawPendingPrizes}`),
  },
  {
    name: 'draw-failed',
    path,
    answers: { [documentCall]: broken },
    reach: async () => {
      await appears(`.${frameStyles.activityBody} .${noticeStyles.notice}`)
      scrollTo(`.${frameStyles.activityBody}`)
    },
  },
  joinedState('offline', {}, async () => {
    await withChances()
    setOnline(false)
    await appears('[role="alert"]')
  }),
]
