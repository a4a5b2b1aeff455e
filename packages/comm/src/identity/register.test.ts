import { describe, expect, test } from 'vitest'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { day, openFixture, proved, registered, times } from '../testing/fixture.ts'

const member = { path: '/member', body: {} } as const
const turn = () => new Promise(setImmediate)

describe('register and quit', () => {
  test('I6 register leads to register level: the flag, the masked number, and calls signed as the person', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    expect(await comm.register(proved(fixture))).toEqual({ error_code: 0, error_message: 'success' })
    expect(comm.flag).toBe('register')
    expect(comm.userInfo).toEqual({ mobileNo: '+852 ****4561' })
    expect(await comm.call(member)).toBe('u1')
    expect(fixture.storage.get(names.flag)).toBe('register')
    expect(JSON.parse(fixture.storage.get(names.registerParams) ?? '')).toEqual({
      socketPwd: expect.any(String),
      mobileNo: '+852 ****4561',
      mobileUserCode: 'u1',
    })
  })

  test('COMM-9 a registration whose reply was lost is repeated with the same ticket, and no other code is needed', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    let losses = 1
    fixture.server.fault = (path) =>
      path === 'trade/auth/identity' && losses-- > 0 ? { fault: 'dropped', served: true } : undefined
    expect(await comm.register(proved(fixture))).toMatchObject({ error_code: 0 })
    expect(times(fixture, 'trade/auth/identity')).toBe(2)
    expect(fixture.server.service.identified).toHaveLength(1)
    expect(await comm.call(member)).toBe('u1')
  })

  test('COMM-9 a person who taps again after every reply was lost is registered with the earlier ticket', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    const input = proved(fixture)
    fixture.server.fault = (path) => (path === 'trade/auth/identity' ? { fault: 'dropped', served: true } : undefined)
    await expect(comm.register(input)).rejects.toMatchObject({ kind: 'network' })
    fixture.server.fault = () => undefined
    expect(await comm.register(input)).toMatchObject({ error_code: 0 })
    expect(fixture.server.service.identified).toHaveLength(1)
  })

  test('I6 the person stays registered after a reload', async () => {
    const fixture = await openFixture()
    await registered(fixture)
    const later = fixture.device.open()
    await later.init()
    expect(later.flag).toBe('register')
    expect(later.userInfo).toEqual({ mobileNo: '+852 ****4561' })
    expect(fixture.server.seen).toEqual([])
  })

  test('I7 quit removes token, key and parameters, notifies the server, and the flag is tourist', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    const quit = comm.quit('register')
    expect(comm.flag).toBe('tourist')
    expect(comm.userInfo).toBeNull()
    for (const name of [names.registerToken, names.registerParams, names.registerAppKey])
      expect(fixture.storage.get(name) || null).toBeNull()
    expect(await quit).toEqual({ error_code: 0, error_message: 'success' })
    expect(times(fixture, 'jwt/auth/quit')).toBe(1)
    await expect(comm.call(member)).rejects.toMatchObject({ reason: 'level_too_low' })
  })

  test('I7 quit takes effect here even if the server cannot be reached, and the result says so', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.server.fault = () => ({ fault: 'dropped' })
    expect(await comm.quit('register')).toMatchObject({ error_code: 10004, reason: 'network' })
    expect(comm.flag).toBe('tourist')
    const later = fixture.device.open()
    fixture.server.fault = () => undefined
    await later.init()
    expect(later.flag).toBe('tourist')
  })

  test('I7 quit with an expired token sends nothing, since the server knows it has expired', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.clocks.advance(8 * day)
    expect(await comm.quit('register')).toMatchObject({ error_code: 0 })
    expect(fixture.server.seen).toEqual([])
    expect(comm.flag).toBe('tourist')
  })

  test('I7 quit while a refresh is in flight: its reply changes nothing', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.clocks.advance(6 * day + 1000)
    fixture.server.fault = (path) => (path === 'jwt/auth/register' ? { fault: 'late' } : undefined)
    await comm.call(member)
    while (times(fixture, 'jwt/auth/register') === 0) await turn()
    await comm.quit('register')
    fixture.server.release()
    await comm.call({ path: '/anyone', body: {} })
    for (let i = 0; i < 20; i++) await turn()
    expect(comm.flag).toBe('tourist')
    expect(fixture.storage.get(names.registerToken)).toBeNull()
    expect(fixture.storage.get(names.registerParams) || null).toBeNull()
  })

  test('I7 quit while a registration is pending: the person stays signed out', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    fixture.server.fault = (path) => (path === 'trade/auth/identity' ? { fault: 'late' } : undefined)
    const registering = comm.register(proved(fixture))
    const outcome = registering.catch((error) => error)
    while (times(fixture, 'trade/auth/identity') === 0) await turn()
    await comm.quit('register')
    fixture.server.release()
    expect(await outcome).toMatchObject({ kind: 'init', reason: 'no_credentials' })
    expect(comm.flag).toBe('tourist')
    expect(fixture.storage.get(names.registerToken)).toBeNull()
  })

  test('I8 a second register during a pending one succeeds at once and says why nothing was done', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    fixture.server.fault = (path) => (path === 'trade/auth/identity' ? { fault: 'late' } : undefined)
    const first = comm.register(proved(fixture))
    expect(await comm.register(proved(fixture))).toEqual({
      error_code: 0,
      error_message: 'two registrations in a short time are not allowed',
    })
    while (times(fixture, 'trade/auth/identity') === 0) await turn()
    fixture.server.release()
    expect(await first).toEqual({ error_code: 0, error_message: 'success' })
    expect(times(fixture, 'trade/auth/identity')).toBe(1)
  })

  test('I9 registering the same user code again succeeds, and nothing is repeated', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    expect(await comm.register(proved(fixture))).toEqual({ error_code: 0, error_message: 'success' })
    expect(fixture.server.seen).toEqual([])
  })

  test('registering another person replaces the previous one', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    await comm.register(proved(fixture, 'u2'))
    expect(await comm.call(member)).toBe('u2')
  })

  test('I10 calls wait for a pending init and a pending register', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    const early = comm.call({ path: '/anyone', body: {} })
    const init = comm.init()
    const registering = comm.register(proved(fixture))
    const signed = comm.call(member)
    const unsigned = comm.call({ path: '/public', body: {}, credentials: 'none' })
    await init
    await registering
    expect(await Promise.all([early, signed, unsigned])).toEqual([expect.any(String), 'u1', 'public'])
    const order = fixture.server.seen
    expect(order.slice(0, 1)).toEqual(['jwt/auth/tourist'])
    expect(order.indexOf('api/member')).toBeGreaterThan(order.indexOf('trade/auth/identity'))
    expect(order.indexOf('api/public')).toBeGreaterThan(order.indexOf('trade/auth/identity'))
  })

  test('a wrong ticket is refused with the reason of the server, and nothing changes', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    await expect(comm.register({ ...proved(fixture), userToken: 'made up' })).rejects.toMatchObject({
      kind: 'refused',
      code: 30000,
      reason: 'ticket_invalid',
    })
    expect(comm.flag).toBe('tourist')
    expect(fixture.storage.get(names.registerParams) || null).toBeNull()
    expect(await comm.register(proved(fixture))).toMatchObject({ error_code: 0 })
  })

  test('a tourist reply that arrives after register changes neither flag nor registration', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    fixture.clocks.advance(6 * day + 1000)
    fixture.server.fault = (path) => (path === 'jwt/auth/tourist' ? { fault: 'late' } : undefined)
    await comm.call({ path: '/anyone', body: {} })
    while (times(fixture, 'jwt/auth/tourist') < 2) await turn()
    await comm.register(proved(fixture))
    const stored = [names.flag, names.registerToken, names.registerParams, names.registerAppKey].map(
      fixture.storage.get,
    )
    const before = fixture.storage.get(names.touristToken)
    fixture.server.release()
    while (fixture.storage.get(names.touristToken) === before) await turn()
    expect(
      [names.flag, names.registerToken, names.registerParams, names.registerAppKey].map(fixture.storage.get),
    ).toEqual(stored)
    expect(comm.flag).toBe('register')
    expect(await comm.call(member)).toBe('u1')
  })
})
