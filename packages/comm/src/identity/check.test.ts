import { describe, expect, test } from 'vitest'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { openToken } from '../testing/tokens.ts'
import { day, loggedIn, openWorld, registered, times, type World } from '../testing/world.ts'

const anyone = { path: '/anyone', body: {} } as const
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise(setImmediate)
}

/** The next page on the same device, after its background check has been answered. */
const reopened = async (world: World) => {
  world.server.seen.length = 0
  const comm = world.device.open()
  await comm.init()
  return comm
}

describe('the session check', () => {
  test('N6 the session check contains application, kind and session, signed at the level reached, and leaves a valid session unchanged', async () => {
    const world = await openWorld()
    const sent: { body: unknown; level: string | undefined }[] = []
    const comm = world.device.open({
      transport: (request) => {
        if (request.url.endsWith('/auth/check'))
          sent.push({
            body: JSON.parse(request.body ?? ''),
            level: openToken(request.headers['jwt-assertion'] ?? '')?.lvl,
          })
        return world.transport(request)
      },
    })
    expect(await comm.check()).toBe('tourist')
    expect(sent).toEqual([
      {
        body: { appId: 'foyer-h5', checkType: 'ip', sessionId: world.storage.get(names.sessionId) },
        level: 'tourist',
      },
    ])
    expect(times(world, 'jwt/auth/tourist')).toBe(1)
  })

  test('N6 a refused tourist token is removed, and another one is fetched', async () => {
    const world = await openWorld()
    const comm = world.device.open()
    await comm.init()
    const before = world.storage.get(names.touristToken)
    world.server.service.revokeAll()
    expect(await comm.check()).toBe('tourist')
    expect(world.storage.get(names.touristToken)).not.toBe(before)
    expect(await comm.call(anyone)).toBe('tourist')
    expect(times(world, 'api/anyone')).toBe(1)
  })

  test('N6 a refused register token is removed and renewed', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    const before = world.storage.get(names.registerToken)
    world.server.service.revokeAll({ level: 'register' })
    expect(await comm.check()).toBe('register')
    expect(world.storage.get(names.registerToken)).not.toBe(before)
    expect(times(world, 'jwt/auth/register')).toBe(1)
  })

  test('N6 a refused register token that cannot be renewed lowers the flag to tourist', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    world.server.service.revokeAll({ registrations: true })
    expect(await comm.check()).toBe('tourist')
    expect(comm.userInfo).toBeNull()
    expect(await comm.call(anyone)).toBe('tourist')
  })

  test('N6 a refused login ends, and the flag falls to register', async () => {
    const world = await openWorld()
    const comm = await loggedIn(world)
    world.server.service.revokeAll({ level: 'login' })
    expect(await comm.check()).toBe('register')
    expect(world.loginStore.get(names.loginToken)).toBe('')
    expect(times(world, 'jwt/auth/register')).toBe(0)
  })

  test('N6 V11 a token that expired by the server’s clock, not by the device’s, is replaced too', async () => {
    const world = await openWorld({ service: { lives: { tourist: 60 } } })
    const comm = world.device.open()
    await comm.init()
    const before = world.storage.get(names.touristToken)
    world.clocks.advance(61_000)
    world.clocks.setDeviceAhead(-61_000)
    expect(await comm.check()).toBe('tourist')
    expect(world.storage.get(names.touristToken)).not.toBe(before)
  })

  test.each(['dropped', 'busy', 'broken', 'garbage', 'html'] as const)(
    'N6 a check answered with %s changes nothing',
    async (fault) => {
      const world = await openWorld()
      const comm = await loggedIn(world)
      const keys = [names.touristToken, names.registerToken, names.registerParams]
      const before = keys.map(world.storage.get)
      world.server.fault = () => ({ fault })
      expect(await comm.check()).toBe('login')
      expect(keys.map(world.storage.get)).toEqual(before)
      expect(world.loginStore.get(names.loginToken)).not.toBe('')
      expect(world.server.seen).toEqual(['jwt/auth/check'])
    },
  )

  test('N6 a check that cannot begin does not reject', async () => {
    const { device, server } = await openWorld()
    server.fault = () => ({ fault: 'broken' })
    expect(await device.open().check()).toBe('')
  })
})

describe('the check of a restored session', () => {
  test('N6 the check of a restored level runs once, in the background', async () => {
    const world = await openWorld()
    await registered(world)
    world.server.fault = (path) => (path === 'jwt/auth/check' ? { fault: 'late' } : undefined)
    const comm = await reopened(world)
    expect(await comm.call(anyone)).toBe('register')
    await until(() => times(world, 'jwt/auth/check') === 1)
    world.server.release()
    expect(await comm.call(anyone)).toBe('register')
    expect(times(world, 'jwt/auth/check')).toBe(1)
  })

  test('N6 the check discovers a registration that was ended elsewhere', async () => {
    const world = await openWorld()
    await registered(world)
    world.server.service.revokeAll({ registrations: true })
    const comm = await reopened(world)
    await until(() => !world.storage.get(names.registerParams))
    expect(comm.flag).toBe('tourist')
  })

  test('N6 a new token is not checked', async () => {
    const world = await openWorld()
    const comm = world.device.open()
    await comm.init()
    await comm.call(anyone)
    await registered(world)
    world.clocks.advance(8 * day)
    const later = await reopened(world)
    expect(later.flag).toBe('register')
    await later.call(anyone)
    expect(times(world, 'jwt/auth/check')).toBe(0)
  })
})
