import { viewerPattern } from '@foyer/api/playback-limits'
import { broken, cutOff, refused, requestsOf, serve, sticksOut, streamsOf, zoomText } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as playerStyles from '../../shared/player/player.module.css'
import * as posterStyles from '../../shared/player/poster.module.css'
import { play, playsPast, ready, timeOf, video, whereFilmsPlay } from '../../shared/player/testing/playing.ts'
import * as swiperStyles from '../../shared/ui/swiper/swiper.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { breakEvents, eventsOf, path, settled, states } from './states.ts'
import { liveNow, session, withheld } from './testing/replies.ts'

whereFilmsPlay()
testStates(states)

const phase = page.getByCss(`.${pageStyles.liveFacts} .${frameStyles.phase}`)
const note = page.getByCss(`.${posterStyles.screenNote}`)
const viewers = page.getByCss(`.${pageStyles.liveViewers}`)
const agenda = page.getByCss(`.${pageStyles.live} .${swiperStyles.swiper}`)

test('R8 a session before its start shows its countdown, the number of waiting viewers, and that it is not advice', async () => {
  await openScreen(path, { answers: session('scheduled') })
  await settled()
  await expect.element(phase).toHaveTextContent('Scheduled')
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect
    .element(page.getByCss(`.${frameStyles.cardRisk}`))
    .toMatchTextContent('Not investment advice, a solicitation or an offer.')
  ;(await eventsOf()).send({ viewers: 1 }, 'viewers')
  await expect.element(viewers).toHaveTextContent('1 waiting')
})

test('R8 K5 the agenda of a session moves from one item to the next', async () => {
  await openScreen(path, { answers: session('scheduled') })
  await settled()
  agenda.element().scrollIntoView({ block: 'center' })
  await expect
    .element(agenda.getByRole('heading', { name: 'Overnight: six explainers on repeat' }))
    .toBeInViewport({ ratio: 0.5 })
  await agenda.getByRole('button', { name: 'Next slide' }).click()
  await expect.element(agenda.getByRole('status')).toHaveTextContent('2 of 3')
  await expect
    .element(agenda.getByRole('heading', { name: 'Daytime: six explainers on repeat' }))
    .toBeInViewport({ ratio: 0.5 })
})

test('R8 K5 the agenda of a live session begins with the current item, which is marked "Now" and lists its parts', async () => {
  await openScreen(path, { answers: session('live', { agendaItem: 'evening' }) })
  await settled()
  const now = page.getByCss(`.${pageStyles.agendaItem}.${pageStyles.isNow}`)
  await expect.element(now.getByRole('heading')).toHaveTextContent('Evening: six explainers on repeat')
  await expect.element(now.getByCss(`.${frameStyles.phase}`)).toHaveTextContent('Now')
  const parts = now.getByRole('listitem')
  expect(parts.elements()).toHaveLength(6)
  await expect.element(parts.first()).toHaveTextContent('A Hong Kong trading day')
  agenda.element().scrollIntoView({ block: 'center' })
  await expect.element(now).toBeInViewport({ ratio: 0.5 })
})

test('R8 events lead the page from the countdown to the channel, an interruption and the end', async () => {
  await openScreen(path, { answers: session('scheduled') })
  await settled()
  const events = await eventsOf()
  events.send(liveNow('live', { viewers: 3 }), 'now')
  await expect.element(phase).toHaveTextContent('Live now')
  await expect.element(viewers).toHaveTextContent('3 watching')
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
  await ready()
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByCss(`.${playerStyles.playerLive}`)).toHaveTextContent('Live')
  await play()
  // the film that replaces the channel is 48 seconds long, and its end is the live edge
  await expect.element(page.getByRole('button', { name: 'Go live' })).toBeVisible()
  events.send(liveNow('interrupted'), 'now')
  await expect.element(phase).toHaveTextContent('Interrupted')
  await expect.element(note).toMatchTextContent('The signal was interrupted')
  await expect.element(page.getByRole('combobox', { name: 'Captions' })).not.toBeInTheDocument()
  events.send(liveNow('live'), 'now')
  await expect.element(phase).toHaveTextContent('Live now')
  await expect.element(note).not.toBeInTheDocument()
  await playsPast(timeOf() + 0.3)
  events.send(liveNow('ended'), 'now')
  await expect.element(phase).toHaveTextContent('Ended')
  await expect.element(note).toMatchTextContent('The session has ended')
  await expect.element(note.getByRole('link', { name: 'Watch 818 videos' })).toHaveAttribute('href', '#/818videolist')
  expect(video()).toBeNull()
})

test('R8 the page requests the state of the session when the countdown ends', async () => {
  const endpoint = 'GET /api/live/studio/now'
  await openScreen(path, { answers: session('scheduled', { opensAt: Date.now() + 600_000 }) })
  await settled()
  await eventsOf()
  serve({ [endpoint]: liveNow('live') })
  expect(requestsOf(endpoint)).toEqual([])
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 600_000)
  await expect.element(phase).toHaveTextContent('Live now')
  expect(requestsOf(endpoint).length).toBeGreaterThanOrEqual(1)
})

test('R8 without events the page shows a notice and requests the state of the session every ten seconds', async () => {
  const endpoint = 'GET /api/live/studio/now'
  await openScreen(path, { answers: { ...session('live'), [endpoint]: liveNow('live', { viewers: 7 }) } })
  await settled()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await breakEvents()
  await expect
    .element(page.getByCss(`.${pageStyles.livePolling}`))
    .toHaveTextContent('Updates may be slower than usual.')
  // the pause before the next request starts with the first answer
  await expect.element(viewers).toHaveTextContent('7 watching')
  expect(requestsOf(endpoint).length).toBe(1)
  expect(requestsOf(endpoint)[0]?.query.get('viewer')).toMatch(viewerPattern)
  serve({ [endpoint]: liveNow('ended') })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(requestsOf(endpoint).length).toBe(1)
  await vi.advanceTimersByTimeAsync(1_500)
  await expect.element(phase).toHaveTextContent('Ended')
  expect(requestsOf(endpoint).length).toBe(2)
})

test('R8 a hidden page closes its stream, and opens a new stream as the same viewer when it is shown again', async () => {
  const see = (value: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(value)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  await openScreen(path, { answers: session('live') })
  await settled()
  const before = await eventsOf()
  before.send(liveNow('live', { viewers: 1 }), 'now')
  await expect.element(viewers).toHaveTextContent('1 watching')
  see('hidden')
  // the timeout would close a silent stream after eight seconds anyway
  await expect.poll(() => streamsOf('/live/studio/events'), { timeout: 3_000 }).toEqual([])
  see('visible')
  const after = await eventsOf()
  expect(after).not.toBe(before)
  // a page that is shown again keeps its viewer id
  expect(after.url).toBe(before.url)
  after.send(liveNow('interrupted'), 'now')
  await expect.element(phase).toHaveTextContent('Interrupted')
  vi.restoreAllMocks()
})

test('R8 a session with a replay links to its film', async () => {
  await openScreen(path, { answers: session('replay') })
  await settled()
  await expect
    .element(page.getByRole('link', { name: 'Watch the replay' }))
    .toHaveAttribute('href', '#/video?code=818-opening-replay')
})

test('R8 the headline panel leads with what one can watch, and the card of a replay repeats neither date nor presenters', async () => {
  const offer = page.getByCss(`.${frameStyles.offer}`)
  await openScreen(path, { answers: session('replay') })
  await settled()
  await expect.element(offer).toMatchTextContent(/^Streamed onReplay/)
  const card = document.querySelector(`.${pageStyles.liveStage}`)?.textContent
  expect(card).not.toMatch(/HKT|Jo Wong/)
})

for (const [when, hours, figure] of [
  ['another day leads with its day', 26, 'Nov 30'],
  ['the same day leads with its time', 2, '20:30'],
] as const)
  test(`R8 a session on ${when}`, async () => {
    const opensAt = Date.UTC(2026, 10, 30, 12, 30)
    await openScreen(path, { answers: session('scheduled', { opensAt, asOf: opensAt - hours * 3_600_000 }) })
    await settled()
    await expect.element(page.getByCss(`.${frameStyles.offer} b`)).toHaveTextContent(figure)
  })

test('R8 the card of a session names everyone who will speak, and on air those who speak now', async () => {
  const card = page.getByCss(`.${pageStyles.liveFacts}`)
  await openScreen(path, { answers: session('scheduled') })
  await settled()
  await expect.element(card).toMatchTextContent('With Jo Wong, Vivian Chan, Howard Lee, Carmen Ng')
  ;(await eventsOf()).send(liveNow('live', { agendaItem: 'day' }), 'now')
  await expect.element(card).toMatchTextContent('With Jo Wong, Howard Lee')
})

test('R8 a running session names its end in Hong Kong time, and shows no control for sound if the channel has none', async () => {
  // a session that ends on the day of the clock, at whatever hour the test runs
  const opensAt = Date.UTC(2026, 10, 30, 4)
  await openScreen(path, { answers: session('live', { opensAt, asOf: opensAt + 3_600_000 }) })
  await settled()
  await expect.element(page.getByCss(`.${frameStyles.offer}`)).toMatchTextContent(/^Live nowUntil 14:00 HKT$/)
  await play()
  await expect.element(page.getByRole('combobox', { name: 'Captions' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mute' })).not.toBeInTheDocument()
})

test('R8 a session that does not exist or was withdrawn is stated as not found, and the other sessions are the way on', async () => {
  await openScreen(path, { answers: { 'GET /api/live/studio': refused('not_found') } })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Session not found')
  await expect.element(page.getByRole('link', { name: 'See other sessions' })).toHaveAttribute('href', '#/818live')
  await expect.element(page.getByText('Free and open to everyone')).not.toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('R8 X3 a session that did not load loads after a press on Try again', async () => {
  await openScreen(path, { answers: { 'GET /api/live/studio': broken } })
  await expect.element(page.getByRole('alert')).toMatchTextContent('The session did not load')
  serve(session('scheduled'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await settled()
})

test('R8 no part of a session is shown in the mainland', async () => {
  await openScreen(path, { answers: withheld })
  await expect.element(page.getByText('Not available in mainland China').first()).toBeVisible()
  expect(document.querySelectorAll(`.${pageStyles.live}, video`).length).toBe(0)
})

for (const [language, state] of [
  ['zh-CN', 'scheduled'],
  ['zh-HK', 'live'],
  ['en-US', 'scheduled'],
] as const)
  test(`R8 a ${state} session is not cut off at 200 % text and 360 px in ${language}`, async () => {
    await openScreen(path, { answers: session(state), language, size: [360, 780] })
    await settled()
    zoomText(200)
    expect(sticksOut()).toEqual([])
    expect(
      cutOff(
        `.${pageStyles.live} :is(.${pageStyles.liveFacts}, .${pageStyles.liveReminder}, .${pageStyles.agendaItem}, .${pageStyles.livePeople}, .${pageStyles.liveOthers}) :not(.visually-hidden)`,
      ),
    ).toEqual([])
  })
