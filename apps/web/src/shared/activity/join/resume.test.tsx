import { lost, registeredNumber, requestsOf, serve } from '@foyer/testing/browser'
import { beforeEach, expect, test } from 'vitest'
import { connectTracker } from '../../../platform/tracker.ts'
import { goTo, openScreen } from '../../../testing/screen.tsx'
import {
  answer,
  comeBack,
  confirm,
  join503,
  joinButton,
  joinReply,
  panel,
  paths,
  reference,
  statusOf503,
} from '../testing/activity-screen.ts'
import { joined, joinStatus } from '../testing/join-status.ts'

const stored = 'foyer.own.join.503.'
const attempt = {
  person: registeredNumber,
  at: Date.now() - 5_000,
  request: { key: 'd9428888-122b-41e1-b85c-61d2a1b2c3d4', termsVersion: 1, residence: 'macao' },
}

let events: string[] = []
beforeEach(async () => {
  events = []
  // The page’s own tracker connects when this module loads. If it loaded later, it would replace the tracker below.
  await import('../../../platform/tracking/begin.ts')
  connectTracker(({ name }) => name.startsWith('activity_') && events.push(name))
})

/** Opens the activity like a reload that finds a join attempt in storage. */
const reload = async (answers = {}, storedAttempt: object = attempt) => {
  await openScreen('/about', { viewer: 'registered' })
  sessionStorage.setItem(stored, JSON.stringify(storedAttempt))
  serve({ [statusOf503]: joinStatus(), ...answers })
  await goTo(paths.open)
}

test('N13 a join attempt is stored with its person, key and body before it is sent', async () => {
  let found: unknown
  const whileSent = () => {
    found = JSON.parse(sessionStorage.getItem(stored) ?? 'null')
    return joinReply()
  }
  await openScreen(paths.open, { viewer: 'registered', answers: { [join503]: whileSent } })
  await joinButton.click()
  await answer('Macao')
  await confirm.click()
  await expect.element(panel).toMatchTextContent('You have joined')
  const [sent] = requestsOf(join503)
  expect(found).toEqual({ person: registeredNumber, at: expect.any(Number), request: sent?.body })
  expect(sessionStorage.getItem(stored)).toBeNull()
  expect(events).toEqual(['activity_join_pressed', 'activity_joined'])
})

test('N13 a reload resumes an unanswered join attempt: Check again sends its stored key and body', async () => {
  await reload({ [join503]: joinReply() })
  await expect.element(panel).toMatchTextContent('No answer yet')
  expect(joinButton.elements()).toEqual([])
  expect(requestsOf(join503)).toEqual([])
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect.element(panel).toMatchTextContent(`Reference ${reference}`)
  expect(requestsOf(join503).map(({ body }) => body)).toEqual([attempt.request])
  expect(sessionStorage.getItem(stored)).toBeNull()
  expect(events).toEqual(['activity_joined'])
})

test('N13 a reload after a successful join shows the participation, counts it once and removes the attempt', async () => {
  await reload({ [statusOf503]: joined() })
  await expect.element(panel).toMatchTextContent(`Reference ${reference}`)
  await expect.poll(() => events).toEqual(['activity_joined'])
  expect(sessionStorage.getItem(stored)).toBeNull()
  comeBack()
  await expect.poll(() => requestsOf(statusOf503).length).toBeGreaterThan(1)
  expect(events).toEqual(['activity_joined'])
  expect(requestsOf(join503)).toEqual([])
})

test('N13 the stored join attempt of another person is not resumed', async () => {
  await reload({}, { ...attempt, person: '+852 ****7777' })
  await expect.element(joinButton).toBeVisible()
  await expect.element(panel).not.toMatchTextContent('No answer yet')
})

test('N13 a join attempt whose answer is lost again stays in storage for another try', async () => {
  await reload({ [join503]: lost })
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => requestsOf(join503).length).toBe(2)
  await expect.element(panel.getByRole('button', { name: 'Check again' })).toBeVisible()
  expect(JSON.parse(sessionStorage.getItem(stored) ?? 'null')).toEqual(attempt)
  expect(events).toEqual([])
})

test('N13 a tab that becomes visible again shows that an unanswered join has succeeded', async () => {
  await reload({})
  await expect.element(panel).toMatchTextContent('No answer yet')
  serve({ [statusOf503]: joined() })
  comeBack()
  await expect.element(panel).toMatchTextContent(`Reference ${reference}`)
  expect(sessionStorage.getItem(stored)).toBeNull()
  expect(events).toEqual(['activity_joined'])
  expect(requestsOf(join503)).toEqual([])
})
