import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { sendReminders } from './remind.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context
const newcomer = newcomers(app, context)
const producer = await staffWith(context, 'operations')
const call = async (path: string, payload: object = {}, headers = producer.headers) =>
  (await app.inject({ method: 'POST', url: `/staff${path}`, payload, headers })).json()
const get = async (path: string) => (await app.inject({ url: `/api/${path}` })).json()
const texts = (text: string) => ({ 'zh-CN': '讲座', 'en-US': text })
const moment = (days: number, time = '10:00') =>
  `${new Date(clocks.business() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)}T${time}+08:00`

let made = 0
const talk = (more: object = {}): Record<string, unknown> & { sessionCode: string } => ({
  ...{ sessionCode: `talk-${++made}`, opens: moment(3), closes: moment(4, '12:00'), mainland: 'page' },
  ...{ title: texts('A talk'), lead: texts('About costs'), poster: 'film-818-opening-replay.svg' },
  ...{ paragraphs: [texts('One paragraph')], presenters: ['wong'], channel: ['costs-over-ten-years'] },
  agenda: [
    {
      day: 2,
      time: '11:00',
      minutes: 30,
      title: texts('The second day'),
      text: texts('What it is'),
      presenters: ['wong'],
    },
    { time: '10:00', minutes: 5, title: texts('Each day'), text: texts('Welcome') },
  ],
  ...more,
})
const publish = async (document: object, version: string | null = null, reason = 'Autumn series') =>
  (await call('/live/publish', { document, version, reason })).data
const opened = async (code: string) => (await call('/live/document', { code })).data

test('R20 Each session and each film of the sandbox opens as a document without faults, and is the same after it is published again', async () => {
  const { sessions } = (await call('/live')).data
  const films = await db<{ code: string }[]>`select code from films`
  expect([sessions.length > 3, films.length > 10]).toEqual([true, true])
  for (const [kind, codes] of [
    ['live', sessions.map(({ code }: { code: string }) => code)],
    ['films', films.map(({ code }) => code)],
  ])
    for (const code of codes) {
      const { document, version } = (await call(`/${kind}/document`, { code })).data
      expect([code, (await call(`/${kind}/check`, { document, version })).data.faults]).toEqual([code, []])
      const before = await get(`${kind}/${code}`)
      expect((await call(`/${kind}/publish`, { document, version, reason: 'As it was' })).data.outcome).toBe(
        'published',
      )
      const { asOf: _, now: __, others: ___, ...after } = await get(`${kind}/${code}`)
      expect(before).toMatchObject(after)
      expect((await call(`/${kind}/document`, { code })).data.document).toEqual(document)
    }
})

describe('a session of the console', () => {
  test('R20 A new session is published in three languages with its agenda, and the trail has actor, reason and both versions', async () => {
    const document = talk()
    const code = document.sessionCode
    expect(await publish(document)).toEqual({ outcome: 'published', faults: [] })
    const shown = await get(`live/${code}`)
    expect(shown).toMatchObject({ state: 'scheduled', title: { 'zh-CN': '讲座', 'zh-HK': '講座', 'en-US': 'A talk' } })
    expect(shown.agenda.map(({ at }: { at: number }) => at)).toEqual([
      Date.parse(moment(4, '11:00')),
      Date.parse(moment(3, '10:00')),
    ])
    const { document: stored, version } = await opened(code)
    expect((await publish({ ...stored, lead: texts('About time') }, version, 'Another lead')).outcome).toBe('published')
    const trail = await db`
      select staff_id, reason, detail #>> '{before,lead,en-US}' as before, detail #>> '{after,lead,en-US}' as after
      from audit_entries where subject = 'live_sessions' and subject_id = ${code} order by id`
    expect([...trail]).toEqual([
      { staff_id: producer.id, reason: 'Autumn series', before: null, after: 'About costs' },
      { staff_id: producer.id, reason: 'Another lead', before: 'About costs', after: 'About time' },
    ])
  })

  test('R20 Every fault of a session is reported at its field, and nothing is published', async () => {
    const document = talk({
      closes: moment(3, '09:00'),
      title: { 'zh-CN': '講座', 'en-US': '<b>A talk</b>' },
      lead: texts('See https://example.com'),
      paragraphs: [texts('Until {closes}')],
      poster: 'nothing.svg',
      presenters: ['wong', 'nobody'],
      channel: ['no-such-film'],
      agenda: [{ day: 1, time: '25:00', minutes: 0, title: texts(''), text: texts('x'), presenters: [] }],
      more: 1,
    })
    const { faults } = (await call('/live/check', { document, version: null })).data
    const named = faults.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).sort()
    expect(named).toEqual([
      'agenda[0].minutes number_min',
      'agenda[0].time moment_form',
      'agenda[0].title.en-US empty',
      'lead.en-US address',
      'more unknown_field',
      'paragraphs[0].en-US braces',
      'poster media_unknown',
      'title.en-US html',
      'title.zh-CN simplified',
    ])
    expect(await publish(document)).toMatchObject({ outcome: 'faulty' })
    const wellFormed = talk({
      ...{ closes: moment(3, '09:00'), presenters: ['wong', 'nobody'], channel: ['no-such-film'], replay: 'neither' },
      agenda: [{ day: 9, time: '10:00', minutes: 5, title: texts('x'), text: texts('x'), presenters: ['chan'] }],
    })
    const found = (await publish(wellFormed)).faults
    expect(found.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
      'closes ends_before_it_opens',
      'presenters[1] presenter_unknown',
      'channel[0] film_unknown',
      'replay film_unknown',
      'agenda[0].presenters[0] presenter_elsewhere',
    ])
    expect((await get(`live/${wellFormed.sessionCode}`)).reason).toBe('not_found')
  })

  test('R20 Of two members of staff who edit one session the second one learns it, and of two new ones with one code one is published', async () => {
    const document = talk()
    await publish(document)
    const { document: stored, version } = await opened(document.sessionCode)
    const both = await Promise.all(['One', 'Other'].map((lead) => publish({ ...stored, lead: texts(lead) }, version)))
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['outdated', 'published'])
    const fresh = talk()
    const twice = await Promise.all([publish(fresh), publish(fresh)])
    expect(twice.map(({ outcome }) => outcome).sort()).toEqual(['faulty', 'published'])
    expect(twice.flatMap(({ faults }) => faults)).toMatchObject([{ path: 'sessionCode', code: 'code_exists' }])
    expect((await publish(talk(), version)).outcome).toBe('outdated')
  })

  test('R20 A withdrawn session is seen by nobody and sends no reminder until it is shown again; a running one is not withdrawn', async () => {
    const document = talk({ opens: moment(0, '00:00'), closes: moment(9) })
    const code = document.sessionCode
    await publish(document)
    const set = async (from: boolean, isWithdrawn: boolean) =>
      (await call('/live/withdrawal', { code, from, isWithdrawn, reason: 'The guest is ill' })).data?.outcome
    expect(await set(false, true)).toBe('running')
    const { document: stored, version } = await opened(code)
    await publish({ ...stored, opens: moment(8), closes: moment(9) }, version)
    const { from, as } = await newcomer()
    const reminder = { session: code, key: randomUUID(), language: 'en-US' }
    expect((await (await from.post('/api/user/live/reminder/set', reminder, as)).json()).data.state).toBe('set')
    expect(await set(true, true)).toBe('outdated')
    expect(await set(false, true)).toBe('set')
    expect((await get(`live/${code}`)).reason).toBe('not_found')
    const others = (await get('live')).others.map((one: { code: string }) => one.code)
    expect(others).not.toContain(code)
    const listed = (await call('/live')).data.sessions.find((one: { code: string }) => one.code === code)
    expect(listed.isWithdrawn).toBe(true)
    expect((await call('/live/interruption', { code, interrupted: true, reason: 'No sound' })).reason).toBe('not_found')
    clock.moveBusiness(8 * 86_400_000 - 60_000)
    await sendReminders(context, code)
    const [row] = await db<{ status: string }[]>`select status from live_reminders where session = ${code}`
    expect(row?.status).toBe('set')
    clock.moveBusiness(0)
    expect(await set(true, false)).toBe('set')
    expect((await get(`live/${code}`)).code).toBe(code)
  })
})

test('A document of a session beyond its bounds, or with hostile fields, is refused or reported, and never stored', async () => {
  const long = talk({ lead: texts('a'.repeat(300_000)) })
  expect((await call('/live/publish', { document: long, version: null, reason: 'Long' })).reason).toBe('too_large')
  const hostile = talk({
    agenda: Array.from({ length: 1_000 }, () => ({})),
    presenters: 'wong',
    poster: '../../etc/passwd',
  })
  const { outcome, faults } = await publish(hostile)
  expect([outcome, faults.length > 2]).toEqual(['faulty', true])
  const odd = JSON.parse(`{"__proto__":{"x":1},"sessionCode":"odd"}`)
  expect((await call('/live/publish', { document: odd, version: null, reason: 'Odd' })).reason).toBe('invalid_request')
})
