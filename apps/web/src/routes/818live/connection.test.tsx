import type { PlaybackReport } from '@foyer/api/playback-report'
import { drawUntilEnd, requestsOf, setOnline } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as styles from '../../shared/player/player.module.css'
import { failMedia, mendMedia, retrySoon } from '../../shared/player/testing/media.ts'
import { play, playsPast, timeOf, video, whereFilmsPlay } from '../../shared/player/testing/playing.ts'
import { openScreen } from '../../testing/screen.tsx'
import { path, settled } from './states.ts'
import { session } from './testing/replies.ts'

whereFilmsPlay('margin-interest')

/** Sets the playback rate of the film. */
const playAt = (rate: number): void => {
  const film = video()
  if (film) film.playbackRate = rate
}

test('R8 a channel that loses the network shows a notice and plays on automatically, and the page sends a playback report', async () => {
  drawUntilEnd()
  await openScreen(path, { answers: session('live') })
  await settled()
  retrySoon()
  // the first eight seconds load
  failMedia(/\/(?:[2-9]|1\d)\.m4s$/, 'lost')
  await play()
  setOnline(false)
  playAt(4)
  const wait = page.getByCss(`.${styles.screenWait}`)
  await expect.element(wait).toHaveTextContent('You are offline; it goes on once you are connected')
  const stalledAt = timeOf()
  playAt(1)
  mendMedia()
  setOnline(true)
  await playsPast(stalledAt + 1)
  await expect.element(wait).not.toBeInTheDocument()
  expect(video()?.paused).toBe(false)

  await page.getByRole('link', { name: 'Watch 818 videos' }).click()
  const endpoint = 'POST /api/playback-reports'
  await expect.poll(() => requestsOf(endpoint).length).toBe(1)
  const report = requestsOf(endpoint)[0]?.body as PlaybackReport
  expect(report).toMatchObject({ kind: 'live', code: 'studio', fault: null })
  expect(report.stalls).toBeGreaterThanOrEqual(1)
  expect(report.stalledMs).toBeGreaterThan(0)
  expect(report.startMs).toBeGreaterThan(0)
  expect(report.playedMs).toBeGreaterThan(1_000)
})
