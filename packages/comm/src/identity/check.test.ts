import { describe, expect, test } from 'vitest'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { day, type Fixture, loggedIn, openFixture, registered, times } from '../testing/fixture.ts'
import { openToken } from '../testing/tokens.ts'

const anyone = { path: '/anyone', body: {} } as const
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise(setImmediate)
}

/** The next page on the same device, after its background check has been answered. */
const reopened = async (fixture: Fixture) => {
  fixture.server.seen.length = 0
  const comm = fixture.device.open()
  await comm.init()
  return comm
}

describe('the session check', () => {
  test('N6 the session check contains application, kind and session, signed at the level reached, and leaves a valid session unchanged', async () => {
    const fixture = await openFixture()
    const sent: { body: unknown; level: string | undefined }[] = []
    const comm = fixture.device.open({
      transport: (request) => {
        if (request.url.endsWith('/auth/check'))
          sent.push({
            body: JSON.parse(request.body ?? ''),
            level: openToken(request.headers['jwt-assertion'] ?? '')?.lvl,
          })
        return fixture.transport(request)
      },
    })
    expect(await comm.check()).toBe('tourist')
    expect(sent).toEqual([
      {
        body: { appId: 'foyer-h5', checkType: 'ip', sessionId: fixture.storage.get(names.sessionId) },
        level: 'tourist',
      },
    ])
    expect(times(fixture, 'jwt/auth/tourist')).toBe(1)
  })

  test('N6 a refused tourist token is removed, and another one is fetched', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    const before = fixture.storage.get(names.touristToken)
    fixture.server.service.revokeAll()
    expect(await comm.check()).toBe('tourist')
    expect(fixture.storage.get(names.touristToken)).not.toBe(before)
    expect(await comm.call(anyone)).toBe('tourist')
    expect(times(fixture, 'api/anyone')).toBe(1)
  })

  test('N6 a refused register token is removed and renewed', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    const before = fixture.storage.get(names.registerToken)
    fixture.server.service.revokeAll({ level: 'register' })
    expect(await comm.check()).toBe('register')
    expect(fixture.storage.get(names.registerToken)).not.toBe(before)
    expect(times(fixture, 'jwt/auth/register')).toBe(1)
  })

  test('N6 a refused register token that cannot be renewed lowers the flag to tourist', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.server.service.revokeAll({ registrations: true })
    expect(await comm.check()).toBe('tourist')
    expect(comm.userInfo).toBeNull()
    expect(await comm.call(anyone)).toBe('tourist')
  })

  test('N6 a refused login ends, and the flag falls to register', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    fixture.server.service.revokeAll({ level: 'login' })
    expect(await comm.check()).toBe('register')
    expect(fixture.loginStore.get(names.loginToken)).toBe('')
    expect(times(fixture, 'jwt/auth/register')).toBe(0)
  })

  test('N6 V11 a token that expired by the server’s clock, not by the device’s, is replaced too', async () => {
    const fixture = await openFixture({ service: { lives: { tourist: 60 } } })
    const comm = fixture.device.open()
    await comm.init()
    const before = fixture.storage.get(names.touristToken)
    fixture.clocks.advance(61_000)
    fixture.clocks.setDeviceAhead(-61_000)
    expect(await comm.check()).toBe('tourist')
    expect(fixture.storage.get(names.touristToken)).not.toBe(before)
  })

  test.each(['dropped', 'busy', 'broken', 'garbage', 'html'] as const)(
    'N6 a check answered with %s changes nothing',
    async (fault) => {
      const fixture = await openFixture()
      const comm = await loggedIn(fixture)
      const keys = [names.touristToken, names.registerToken, names.registerParams]
      const before = keys.map(fixture.storage.get)
      fixture.server.fault = () => ({ fault })
      expect(await comm.check()).toBe('login')
      expect(keys.map(fixture.storage.get)).toEqual(before)
      expect(fixture.loginStore.get(names.loginToken)).not.toBe('')
      expect(fixture.server.seen).toEqual(['jwt/auth/check'])
    },
  )

  test('N6 a check that cannot begin does not reject', async () => {
    const { device, server } = await openFixture()
    server.fault = () => ({ fault: 'broken' })
    expect(await device.open().check()).toBe('')
  })
})

describe('the check of a restored session', () => {
  test('N6 the check of a restored level runs once, in the background', async () => {
    const fixture = await openFixture()
    await registered(fixture)
    fixture.server.fault = (path) => (path === 'jwt/auth/check' ? { fault: 'late' } : undefined)
    const comm = await reopened(fixture)
    expect(await comm.call(anyone)).toBe('register')
    await until(() => times(fixture, 'jwt/auth/check') === 1)
    fixture.server.release()
    expect(await comm.call(anyone)).toBe('register')
    expect(times(fixture, 'jwt/auth/check')).toBe(1)
  })

  test('N6 the check discovers a registration that was ended elsewhere', async () => {
    const fixture = await openFixture()
    await registered(fixture)
    fixture.server.service.revokeAll({ registrations: true })
    const comm = await reopened(fixture)
    await until(() => !fixture.storage.get(names.registerParams))
    expect(comm.flag).toBe('tourist')
  })

  test('N6 a new token is not checked', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    await comm.call(anyone)
    await registered(fixture)
    fixture.clocks.advance(8 * day)
    const later = await reopened(fixture)
    expect(later.flag).toBe('register')
    await later.call(anyone)
    expect(times(fixture, 'jwt/auth/check')).toBe(0)
  })
})
