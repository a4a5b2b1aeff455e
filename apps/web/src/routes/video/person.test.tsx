import { broken, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as posterStyles from '../../shared/player/poster.module.css'
import { failMedia, mediaRequests, mendMedia, retrySoon } from '../../shared/player/testing/media.ts'
import { play, playsPast, ready, timeOf, video, whereFilmsPlay } from '../../shared/player/testing/playing.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import { openScreen } from '../../testing/screen.tsx'
import type { Viewer } from '../../testing/viewer.ts'
import * as pageStyles from './page.module.css'
import { shown } from './states.ts'
import {
  films,
  newPassEachTime,
  placesStored,
  play as playEndpoint,
  playReply,
  storeEndpoint,
} from './testing/replies.ts'

whereFilmsPlay(films.open.code, films.loginOnly.code)

const note = page.getByCss(`.${posterStyles.screenNote}`)
const open = async ({ path }: { path: string }, viewer: Viewer, reply: unknown = () => playReply()): Promise<void> => {
  await openScreen(path, { viewer, answers: { ...placesStored, [playEndpoint]: reply } })
  await shown()
}
const storedPlaces = () =>
  requestsOf(storeEndpoint).map(({ body }) => body as { film: string; position: number; at: number })

test('R27 the position of a signed-in person is sent to the server, and not stored in the tab', async () => {
  const before = Date.now()
  await open(films.open, 'registered')
  await play()
  await page.getByRole('tabpanel').getByRole('button').nth(3).click()
  await playsPast(24)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => video()?.paused).toBe(true)
  const left = timeOf()
  await expect.poll(() => storedPlaces().at(-1)?.position).toBe(left)
  const last = storedPlaces().at(-1)
  expect(last?.film).toBe(films.open.code)
  expect(last?.at).toBeGreaterThanOrEqual(before)
  expect(last?.at).toBeLessThanOrEqual(Date.now())
  expect(Object.keys(sessionStorage).filter((name) => name.includes('film.'))).toEqual([])
})

test('R27 a signed-in person resumes at the position that the server reports', async () => {
  const progress = { film: films.open.code, position: 27.3, seen: false, at: Date.now() }
  await open(films.open, 'registered', () => playReply({ progress }))
  await expect.element(page.getByCss(`.${pageStyles.videoResume}`)).toHaveTextContent('Resumes at 0:27')
  expect(requestsOf(playEndpoint).map(({ body }) => body)).toEqual([{ film: films.open.code }])
})

test('R27 a film for account holders shows a visitor a log-in link that returns to the film', async () => {
  await open(films.loginOnly, 'visitor')
  await expect.element(note).toMatchTextContent('For account holders')
  await expect
    .element(note.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', `#/selectLogin?way=account&back=${encodeURIComponent(films.loginOnly.path)}`)
  expect(document.querySelectorAll(`video, .${posterStyles.player}`).length).toBe(0)
})

test('R27 a film for account holders shows a log-in link to a person who is only registered', async () => {
  await open(films.loginOnly, 'registered', () => playReply({ state: 'login_only', playback: null }))
  await expect.element(note.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(document.querySelectorAll(`video, .${posterStyles.player}`).length).toBe(0)
})

test('R27 a film for account holders plays for a person who is logged in', async () => {
  await open(films.loginOnly, 'cash')
  await play()
  await expect.element(note).not.toBeInTheDocument()
})

test('R27 a pass that expires while a film plays is requested again, and the film continues', async () => {
  // simulates a pass that expires after 20 seconds: the later segments need another pass
  const hasEnded = () => mediaRequests().some((address) => /\/5\.m4s$/.test(address))
  const passes = () => new Set(mediaRequests().flatMap((address) => /index\.m3u8\?pass=(\d+)/.exec(address)?.[1] ?? []))
  await open(
    films.loginOnly,
    'cash',
    newPassEachTime(() => hasEnded() && mendMedia()),
  )
  failMedia(/\/(?:[5-9]|1\d)\.m4s$/, 401)
  retrySoon()
  await play()
  await expect.poll(() => passes().size).toBe(2)
  await page.getByRole('tabpanel').getByRole('button').nth(2).click()
  await playsPast(21)
  await expect.element(note).not.toBeInTheDocument()
})

test('R27 a logged-in person sees no log-in link while the page checks whether the film plays for them', async () => {
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await open(films.loginOnly, 'cash', async () => {
    await answered
    return broken
  })
  await expect.element(note).toHaveTextContent('Checking your account')
  await expect.element(page.getByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
  answer()
  const again = page.getByCss(`.${noticeStyles.notice}[data-tone="danger"]`).getByRole('button')
  await expect.element(again).toBeVisible()
  serve({ [playEndpoint]: () => playReply() })
  await again.click()
  await ready()
})
