import { requestsOf, serve, setOnline } from '@foyer/testing/browser'
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { forget } from '../../../platform/own-storage.ts'

export const video = (): HTMLVideoElement | null => document.querySelector('video')

/** Seconds into the film. */
export const timeOf = (): number => video()?.currentTime ?? 0

/** Plays on from a second: its time goes up, and is not only set. */
export const playsPast = (seconds: number): Promise<void> => expect.poll(timeOf).toBeGreaterThan(seconds)

/** The controls of the player are there. */
export const ready = () => expect.element(page.getByCss('.player-controls')).toBeVisible()

export const play = async (): Promise<void> => {
  await ready()
  await page.getByCss('.screen-play').click()
  await playsPast(0.2)
}

/** Languages of the captions that are shown. */
export const captionsShown = (): string[] =>
  [...(video()?.textTracks ?? [])]
    .filter(({ mode, cues }) => mode === 'showing' && (cues?.length ?? 0) > 0)
    .map(({ language }) => language)

/** For a file whose tests play films: the report that leaving a film sends, and what a viewer's tab remembers. */
export const whereFilmsPlay = (...films: readonly string[]): void => {
  beforeEach(() => serve(reportsTaken))
  afterEach(async () => {
    serve(reportsTaken)
    setOnline(true)
    const sent = reports()
    const isReported = wasAsked()
    location.hash = '/blank'
    await expect.poll(() => document.querySelector('[data-blank]')).not.toBeNull()
    // what the player reports as it is left belongs to this test
    if (isReported) await expect.poll(reports).toBe(sent + 1)
    for (const name of ['captions', ...films.map((film) => `film.${film}`)]) forget(name)
  })
}
/** Somebody pressed play on the film that is shown. */
const wasAsked = (): boolean =>
  video() !== null &&
  (video()?.currentSrc !== '' || document.querySelector('.screen-play.is-coming, .screen-note[role="alert"]') !== null)
const reports = (): number => requestsOf('POST /api/playback-reports').length
const reportsTaken = { 'POST /api/playback-reports': () => new Response(null, { status: 204 }) }
