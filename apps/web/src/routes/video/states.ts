import { type Answers, broken, hanging, setOnline } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import * as pictureStateStyles from '../../shared/art/picture-state.module.css'
import { storePlace } from '../../shared/films/place.ts'
import * as posterStyles from '../../shared/player/poster.module.css'
import { failMedia } from '../../shared/player/testing/media.ts'
import { play, playsPast, ready } from '../../shared/player/testing/playing.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as skeletonShapesStyles from '../../shared/ui/skeleton/skeleton-shapes.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { films, filmWith, withheld } from './testing/replies.ts'

/** Waits until a film, or the message that replaces it, is shown. */
export const shown = (): Promise<void> =>
  appears(`.${pageStyles.videoFacts}, .${pageStyles.videoParts} .${noticeStyles.notice}, .${pictureStateStyles.state}`)

const state = (
  name: string,
  { path }: { path: string },
  reach: () => Promise<void>,
  more: Partial<ScreenState> = {},
): ScreenState => ({ name: `video-${name}`, path, reach, ...more })
const tab = (n: number) => page.getByRole('tab').nth(n)
const whole = { whole: true } as const
const answered = (answer: Answers[string]) => ({ answers: { [films.open.endpoint]: answer } })

export const states: readonly ScreenState[] = [
  state('ready', films.open, async () => ready(), whole),
  state('playing', films.open, async () => {
    await play()
    await page.getByRole('tabpanel').getByRole('button').nth(2).click()
    await playsPast(16.3)
  }),
  state('chapters', films.open, async () => {
    await play()
    await tab(1).click()
  }),
  state('about', films.open, async () => {
    await ready()
    await tab(2).click()
  }),
  state('resumes', films.open, async () => {
    await shown()
    // opening the film again reads the place, as after a reload
    storePlace(films.open.code, { position: 25, seen: false })
    location.hash = '/blank'
    await appears('[data-blank]')
    location.hash = films.open.path
    await appears(`.${pageStyles.videoResume}`)
    await ready()
  }),
  state('waiting', films.open, async () => {
    failMedia(/\.m4s$/, 'hanging')
    await ready()
    await page.getByCss(`.${posterStyles.screenPlay}`).click()
    await appears(`.${posterStyles.screenPlay}[data-coming]`)
  }),
  state('login-only', films.loginOnly, shown, whole),
  state('processing', films.processing, shown),
  state('unavailable', films.unavailable, shown),
  state('removed', films.removed, shown),
  state('unknown', { path: '/video?code=no-such-film' }, () => appears(`.${pictureStateStyles.state} svg`)),
  state(
    'mainland',
    films.open,
    () => appears(`.${pageStyles.videoParts} .${pictureStateStyles.state} svg`),
    answered(filmWith(withheld)),
  ),
  state('loading', films.open, () => appears(`.${skeletonShapesStyles.loadingShapes}`), answered(hanging)),
  state(
    'offline',
    films.open,
    async () => {
      setOnline(false)
      await appears(`.${pictureStateStyles.state} svg`)
    },
    answered(hanging),
  ),
  state('failed', films.open, () => appears(`.${noticeStyles.notice}[data-tone="danger"]`), answered(broken)),
]

/**
 * Separate from the other states: a page fetches the player's code only once, so the requests are blocked before the
 * first film.
 */
export const notPlayed: ScreenState = state('not-played', films.open, async () => {
  await ready()
  await page.getByCss(`.${posterStyles.screenPlay}`).click()
  await appears(`.${posterStyles.screenNote}`)
})
export const playerCode = 'hls-engine'
