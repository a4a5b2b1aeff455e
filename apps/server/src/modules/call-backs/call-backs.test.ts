import { brand } from '@foyer/api/brand'
import type { CallBackReply } from '@foyer/api/call-backs'
import type { HotlineReply } from '@foyer/api/hotline'
import type { StaffCallBack } from '@foyer/api/staff/call-backs'
import type { TimelineEvent } from '@foyer/api/staff/care'
import { beforeEach, describe, expect, test } from 'vitest'
import { testTwoServers } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { pruneExpired } from '../privacy/prune-expired.ts'
import { idOf } from '../privacy/testing.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { app, apps, context, clock } = await testTwoServers()
const { db, clocks } = context
const someone = newcomers(app, context)
type Someone = Pick<Awaited<ReturnType<typeof someone>>, 'from' | 'as'>

const path = '/api/user/call-backs'
const day = 86_400_000
const hotline = async (): Promise<HotlineReply> =>
  (await app.inject({ url: `/api/hotline?client=${brand.clientApp.name}` })).json()
const first = async (): Promise<number> => (await hotline()).windows[0]?.from ?? 0
const read = async ({ from, as }: Someone): Promise<CallBackReply> => (await from.post(path, {}, as)).json().data
const send = async ({ from, as }: Someone, changes: object = {}) => {
  const body = { key: crypto.randomUUID(), from: await first(), topic: 'reward', number: null, language: 'zh-HK' }
  return (await from.post(`${path}/request`, { ...body, ...changes }, as)).json()
}
const withdraw = async (person: Someone) =>
  (await person.from.post(`${path}/withdraw`, { id: (await read(person)).callBack?.id }, person.as)).json()

let care: Awaited<ReturnType<typeof staffWith>>
const act = async (call: string, body: object, { headers } = care) =>
  (await app.inject({ method: 'POST', url: `/staff/care/call-backs${call}`, headers, payload: body })).json()
const listed = async (open: boolean): Promise<StaffCallBack[]> => (await act('', { open })).data.callBacks

beforeEach(async () => {
  // tests advance the clock beyond a session of staff
  care = await staffWith(context, 'clientCare')
  await db`delete from call_backs`
  await db`delete from request_rates where bucket like 'call-back%'`
  // a Monday
  clock.moveBusiness(Date.parse('2026-01-05T10:00+08:00') - clocks.wall())
})

describe('Requests to be called', () => {
  test('R36 anybody reads whether the hotline is open, and no device of a person is named in it', async () => {
    expect(await hotline()).toMatchObject({ isOpen: true, changesAt: Date.parse('2026-01-05T18:00+08:00') })
    clock.moveBusiness(Date.parse('2026-01-10T10:00+08:00') - clocks.wall())
    expect(await hotline()).toMatchObject({ isOpen: false, changesAt: Date.parse('2026-01-12T08:30+08:00') })
  })

  test('R36 a person requests a call to the registered number, and sees it masked on every device', async () => {
    const person = await someone()
    expect((await read(person)).callBack).toBeNull()
    expect(await send(person)).toMatchObject({ status: 0 })
    const { callBack, number } = await read(await person.elsewhere())
    expect(callBack).toMatchObject({ state: 'open', topic: 'reward', number, from: await first() })
    expect(number).toMatch(/^\+852 \*{4}\d{4}$/)
  })

  test('R36 N13 the same key makes one request and returns the same answer, also after it was closed', async () => {
    const person = await someone()
    const key = crypto.randomUUID()
    const body = { key, note: 'After lunch', number: { areaCode: '86', mobileNo: '13800138000' } }
    const { data } = await send(person, body)
    await withdraw(person)
    expect((await send(person, body)).data).toEqual(data)
    expect((await send(person, { ...body, note: 'In the morning' })).reason).toBe('key_reused')
    expect(await db`select from call_backs`).toHaveLength(1)
    const [stored] = await db<[{ text: string }]>`
      select string_agg(idempotency_keys::text, '') as text from idempotency_keys where key = ${key}`
    expect(stored.text).not.toContain('13800138000')
  })

  test('R36 of two requests at the same time on two servers one is stored, and the other finds it open', async () => {
    const person = await someone()
    const other = await person.elsewhere()
    expect(apps).toHaveLength(2)
    const replies = await Promise.all([send(person), send(other)])
    expect(replies.map(({ reason }) => reason ?? 'stored').sort()).toEqual(['call_back_open', 'stored'])
    expect(await db`select from call_backs where state = 'open'`).toHaveLength(1)
  })

  test('R36 a window that has begun, and one that is not offered, are refused', async () => {
    const person = await someone()
    const from = await first()
    expect((await send(person, { from: from + 60_000 })).reason).toBe('call_back_window')
    clock.moveBusiness(from - clocks.wall())
    expect((await send(person, { from })).reason).toBe('call_back_window')
    expect((await read(person)).callBack).toBeNull()
  })

  test.each([
    ['a number that is none', { number: { areaCode: '852', mobileNo: '12345678' } }, 'mobile_malformed'],
    ['a note of 201 characters', { note: 'x'.repeat(201) }, 'invalid_request'],
    ['a note with a control character', { note: 'a\u202eb' }, 'invalid_request'],
    ['an unknown topic', { topic: 'weather' }, 'invalid_request'],
    ['a field that does not exist', { isUrgent: true }, 'invalid_request'],
  ])('R36 a request with %s is refused', async (_, changes, reason) => {
    const person = await someone()
    expect(await send(person, changes)).toMatchObject({ reason })
    expect(await db`select from call_backs`).toHaveLength(0)
  })

  test('R36 P6 a visitor cannot request a call', async () => {
    const { from } = await someone()
    const visitor = { from, as: await from.tourist() }
    expect(await send(visitor)).toMatchObject({ reason: 'level_too_low' })
  })

  test('R36 a person requests three calls a day, and refused requests do not count', async () => {
    const person = await someone()
    for (let nth = 1; nth <= 3; nth++) {
      expect(await send(person)).toMatchObject({ status: 0 })
      expect(await send(person)).toMatchObject({ reason: 'call_back_open' })
      await withdraw(person)
    }
    expect(await send(person)).toMatchObject({ reason: 'rate_limited' })
    clock.advance(day)
    expect(await send(person)).toMatchObject({ status: 0 })
  })

  test('R36 a number gets at most three calls a day, also when several people request them', async () => {
    const number = { areaCode: '86', mobileNo: '13800138000' }
    for (let nth = 1; nth <= 3; nth++) expect(await send(await someone(), { number })).toMatchObject({ status: 0 })
    const fourth = await someone()
    expect(await send(fourth, { number })).toMatchObject({ reason: 'rate_limited' })
    expect(await send(fourth)).toMatchObject({ status: 0 })
  })

  test('R36 requests of other people for a number do not prevent a call to the person who is registered with it', async () => {
    const person = await someone()
    const number = { areaCode: '852', mobileNo: person.mobile.replace('+852', '') }
    for (let nth = 1; nth <= 3; nth++) expect(await send(await someone(), { number })).toMatchObject({ status: 0 })
    expect(await send(await someone(), { number })).toMatchObject({ reason: 'rate_limited' })
    expect(await send(person)).toMatchObject({ status: 0 })
  })

  test('R36 a person withdraws an open request, and nobody else does', async () => {
    const [person, other] = [await someone(), await someone()]
    await send(person)
    await other.from.post(`${path}/withdraw`, { id: (await read(person)).callBack?.id }, other.as)
    expect((await read(person)).callBack?.state).toBe('open')
    expect((await withdraw(person)).data.callBack.state).toBe('withdrawn')
    expect(await listed(true)).toEqual([])
    expect(await listed(false)).toEqual([])
  })
})

describe('Requests to be called at client care', () => {
  test('R36 staff see a request masked, show number and note with a reason, and the trail has neither', async () => {
    const person = await someone()
    await send(person, { number: { areaCode: '86', mobileNo: '13800138000' }, note: 'After lunch' })
    const [request] = await listed(true)
    expect(request).toMatchObject({ number: '+86 ****8000', isOtherNumber: true, hasNote: true, language: 'zh-HK' })
    expect(JSON.stringify(request)).not.toContain('After lunch')
    const revealed = await act('/reveal', { callBack: request?.id, reason: 'To call' })
    expect(revealed.data).toEqual({ number: '+8613800138000', note: 'After lunch' })
    const [entry] = await db<{ text: string }[]>`
      select audit_entries::text as text from audit_entries where subject = 'call_backs' and event = 'reveal'`
    expect(entry?.text).toContain(care.id)
    expect(entry?.text).not.toMatch(/13800138000|After lunch/)
  })

  test('R36 closing a request stores who and why, notifies the person once, and lets them request another call', async () => {
    const person = await someone()
    await send(person)
    const [request] = await listed(true)
    const close = { callBack: request?.id, state: 'reached', reason: 'Explained the expiry' }
    const replies = await Promise.all([act('/close', close), act('/close', { ...close, state: 'missed' })])
    expect(replies.map(({ reason }) => reason ?? 'closed').sort()).toEqual(['closed', 'not_found'])
    const [closed] = await listed(false)
    expect(closed).toMatchObject({ closedBy: { id: care.id }, outcome: 'Explained the expiry' })
    const { data } = (await person.from.post('/api/user/notices', {}, person.as)).json()
    expect(data.notices).toMatchObject([{ kind: 'call_back', facts: { request: request?.id } }])
    expect(await send(person)).toMatchObject({ status: 0 })
    const entries = await db`
      select staff_id, reason from audit_entries where subject = 'call_backs' and subject_id = ${request?.id ?? ''}`
    expect([...entries]).toEqual([{ staff_id: care.id, reason: 'Explained the expiry' }])
  })

  test('R36 the timeline of a person has requests, withdrawals, windows without a call, and acts of staff', async () => {
    const [person, other] = [await someone(), await someone()]
    const timeline = async (): Promise<TimelineEvent[]> => {
      const [row] = await db<[{ code: string }]>`
        select user_code as code from persons where id = ${await idOf(context, person.mobile)}`
      const url = '/staff/care/timeline'
      const reply = await app.inject({ method: 'POST', url, headers: care.headers, payload: { id: row.code } })
      return reply.json().data.events.filter(({ event }: TimelineEvent) => event.startsWith('call_back'))
    }
    await send(other)
    await send(person)
    await withdraw(person)
    clock.advance(1000)
    await send(person)
    expect((await timeline()).map(({ kind, event }) => [kind, event])).toEqual([
      ['callBack', 'call_back_requested'],
      ['callBack', 'call_back_withdrawn'],
      ['callBack', 'call_back_requested'],
    ])
    const { callBack } = await read(person)
    clock.moveBusiness((callBack?.to ?? 0) - clocks.wall())
    const overdue = { kind: 'callBack', event: 'call_back_overdue', at: callBack?.to }
    expect(await timeline()).toContainEqual(expect.objectContaining(overdue))
    await act('/reveal', { callBack: callBack?.id, reason: 'To call' })
    await act('/close', { callBack: callBack?.id, state: 'missed', reason: 'Rang twice' })
    const by = { id: care.id, name: expect.any(String) }
    const events = await timeline()
    for (const [event, reason] of [
      ['call_back_revealed', 'To call'],
      ['call_back_missed', 'Rang twice'],
    ])
      expect(events).toContainEqual(expect.objectContaining({ kind: 'staff', event, by, reason }))
    expect(JSON.stringify(events)).not.toContain(person.mobile)
  })

  test('R36 the earliest window is first, and pages contain each request once', async () => {
    const people = await Promise.all(Array.from({ length: 42 }, someone))
    const [one] = people
    if (one) await send(one)
    const [sample] = await db<{ number: Buffer }[]>`select number_sealed as number from call_backs`
    await db`delete from call_backs`
    for (const [nth, { mobile }] of people.entries())
      await db`insert into call_backs ${db({
        ...{ id: crypto.randomUUID(), person_id: await idOf(context, mobile), topic: 'other', state: 'open' },
        ...{ number_sealed: sample?.number ?? null, is_other_number: false, language: 'en-US' },
        window_from: new Date(day * (42 - nth)),
        window_to: new Date(day * (42 - nth) + 1),
        created_at: new Date(clocks.wall()),
      })}`
    const page = (await act('', { open: true })).data
    const rest = (await act('', { open: true, after: page.after })).data
    const begins = [...page.callBacks, ...rest.callBacks].map(({ from }: StaffCallBack) => from / day)
    expect(begins).toEqual(Array.from({ length: 42 }, (_, nth) => nth + 1))
    expect(rest.after).toBeNull()
  })

  test('R36 an auditor reads requests, and neither shows a number nor closes one', async () => {
    const auditor = await staffWith(context, 'auditor')
    expect((await act('', { open: true }, auditor)).status).toBe(0)
    for (const call of ['/reveal', '/close']) expect((await act(call, {}, auditor)).reason).toBe('role_missing')
    const operations = await staffWith(context, 'operations')
    expect((await act('', { open: true }, operations)).reason).toBe('role_missing')
  })
})

test('O4 requests to be called are part of the export, an erasure deletes them, and they expire after half a year', async () => {
  const [person, other] = [await someone(), await someone()]
  await send(person, { note: 'After lunch' })
  await send(other)
  const { data } = (await person.from.post('/api/user/privacy/export', {}, person.as)).json()
  expect(data.callBacks).toMatchObject([{ topic: 'reward', number: person.mobile, note: 'After lunch', state: 'open' }])
  const body = { key: crypto.randomUUID(), understood: true }
  expect((await person.from.post('/api/user/privacy/erasure', body, person.as)).json()).toMatchObject({ status: 0 })
  expect(await db`select from call_backs`).toHaveLength(1)
  clock.advance(180 * day - 1)
  await pruneExpired(context)
  expect(await db`select from call_backs`).toHaveLength(1)
  clock.advance(1)
  await pruneExpired(context)
  expect(await db`select from call_backs`).toHaveLength(0)
})
