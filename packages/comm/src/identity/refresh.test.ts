import { describe, expect, test } from 'vitest'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { day, type Fixture, openFixture, proved, registered, times } from '../testing/fixture.ts'
import type { Fault } from '../testing/server.ts'

const anyone = { path: '/anyone', body: {} } as const
const member = { path: '/member', body: {} } as const

const only = (fixture: Fixture, path: string, fault: Fault): void => {
  fixture.server.fault = (seen) => (seen === path ? { fault } : undefined)
}

/** Waits until the server has received a call this many times. It waits for sockets, not for a clock. */
const seen = async (fixture: Fixture, path: string, count = 1): Promise<void> => {
  while (times(fixture, path) < count) await new Promise(setImmediate)
}

describe('refreshing', () => {
  test('I4 with under a day left a call is sent at once with the old token, and the refresh runs in parallel', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    const before = fixture.storage.get(names.touristToken)
    const visitor = fixture.storage.get(names.touristParams)
    fixture.clocks.advance(6 * day + 1000)
    only(fixture, 'jwt/auth/tourist', 'late')
    expect(await comm.call(anyone)).toBe('tourist')
    expect(fixture.server.headers()['jwt-assertion']).toBe(before)

    await seen(fixture, 'jwt/auth/tourist', 2)
    fixture.server.release()
    while (fixture.storage.get(names.touristToken) === before) await new Promise(setImmediate)
    expect(fixture.storage.get(names.touristParams)).toBe(visitor)
    expect(await comm.call(anyone)).toBe('tourist')
    expect(fixture.server.headers()['jwt-assertion']).toBe(fixture.storage.get(names.touristToken))
  })

  test('I4 a tick refreshes tokens that no call uses', async () => {
    const fixture = await openFixture()
    await registered(fixture)
    fixture.device.tick()
    expect(fixture.server.seen).toEqual([])
    fixture.clocks.advance(6 * day + 1000)
    fixture.device.tick()
    await seen(fixture, 'jwt/auth/tourist')
    await seen(fixture, 'jwt/auth/register')
  })

  test('COMM-1 after an outage with many failed calls the next call succeeds within four seconds', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    fixture.clocks.advance(8 * day)
    fixture.server.fault = () => ({ fault: 'dropped' })
    for (let failures = 0; failures < 6; failures++) {
      await expect(comm.call(anyone)).rejects.toMatchObject({ kind: 'network' })
      fixture.clocks.advance(60_000)
    }
    await expect(comm.call(anyone)).rejects.toMatchObject({ kind: 'network' })
    fixture.server.fault = () => undefined
    fixture.clocks.advance(4_000)
    expect(await comm.call(anyone)).toBe('tourist')
  })

  test('I5 a register token is refreshed in the background too, and its socketPwd is replaced', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    const before = fixture.storage.get(names.registerParams)
    fixture.clocks.advance(6 * day + 1000)
    expect(await comm.call(member)).toBe('u1')
    while (fixture.storage.get(names.registerParams) === before) await new Promise(setImmediate)
    expect(await comm.call(member)).toBe('u1')
    expect(comm.flag).toBe('register')
  })

  test('V11 100 calls with the clock two hours ahead cause at most one refresh', async () => {
    const fixture = await openFixture({ service: { lives: { tourist: 7200, register: 7200 } } })
    const comm = await registered(fixture)
    fixture.clocks.setDeviceAhead(2 * 3_600_000)
    for (let i = 0; i < 50; i++) expect(await comm.call(member)).toBe('u1')
    await Promise.all(Array.from({ length: 50 }, async () => expect(await comm.call(member)).toBe('u1')))
    expect(times(fixture, 'jwt/auth/register')).toBeLessThanOrEqual(1)
    expect(times(fixture, 'jwt/auth/tourist')).toBeLessThanOrEqual(1)
    expect(times(fixture, 'api/member')).toBeLessThanOrEqual(102)
  })

  test('I4 refreshes answered with 429 do not end the session, however many there are', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    const [token, params] = [names.registerToken, names.registerParams].map(fixture.storage.get)
    fixture.clocks.advance(6 * day + 1000)
    fixture.server.fault = (path) => (path.startsWith('jwt/') ? { fault: 'busy' } : undefined)
    for (let i = 0; i < 20; i++) {
      expect(await comm.call(member)).toBe('u1')
      fixture.clocks.advance(3_600_000)
      if (i < 10) fixture.device.tick()
    }
    expect([names.registerToken, names.registerParams].map(fixture.storage.get)).toEqual([token, params])
    expect(comm.flag).toBe('register')
    fixture.server.fault = () => undefined
    while (fixture.storage.get(names.registerToken) === token) {
      fixture.clocks.advance(60_000)
      await comm.call(member)
    }
    expect(await comm.call(member)).toBe('u1')
  })

  test('V11 no call is sent with a token that expired while the device slept, however often that happens', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    fixture.clocks.advance(8 * day)
    only(fixture, 'jwt/auth/tourist', 'late')
    const call = comm.call(anyone)
    for (const sleep of [2, 3]) {
      await seen(fixture, 'jwt/auth/tourist', sleep)
      if (sleep === 3) fixture.server.fault = () => undefined
      fixture.clocks.advance(8 * day)
      fixture.server.release()
    }
    expect(await call).toBe('tourist')
    expect(times(fixture, 'api/anyone')).toBe(1)
  })

  test('I3 50 concurrent calls on an expired token cause one fetch', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    fixture.clocks.advance(8 * day)
    const answers = await Promise.all(Array.from({ length: 50 }, () => comm.call(anyone)))
    expect(new Set(answers)).toEqual(new Set(['tourist']))
    expect(times(fixture, 'jwt/auth/tourist')).toBe(2)
    expect(times(fixture, 'api/anyone')).toBe(50)
  })

  test('I5 50 concurrent calls on an expired registration cause one renewal', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.clocks.advance(8 * day)
    const answers = await Promise.all(Array.from({ length: 50 }, () => comm.call(member)))
    expect(new Set(answers)).toEqual(new Set(['u1']))
    expect(times(fixture, 'jwt/auth/register')).toBe(1)
    expect(comm.flag).toBe('register')
  })

  test.each<Fault>(['busy', 'broken', 'dropped', 'garbage', 'html'])(
    'I4 after a refresh answered with %s the session remains, and the next refresh succeeds',
    async (fault) => {
      const fixture = await openFixture()
      const comm = await registered(fixture)
      fixture.clocks.advance(6 * day + 1000)
      fixture.server.fault = (path) => (path.startsWith('jwt/') ? { fault } : undefined)
      expect(await comm.call(member)).toBe('u1')
      await seen(fixture, 'jwt/auth/register')
      await comm.call(member)
      expect(comm.flag).toBe('register')

      fixture.server.fault = () => undefined
      fixture.clocks.advance(60_000)
      const before = fixture.storage.get(names.registerToken)
      expect(await comm.call(member)).toBe('u1')
      while (fixture.storage.get(names.registerToken) === before) await new Promise(setImmediate)
    },
  )

  test.each<[Fault, string]>([
    ['busy', 'rate_limited'],
    ['broken', 'server_error'],
    ['dropped', 'network'],
    ['garbage', 'unreadable'],
  ])(
    'I5 after a renewal answered with %s an expired registration remains: calls fail with the reason, and the next renewal succeeds',
    async (fault, reason) => {
      const fixture = await openFixture()
      const comm = await registered(fixture)
      fixture.clocks.advance(8 * day)
      only(fixture, 'jwt/auth/register', fault)
      await expect(comm.call(member)).rejects.toMatchObject({ reason })
      expect(fixture.storage.get(names.registerParams)).toContain('socketPwd')
      expect(times(fixture, 'api/member')).toBe(0)

      fixture.server.fault = () => undefined
      fixture.clocks.advance(60_000)
      expect(await comm.call(member)).toBe('u1')
      expect(comm.flag).toBe('register')
    },
  )

  test('I5 a renewal whose reply was lost is repeated with the same socketPwd', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.clocks.advance(8 * day)
    fixture.server.fault = (path) => (path === 'jwt/auth/register' ? { fault: 'dropped', served: true } : undefined)
    await expect(comm.call(member)).rejects.toMatchObject({ reason: 'network' })
    fixture.server.fault = () => undefined
    fixture.clocks.advance(2_000)
    expect(await comm.call(member)).toBe('u1')
  })

  test('after a failed fetch no attempt is made during a growing backoff, and calls meanwhile get the failure', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    fixture.clocks.advance(8 * day)
    only(fixture, 'jwt/auth/tourist', 'broken')
    const tries = async (ms: number): Promise<number> => {
      fixture.clocks.advance(ms)
      await expect(comm.call(anyone)).rejects.toMatchObject({ kind: 'refused', reason: 'server_error' })
      return times(fixture, 'jwt/auth/tourist') - 1
    }
    expect(await tries(0)).toBe(1)
    expect(await tries(999)).toBe(1)
    expect(await tries(1)).toBe(2)
    expect(await tries(1_999)).toBe(2)
    expect(await tries(1)).toBe(3)
    // a clock that is set back ends the backoff
    expect(await tries(-day)).toBe(4)
  })

  test('V11 a token that expired while the device slept over its reply is not used', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    fixture.clocks.advance(8 * day)
    only(fixture, 'jwt/auth/tourist', 'late')
    const call = comm.call(anyone)
    await seen(fixture, 'jwt/auth/tourist', 2)
    fixture.server.fault = () => undefined
    fixture.clocks.advance(8 * day)
    fixture.server.release()
    expect(await call).toBe('tourist')
    expect(times(fixture, 'jwt/auth/tourist')).toBe(3)
    expect(times(fixture, 'api/anyone')).toBe(1)
  })

  test('a call that waits for a renewal is sent as the person who signs in meanwhile', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.clocks.advance(8 * day)
    only(fixture, 'jwt/auth/register', 'late')
    const waiting = comm.call(member)
    await seen(fixture, 'jwt/auth/register')
    await comm.register(proved(fixture, 'u2'))
    fixture.server.release()
    expect(await waiting).toBe('u2')
    expect(await comm.call(member)).toBe('u2')
  })

  test('a token that the server no longer accepts is replaced, and the call is repeated once', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.server.service.revokeAll()
    expect(await comm.call(member)).toBe('u1')
    expect(times(fixture, 'api/member')).toBe(2)
    expect(times(fixture, 'jwt/auth/register')).toBeGreaterThan(0)
  })

  test('a late refusal of the previous token does not remove the new one', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.server.service.revokeAll()
    only(fixture, 'api/member', 'late')
    const early = comm.call(member)
    await seen(fixture, 'api/member')
    fixture.server.fault = () => undefined
    expect(await comm.call(member)).toBe('u1')
    const renewals = times(fixture, 'jwt/auth/register')
    const flags: string[] = []
    comm.subscribe(() => flags.push(comm.flag))
    fixture.server.release()
    expect(await early).toBe('u1')
    expect(flags).toEqual([])
    expect(times(fixture, 'jwt/auth/register')).toBe(renewals)
  })

  test('a registration that was ended elsewhere falls to tourist with the first call', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.server.service.revokeAll({ registrations: true })
    await expect(comm.call(member)).rejects.toMatchObject({ kind: 'refused', reason: 'socket_pwd_invalid' })
    expect(comm.flag).toBe('tourist')
    expect(fixture.storage.get(names.registerParams) || null).toBeNull()
    await expect(comm.call(member)).rejects.toMatchObject({ reason: 'level_too_low' })
  })
})
