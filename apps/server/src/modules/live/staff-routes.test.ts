import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { hour } from '../activities/testing.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { app, context, clock } = await testApp()
const { db } = context
const director = await staffWith(context, 'operations')
const call = async (path: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/staff/${path}`, payload, headers: director.headers })).json()
const sessions = async () => (await call('live')).data.sessions
const [first] = await sessions()
const code: string = first.code
const one = async () => (await sessions()).find((session: { code: string }) => session.code === code)
const entries = (event: string) => db`
  select staff_id, reason, detail from audit_entries where subject_id = ${code} and event = ${event}`

test('A session begins now, is interrupted, resumes and ends now, each with a reason, as visitors see it', async () => {
  const now = clock.clocks.business()
  const was = { opensAt: first.opensAt, closesAt: first.closesAt }
  const times = { opensAt: now - 1_000, closesAt: now + hour }
  const began = await call('live/times', { code, was, ...times, reason: 'The guest is early' })
  expect(began.data).toMatchObject({ outcome: 'set', session: { state: 'live', ...times } })
  expect([...(await entries('times'))]).toMatchObject([
    {
      staff_id: director.id,
      reason: 'The guest is early',
      detail: { after: { opens: new Date(times.opensAt).toISOString() } },
    },
  ])
  const interruption = (interrupted: boolean) => call('live/interruption', { code, interrupted, reason: 'No sound' })
  expect((await interruption(true)).data).toMatchObject({ state: 'interrupted', interruptedSince: now })
  expect((await app.inject({ url: `/api/live/${code}` })).json().state).toBe('interrupted')
  expect((await interruption(false)).data).toMatchObject({ state: 'live', interruptedSince: null })
  expect([...(await entries('interrupt'))]).toEqual([{ staff_id: director.id, reason: 'No sound', detail: {} }])
  // two directors end it at the same time by different times
  const end = (closesAt: number | 'now') =>
    call('live/times', { code, was: times, opensAt: times.opensAt, closesAt, reason: 'It is over' })
  const both = await Promise.all([end('now'), end(now - 500)])
  expect(both.map(({ data }) => data.outcome).sort()).toEqual(['outdated', 'set'])
  expect(['ended', 'replay']).toContain((await one()).state)
})

test('A session that does not exist, times in the wrong order and a missing reason are refused', async () => {
  const times = { opensAt: 2_000, closesAt: 1_000 }
  expect((await call('live/times', { code, was: times, ...times, reason: 'Wrong' })).reason).toBe('invalid_request')
  expect((await call('live/interruption', { code, interrupted: true })).reason).toBe('invalid_request')
  expect((await call('live/interruption', { code: 'nothing', interrupted: true, reason: 'None' })).reason).toBe(
    'not_found',
  )
})

test('Sessions and films continue page by page', async () => {
  const all = await sessions()
  expect(all.map(({ opensAt }: { opensAt: number }) => opensAt)).toEqual(
    all.map(({ opensAt }: { opensAt: number }) => opensAt).toSorted((a: number, b: number) => b - a),
  )
  const [, second] = all
  const after = { at: all[0].opensAt, code: all[0].code }
  expect((await call('live', { after })).data.sessions[0].code).toBe(second.code)
  const { films } = (await call('films')).data
  const next = await call('films', { after: { at: films[0].publishedAt, code: films[0].code } })
  expect(next.data.films[0].code).toBe(films[1].code)
})

test('A film is withdrawn and shown again, unless somebody changed its status meanwhile', async () => {
  const { films } = (await call('films')).data
  const film = films.find(({ status }: { status: string }) => status === 'ready')
  const set = (from: string, status: string) =>
    call('films/status', { code: film.code, from, status, reason: 'A wrong figure' })
  const both = await Promise.all([set('ready', 'removed'), set('ready', 'unavailable')])
  expect(both.map(({ data }) => data.outcome).sort()).toEqual(['outdated', 'set'])
  const now = (await call('films')).data.films.find((each: { code: string }) => each.code === film.code).status
  expect((await set('ready', 'removed')).data.outcome).toBe('outdated')
  expect((await set(now, 'ready')).data.outcome).toBe('set')
  expect((await app.inject({ url: `/api/films/${film.code}` })).json().state).not.toBe('removed')
  const [entry] = await db`
    select staff_id, reason from audit_entries where subject = 'films' and subject_id = ${film.code} and event = 'status'`
  expect(entry).toEqual({ staff_id: director.id, reason: 'A wrong figure' })
  expect(
    (await call('films/status', { code: 'nothing', from: 'ready', status: 'removed', reason: 'None' })).reason,
  ).toBe('not_found')
})
