import { describe, expect, test } from 'vitest'
import { CommError } from '../comm-error.ts'
import { day, openFixture, proved, times } from '../testing/fixture.ts'
import { fetchTransport } from '../transport/fetch.ts'
import type { Transport, TransportResponse } from '../transport/transport.ts'

const unsigned = { path: '/public', body: {}, credentials: 'none' } as const

/** The result of an unsigned call with this reply. */
const answered = async (response: TransportResponse) => {
  const transport: Transport = async () => response
  const { device } = await openFixture({ transport })
  return device.open().result(unsigned)
}

describe('results', () => {
  test('X1 the result object contains data and a success; the promise form gives the data alone', async () => {
    const { device } = await openFixture()
    const comm = device.open()
    expect(await comm.result(unsigned)).toEqual({ data: 'public', info: { error_code: 0, error_message: 'success' } })
    expect(await comm.call(unsigned)).toBe('public')
  })

  test('X1 the promise form rejects with one kind of error, and the result object has the same code and message', async () => {
    const { device } = await openFixture()
    const comm = device.open()
    const refused = { path: '/member', body: {} }
    const error: unknown = await comm.call(refused).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(CommError)
    expect(error).toMatchObject({ name: 'CommError', kind: 'refused', code: 30000, reason: 'level_too_low' })
    expect(await comm.result(refused)).toEqual({
      data: null,
      info: { error_code: 30000, error_message: 'level_too_low', kind: 'refused', reason: 'level_too_low' },
    })
  })

  test.each([
    ['msg', { status: 1, msg: 'no' }, 'no'],
    ['message', { status: '', message: 'x' }, undefined],
    ['message', { status: 7, message: 'not today' }, 'not today'],
  ])('X2 30000 is any status but 0, with the message of %s', async (_field, body, message) => {
    const { info } = await answered({ status: 400, text: JSON.stringify(body) })
    if (message) expect(info).toMatchObject({ error_code: 30000, error_message: message, reason: 'unexpected' })
    else expect(info).toMatchObject({ error_code: 10004, reason: 'unreadable' })
  })

  test.each(['', '{', '<html>', 'undefined', '{"status":0,"data"'])(
    'X2 10004 is a reply that cannot be read: %j',
    async (text) => {
      const { data, info } = await answered({ status: 200, text })
      expect(data).toBeNull()
      expect(info).toMatchObject({ error_code: 10004, reason: 'unreadable' })
      expect(info.error_message).toMatch(/^GMTP response JSON parse exception: HTTP 200/)
    },
  )

  test('X2 10004 is an unreachable network', async () => {
    const { device, server } = await openFixture()
    server.fault = () => ({ fault: 'dropped' })
    const { info } = await device.open().result(unsigned)
    expect(info).toMatchObject({ error_code: 10004, reason: 'network' })
  })

  test('X2 10004 is a time-out, before or after the headers', async () => {
    const { device, server } = await openFixture({ transport: fetchTransport(fetch, 20) })
    server.fault = () => ({ fault: 'stalled' })
    expect((await device.open().result(unsigned)).info).toMatchObject({ error_code: 10004, reason: 'timeout' })
  })

  test('X2 -1 is an unexpected error', async () => {
    const { device } = await openFixture()
    const loop: { self?: unknown } = {}
    loop.self = loop
    const { data, info } = await device.open().result({ ...unsigned, body: loop })
    expect(data).toBeNull()
    expect(info).toMatchObject({ error_code: -1, reason: 'unexpected' })
  })

  test("X2 a failure has the server's reason if it has the format of one, and its facts if they have the right types", async () => {
    const detail = {
      retryAfter: 30,
      attemptsLeft: '2',
      proof: { challenge: 'c', bits: 17 },
      serverTime: null,
      secret: 1,
    }
    const reply = { status: 42801, msg: 'prove it', reason: 'proof_required', detail }
    const { info } = await answered({ status: 428, text: JSON.stringify(reply) })
    expect(info).toEqual({
      error_code: 30000,
      kind: 'refused',
      error_message: 'prove it',
      reason: 'proof_required',
      detail: { retryAfter: 30, proof: { challenge: 'c', bits: 17 } },
    })
    const younger = await answered({ status: 400, text: JSON.stringify({ ...reply, reason: 'not_thought_of_yet' }) })
    expect(younger.info.reason).toBe('not_thought_of_yet')
    for (const reason of ['toString', 'constructor', '__proto__', '<b>', '', 'x'.repeat(41), 7]) {
      const unsafe = await answered({ status: 400, text: JSON.stringify({ ...reply, reason, detail: 5 }) })
      expect(unsafe.info).toEqual({
        error_code: 30000,
        error_message: 'prove it',
        kind: 'refused',
        reason: 'unexpected',
      })
    }
  })

  test('N4 the whole reply of the area-code search is the data, unless it or HTTP reports a failure', async () => {
    const answer = { code: 200, data: { all: [], often: [] } }
    const text = JSON.stringify(answer)
    expect((await answered({ status: 200, text })).data).toEqual(answer)
    expect((await answered({ status: 502, text })).info).toMatchObject({ reason: 'unreadable' })
    const refused = await answered({ status: 200, text: JSON.stringify({ code: 429, reason: 'rate_limited' }) })
    expect(refused).toMatchObject({ data: null, info: { reason: 'unreadable' } })
  })

  test.each([
    { status: '3', msg: 'no' },
    { status: '0', data: {} },
    { status: false },
    { status: null, data: { participation: {} } },
    { error: 'login required' },
    { code: '200', data: {} },
    { data: { participation: {} } },
    [],
    [{ status: 0 }],
    {},
    'welcome',
    0,
    true,
    null,
  ])('COMM-2 the reply %j with HTTP 200 is unreadable, and no success', async (answer) => {
    expect(await answered({ status: 200, text: JSON.stringify(answer) })).toMatchObject({
      data: null,
      info: { reason: 'unreadable' },
    })
  })

  test.each([
    ['init', 'jwt/auth/tourist'],
    ['a token', 'jwt/auth/tourist'],
    ['register', 'trade/auth/identity'],
  ])(
    'a caller that aborts while waiting for %s is rejected, and the work that others wait for continues',
    async (what, path) => {
      const fixture = await openFixture()
      const comm = fixture.device.open()
      if (what !== 'init') await comm.init()
      if (what === 'a token') fixture.clocks.advance(8 * day)
      fixture.server.seen.length = 0
      fixture.server.fault = (seen) => (seen === path ? { fault: 'late' } : undefined)
      const registering = what === 'register' ? comm.register(proved(fixture)) : undefined
      const controller = new AbortController()
      const patient = comm.call({ path: '/anyone', body: {} })
      const impatient = comm.call({ path: '/anyone', body: {}, signal: controller.signal })
      while (times(fixture, path) === 0) await new Promise(setImmediate)
      controller.abort()
      await expect(impatient).rejects.toMatchObject({ kind: 'aborted', code: -1 })
      fixture.server.release()
      await registering
      expect(await patient).toBe(registering ? 'register' : 'tourist')
      expect(times(fixture, 'api/anyone')).toBe(1)
    },
  )
})

describe('COMM-18 the kind of a failure', () => {
  test('COMM-18 a call that its caller aborted has the reason aborted, not unexpected', async () => {
    const { device } = await openFixture()
    const controller = new AbortController()
    controller.abort()
    const { info } = await device.open().result({ ...unsigned, signal: controller.signal })
    expect(info).toMatchObject({ error_code: -1, kind: 'aborted', reason: 'aborted' })
  })

  test('COMM-18 a result object has the kind of the failure', async () => {
    const { device, server } = await openFixture()
    server.fault = () => ({ fault: 'dropped' })
    expect((await device.open().result(unsigned)).info.kind).toBe('network')
    server.fault = () => ({ fault: 'html' })
    expect((await device.open().result(unsigned)).info.kind).toBe('unreadable')
    server.fault = () => undefined
    expect((await device.open().result(unsigned)).info).not.toHaveProperty('kind')
  })

  test.each([
    ['FormData', new FormData()],
    ['URLSearchParams', new URLSearchParams('a=1')],
    ['Blob', new Blob(['a'])],
    ['Map', new Map([['a', 1]])],
    ['Uint8Array', Uint8Array.of(1)],
    ['FormData within the body', { form: [new FormData()] }],
  ])('COMM-18 a body that JSON would silently empty is refused before anything is sent: %s', async (_what, body) => {
    const { device, server } = await openFixture()
    const { info } = await device.open().result({ ...unsigned, body })
    expect(info).toMatchObject({ error_code: -1, kind: 'unexpected' })
    expect(info.error_message).toMatch(/JSON cannot carry \[object \w+\]/)
    expect(server.seen).toEqual([])
  })

  test('COMM-18 dates, nulls, instances of classes and objects without a prototype are serialised as before', async () => {
    const sent: unknown[] = []
    const transport: Transport = async ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { status: 200, text: '{"status":0}' }
    }
    const { device } = await openFixture({ transport })
    class Point {
      x = 1
    }
    const bare = Object.assign(Object.create(null), { y: 2 })
    const body = { at: new Date(0), none: null, point: new Point(), bare, list: [1, 'a', true] }
    await device.open().call({ ...unsigned, body })
    expect(sent).toEqual([
      { at: '1970-01-01T00:00:00.000Z', none: null, point: { x: 1 }, bare: { y: 2 }, list: [1, 'a', true] },
    ])
  })
})
