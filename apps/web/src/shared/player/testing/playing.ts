import { requestsOf, serve, setOnline } from '@foyer/testing/browser'
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { remove } from '../../../platform/own-storage.ts'
import * as playerStyles from '../player.module.css'
import * as posterStyles from '../poster.module.css'

export const video = (): HTMLVideoElement | null => document.querySelector('video')

/** Position in the film in seconds. */
export const timeOf = (): number => video()?.currentTime ?? 0

/** Waits until the film plays past a second. */
export const playsPast = (seconds: number): Promise<void> => expect.poll(timeOf).toBeGreaterThan(seconds)

/** Waits for the controls of the player. */
export const ready = () => expect.element(page.getByCss(`.${playerStyles.playerControls}`)).toBeVisible()

export const play = async (): Promise<void> => {
  await ready()
  await page.getByCss(`.${posterStyles.screenPlay}`).click()
  await playsPast(0.2)
}

/** The strip of captions below the picture. */
export const captionStrip = () => page.getByCss(`.${posterStyles.playerCaptions}`)

/** Languages of the loaded captions. The page shows captions in its strip, and the browser draws none. */
export const captionsLoaded = (): string[] =>
  [...(video()?.textTracks ?? [])]
    .filter(({ mode, cues }) => mode === 'hidden' && (cues?.length ?? 0) > 0)
    .map(({ language }) => language)

/**
 * Setup for test files that play films: answers the report sent when leaving a film, and clears the tab's stored
 * positions.
 */
export const whereFilmsPlay = (...films: readonly string[]): void => {
  beforeEach(() => serve(acceptReports))
  afterEach(async () => {
    serve(acceptReports)
    setOnline(true)
    const sent = reports()
    const isReported = wasPlayed()
    location.hash = '/blank'
    await expect.poll(() => document.querySelector('[data-blank]')).not.toBeNull()
    // the report sent on leaving belongs to this test, so wait for it
    if (isReported) await expect.poll(reports).toBe(sent + 1)
    for (const name of ['captions', ...films.map((film) => `film.${film}`)]) remove(name)
  })
}
/** Whether play was pressed for the shown film. */
const wasPlayed = (): boolean =>
  video() !== null &&
  (video()?.currentSrc !== '' ||
    document.querySelector(`.${posterStyles.screenPlay}[data-coming], .${posterStyles.screenNote}[role="alert"]`) !==
      null)
const reports = (): number => requestsOf('POST /api/playback-reports').length
const acceptReports = { 'POST /api/playback-reports': () => new Response(null, { status: 204 }) }
