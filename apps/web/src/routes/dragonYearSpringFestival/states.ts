import { type Answers, broken, hanging, lost, refused, setOnline } from '@foyer/testing/browser'
import { joined, joinStatus } from '../../shared/activity/testing/join-status.ts'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import { changedRecords, drawing, drawStatus, draws, firstPrizeGone, withheld } from './testing/replies.ts'

const path = '/dragonYearSpringFestival'
const joinStatusCall = 'POST /api/user/498/joinStatus'
const drawStatusCall = 'POST /api/user/498/draws'
const drawCall = 'POST /api/user/498/draw'
const documentCall = 'GET /api/draws/{code}'
const recordsCall = 'GET /api/draws/{code}/records'

const settled = async () => {
  await appears('.gate-panel')
  await disappears('.gate-panel .spinner')
  await appears('.prizes')
}
const scrollTo = (selector: string) => document.querySelector(selector)?.scrollIntoView({ block: 'start' })
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

const withChances = async () => {
  await settled()
  await appears('.chances-left')
  await appears('.gate-panel > .button')
}
const joinedState = (name: string, answers: Answers, reach: ScreenState['reach'] = withChances): ScreenState => ({
  name: `draw-${name}`,
  path,
  viewer: 'registered',
  answers: { [joinStatusCall]: joined(), [drawStatusCall]: drawStatus(), ...answers },
  reach,
})

const drawnAs = (name: string, prize: string | null): ScreenState =>
  joinedState(name, drawing(prize), async () => {
    await withChances()
    press('.gate-panel > .button')
    await appears('.draw-result')
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
    await settled()
    await reach()
  },
})
const checked = async () => {
  press('.draw-check .button')
  await appears('.draw-check .notice')
  scrollTo('.draw-check')
}

export const states: readonly ScreenState[] = [
  { name: 'draw-anonymous', path, reach: settled },
  { name: 'draw-open-page', path, whole: true, reach: settled },
  { name: 'draw-available', path, viewer: 'registered', reach: settled },
  joinedState('chances', {}),
  joinedState('tasks', {}, async () => {
    await withChances()
    scrollTo('.chances')
  }),
  joinedState('drawing', { [drawCall]: hanging }, async () => {
    await withChances()
    press('.gate-panel > .button')
    await appears('.gate-panel > .button[aria-busy="true"]')
  }),
  drawnAs('won-voucher', 'supermarket'),
  drawnAs('won-gift', 'tea-set'),
  drawnAs('lost', null),
  joinedState('outcome-unknown', { [drawCall]: lost }, async () => {
    await withChances()
    press('.gate-panel > .button')
    await appears('.gate-panel .gate-line + .button, .gate-panel .gate-line ~ .gate-line')
    await disappears('.gate-panel [aria-busy="true"]')
  }),
  joinedState('no-chances', { [drawStatusCall]: drawStatus({ chances: 0, draws: draws(9) }) }, async () => {
    await settled()
    await appears('.gate-panel .draw-note')
    scrollTo('.chances')
  }),
  joinedState('my-draws', { [drawStatusCall]: drawStatus({ draws: draws(9) }) }, async () => {
    await withChances()
    scrollTo('.my-draws')
  }),
  joinedState('status-failed', { [drawStatusCall]: broken }, () => appears('.gate-panel .notice')),
  visitorAt('winners', '.winners'),
  visitorAt('fairness', '.fairness'),
  {
    name: 'draw-seed-wrong',
    path,
    viewer: 'registered',
    answers: { [joinStatusCall]: joined(), [drawStatusCall]: drawStatus() },
    reach: async () => {
      await withChances()
      const { userEvent } = await import('vitest/browser')
      const field = document.querySelector('.my-seed input')
      if (field) await userEvent.fill(field, 'too short')
      await appears('.my-seed [role="alert"]')
      scrollTo('.my-seed')
    },
  },
  {
    ...visitorAt('prize-gone', '.prizes'),
    answers: { [documentCall]: firstPrizeGone },
    reach: async () => {
      await settled()
      await appears('.prize.is-gone')
      scrollTo('.prizes')
    },
  },
  over('ended', {}, async () => undefined),
  { ...over('ended-page', {}, async () => undefined), whole: true },
  over('unverified', {}, async () => scrollTo('.draw-check')),
  over('checking', { [recordsCall]: hanging }, async () => {
    press('.draw-check .button')
    await appears('.draw-check [role="progressbar"]')
    scrollTo('.draw-check')
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
    reach: () => appears('.notice'),
  },
  { name: 'draw-loading', path, answers: { [documentCall]: hanging }, reach: () => appears('.draw-pending-prizes') },
  {
    name: 'draw-failed',
    path,
    answers: { [documentCall]: broken },
    reach: async () => {
      await appears('.activity-body .notice')
      scrollTo('.activity-body')
    },
  },
  joinedState('offline', {}, async () => {
    await withChances()
    setOnline(false)
    await appears('[role="alert"]')
  }),
]
