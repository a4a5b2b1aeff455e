import type { LiveState } from '@foyer/protocol/machines/live'
import { type Answers, broken, hanging, refused, setOnline, streamsOf } from '@foyer/testing/browser'
import { expect } from 'vitest'
import * as pictureStateStyles from '../../shared/art/picture-state.module.css'
import { play } from '../../shared/player/testing/playing.ts'
import * as swiperStyles from '../../shared/ui/swiper/swiper.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { liveNow, reminderOf, session, withheld } from './testing/replies.ts'

export const path = '/818live?code=studio'

/** Waits until the session and its slides are shown. */
export const settled = async (): Promise<void> => {
  await appears('[data-stage]')
  await appears(`.${pageStyles.live} .${swiperStyles.swiper}`)
}
/** The open event stream of the session. */
export const eventsOf = async () => {
  await expect.poll(() => streamsOf('/live/studio/events').length).toBe(1)
  const [stream] = streamsOf('/live/studio/events')
  if (!stream) throw new Error('no event stream is open')
  stream.open()
  return stream
}
/** Simulates that events fail and the browser gives up. */
export const breakEvents = async (): Promise<void> => (await eventsOf()).fail({ isFinal: true })

const state = (name: string, answers: Answers, reach: () => Promise<void>, more: Partial<ScreenState> = {}) => ({
  name: `live-${name}`,
  path,
  answers,
  reach,
  ...more,
})
const inState = (name: string, now: LiveState, whole = false): ScreenState =>
  state(
    name,
    session(now),
    async () => {
      await settled()
      if (!whole) scrollTo(0, 240)
    },
    { whole },
  )
const reminder = (
  name: string,
  change: Parameters<typeof reminderOf>[0],
  shows: string,
  begins?: { opensAt: number },
): ScreenState =>
  state(
    name,
    { ...session('scheduled', begins), 'POST /api/user/live/reminder': reminderOf(change) },
    async () => {
      await appears(shows)
      document.querySelector(`.${pageStyles.liveReminder}`)?.scrollIntoView({ block: 'center' })
    },
    { viewer: 'registered' },
  )

export const states: readonly ScreenState[] = [
  inState('scheduled', 'scheduled', true),
  inState('on-air', 'live', true),
  state('playing', session('live'), async () => {
    await settled()
    await play()
    scrollTo(0, 240)
  }),
  inState('interrupted', 'interrupted'),
  inState('ended', 'ended'),
  inState('replay', 'replay'),
  state('polling', { ...session('live'), 'GET /api/live/studio/now': liveNow('live') }, async () => {
    await settled()
    await breakEvents()
    await appears(`.${pageStyles.livePolling}`)
    scrollTo(0, 240)
  }),
  reminder('can-be-reminded', {}, `.${pageStyles.liveReminder} button`),
  reminder('reminded', { state: 'set' }, `.${pageStyles.liveReminded}.${pageStyles.isGood}`),
  reminder('too-late', { canSet: false }, `.${pageStyles.liveReminded}`, { opensAt: Date.now() + 300_000 }),
  state('mainland', withheld, () => appears(`.${pictureStateStyles.state}`)),
  state('loading', { 'GET /api/live/studio': hanging }, () => appears(`.${pageStyles.liveFactsShape}`)),
  state('failed', { 'GET /api/live/studio': broken }, () => appears(`.${pageStyles.liveStage} [role="alert"]`)),
  state('unknown', { 'GET /api/live/studio': refused('not_found') }, () =>
    appears(`.${pageStyles.liveStage} [role="alert"]`),
  ),
  state('offline', session('scheduled'), async () => {
    await settled()
    setOnline(false)
    await appears('[role="alert"]')
  }),
]
