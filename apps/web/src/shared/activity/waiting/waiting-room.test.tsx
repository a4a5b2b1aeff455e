// copy for customers, cspell:ignore taken
import { refused, requestsOf, serve } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../../../testing/screen.tsx'
import {
  comeBack,
  enter503,
  join503,
  joinButton,
  panel,
  paths,
  sooner,
  statusOf503,
} from '../testing/activity-screen.ts'
import { joinStatus, queued, waitingReply } from '../testing/join-status.ts'
import { roundedMinutes } from './words.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const look = 'GET /api/waiting'
const place = (change: Parameters<typeof waitingReply>[0]) => waitingReply(change).place
const turn = { state: 'admitted', ahead: null, expectedAt: null, admittedUntil: Date.now() + 600_000 } as const
const open = (answers = {}) =>
  openScreen(paths.open, { viewer: 'registered', answers: { [statusOf503]: () => queued(), ...answers } })
const spoken = () => panel.getByRole('status').first()

test('O10 a person gets a place when the page opens, sees how many are ahead, and may join once the place is admitted', async () => {
  await open({ [enter503]: () => waitingReply(), [look]: () => place({ ahead: 300 }) })
  await expect.element(panel).toMatchTextContent(/1,240 people are ahead of you/)
  await expect.element(panel).toMatchTextContent(/The wait is about 5 min./)
  expect(joinButton.elements()).toHaveLength(0)
  comeBack()
  await expect.element(panel).toMatchTextContent(/300 people are ahead of you/)
  serve({ [look]: () => place(turn) })
  comeBack()
  await expect.element(joinButton).toBeVisible()
  await expect.element(spoken()).toMatchTextContent(/It is your turn/)
  expect(requestsOf(enter503)).toHaveLength(1)
})

test('O10 the page looks again after the pause that the server names, and a screen reader reads only news', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  await open({ [enter503]: () => waitingReply({ lookAgainIn: 5 }), [look]: () => place({ ahead: 1_200 }) })
  await expect.element(panel).toMatchTextContent(/1,240 people/)
  const before = spoken().element().textContent
  expect(before).not.toContain('1,240')
  await expect.poll(sooner(() => panel.element().textContent)).toContain('1,200 people')
  expect(spoken().element().textContent).toBe(before)
})

test('O10 a missed turn offers a new place, and a room that nothing is left in shows it with a reminder', async () => {
  let replies = 0
  await open({
    [enter503]: () => (replies++ === 0 ? waitingReply({ ...turn, state: 'missed' }) : waitingReply({ ahead: 9 })),
    [look]: () => place({ state: 'sold_out' }),
  })
  await panel.getByRole('button', { name: 'Get a new place' }).click()
  await expect.element(panel).toMatchTextContent(/9 people are ahead of you/)
  comeBack()
  await expect.element(panel).toMatchTextContent(/You can join if one is returned/)
  await expect.element(panel.getByRole('button', { name: 'Remind me' })).toBeVisible()
})

test('O10 a look that fails keeps the place in view, and a join that the server refuses for the queue shows the room', async () => {
  let status = joinStatus()
  await open({
    [statusOf503]: () => status,
    [enter503]: () => waitingReply(),
    [look]: refused('unavailable', { retryAfter: 30 }),
    [join503]: refused('activity_queued', { retryAfter: 30 }),
  })
  await expect.element(joinButton).toBeVisible()
  status = queued()
  comeBack()
  await expect.element(panel).toMatchTextContent(/1,240 people are ahead of you/)
  comeBack()
  await expect.element(panel).toMatchTextContent(/We could not check your place/)
  await expect.element(panel).toMatchTextContent(/1,240 people are ahead of you/)
})

test('O10 a closed room shows the action again', async () => {
  let status = queued()
  await open({ [statusOf503]: () => status, [enter503]: () => waitingReply(), [look]: () => place({ state: 'over' }) })
  await expect.element(panel).toMatchTextContent(/people are ahead/)
  status = joinStatus()
  comeBack()
  await expect.element(joinButton).toBeVisible()
  expect(panel.element().textContent).not.toContain('ahead')
})

test.each([
  [1, 1],
  [61_000, 2],
  [290_000, 5],
  [6 * 60_000, 10],
  [31 * 60_000, 45],
])('O10 a wait of %i ms reads as %i minutes', (milliseconds, minutes) => {
  expect(roundedMinutes(milliseconds)).toBe(minutes)
})

test('O10 a visitor reads that a place needs a sign-in, with the way to it', async () => {
  await openScreen(paths.open, { viewer: 'visitor', answers: { [statusOf503]: () => queued({ gate: 'anonymous' }) } })
  await expect.element(panel).toMatchTextContent(/Sign in to get a place in the queue/)
  await expect.element(panel.getByRole('link', { name: 'Sign in to join' })).toBeVisible()
})
