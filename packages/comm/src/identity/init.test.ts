import { describe, expect, test } from 'vitest'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { day, openFixture, registered, times } from '../testing/fixture.ts'

describe('init', () => {
  test('I2 init clears the stored flag and the token, parameters and key of the login', async () => {
    const fixture = await openFixture()
    const { storage, loginStore, device, server } = fixture
    storage.set(names.flag, 'login')
    for (const name of [names.loginToken, names.loginParams, names.loginAppKey]) loginStore.set(name, 'left over')
    server.fault = () => ({ fault: 'broken' })
    await expect(device.open().init()).rejects.toThrow()
    expect(storage.get(names.flag)).toBeNull()
    for (const name of [names.loginToken, names.loginParams, names.loginAppKey]) expect(loginStore.get(name)).toBe('')
  })

  test('I1 I3 I12 without a token, init fetches one for a new visitor and stores all of it', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    expect(comm.flag).toBe('')
    await comm.init()
    expect(comm.flag).toBe('tourist')
    expect(fixture.storage.get(names.flag)).toBe('tourist')
    expect(fixture.storage.get(names.touristToken)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(fixture.storage.get(names.touristAppKey)).toMatch(/ [\w+/]+=*$/)
    expect(JSON.parse(fixture.storage.get(names.touristParams) ?? '')).toEqual({
      mobileUserCode: expect.stringMatching(/^\d{14}$/),
    })
  })

  test('I3 a token that is still valid is used on the next visit', async () => {
    const fixture = await openFixture()
    await fixture.device.open().init()
    fixture.clocks.advance(day)
    const later = fixture.device.open()
    await later.init()
    expect(times(fixture, 'jwt/auth/tourist')).toBe(1)
    expect(await later.call({ path: '/anyone', body: {} })).toBe('tourist')
  })

  test('I3 an expired token is removed, and one for another visitor is fetched', async () => {
    const fixture = await openFixture()
    await fixture.device.open().init()
    const before = fixture.storage.get(names.touristParams)
    fixture.clocks.advance(8 * day)
    await fixture.device.open().init()
    expect(times(fixture, 'jwt/auth/tourist')).toBe(2)
    expect(fixture.storage.get(names.touristParams)).not.toBe(before)
  })

  test('I5 an expired register token is removed, and the flag is tourist until a new one arrives', async () => {
    const fixture = await openFixture()
    await registered(fixture)
    fixture.clocks.advance(8 * day)
    const flags: string[] = []
    const comm = fixture.device.open()
    comm.subscribe(() => flags.push(comm.flag))
    const before = fixture.storage.get(names.registerToken)
    await comm.init()
    expect(comm.flag).toBe('register')
    expect(flags).toContain('tourist')
    expect(flags.lastIndexOf('tourist')).toBeLessThan(flags.indexOf('register'))
    expect(fixture.storage.get(names.registerToken)).not.toBe(before)
    expect(await comm.call({ path: '/member', body: {} })).toBe('u1')
  })

  test('I5 a renewal that the server refuses removes everything of the register level', async () => {
    const fixture = await openFixture()
    await registered(fixture)
    fixture.server.service.revokeAll({ registrations: true })
    fixture.clocks.advance(8 * day)
    const comm = fixture.device.open()
    await comm.init()
    expect(comm.flag).toBe('tourist')
    expect(comm.userInfo).toBeNull()
    for (const name of [names.registerToken, names.registerParams, names.registerAppKey])
      expect(fixture.storage.get(name) || null).toBeNull()
  })

  test('I14 a session id is generated if none is stored, and is stored permanently', async () => {
    const fixture = await openFixture()
    await fixture.device.open().init()
    const sessionId = fixture.storage.get(names.sessionId)
    expect(sessionId).toMatch(/^[0-9a-f]{32}$/)
    expect(fixture.server.headers()['session-id']).toBe(sessionId)
    const later = fixture.device.open()
    await later.init()
    await later.call({ path: '/anyone', body: {} })
    expect(fixture.server.headers()['session-id']).toBe(sessionId)
    expect((await openFixture()).storage.get(names.sessionId)).not.toBe(sessionId)
  })

  test('I14 I15 an invalid stored session id is replaced, and the data of another session with it', async () => {
    const fixture = await openFixture()
    await fixture.device.open().init()
    fixture.storage.set(names.sessionId, 'no session id!')
    const comm = fixture.device.open()
    await comm.init()
    expect(fixture.storage.get(names.sessionId)).toMatch(/^[0-9a-f]{32}$/)
    expect(times(fixture, 'jwt/auth/tourist')).toBe(2)
    expect(await comm.call({ path: '/anyone', body: {} })).toBe('tourist')
  })

  test('X2 a failing init() gives the reason with code -1, and may be called again', async () => {
    const { clocks, device, server } = await openFixture()
    server.fault = () => ({ fault: 'dropped' })
    const comm = device.open()
    await expect(comm.init()).rejects.toMatchObject({ kind: 'init', code: -1, reason: 'network' })
    server.fault = () => undefined
    clocks.advance(2_000)
    await comm.init()
    expect(comm.flag).toBe('tourist')
  })

  test('X2 a call that waits for a failing init gets the request to enter the page again, code 10004', async () => {
    const { device, server } = await openFixture()
    server.fault = () => ({ fault: 'broken' })
    const comm = device.open()
    const init = comm.init().catch((error) => error)
    expect(await comm.result({ path: '/anyone', body: {} })).toEqual({
      data: null,
      info: {
        error_code: 10004,
        error_message: 'initialisation failed, please re-enter the page',
        kind: 'init',
        reason: 'reenter',
      },
    })
    expect(await init).toMatchObject({ code: -1 })
  })

  test('a registered person can call even if no tourist token can be fetched', async () => {
    const fixture = await openFixture()
    await registered(fixture)
    fixture.storage.remove(names.touristToken)
    fixture.server.fault = (path) => (path === 'jwt/auth/tourist' ? { fault: 'broken' } : undefined)
    const comm = fixture.device.open()
    await comm.init()
    expect(comm.flag).toBe('register')
    expect(await comm.call({ path: '/member', body: {} })).toBe('u1')
  })

  test.each([
    { when: 'still good', days: 1, isRemoved: false },
    { when: 'to be renewed', days: 8, isRemoved: false },
    { when: 'removed before this page', days: 1, isRemoved: true },
  ])('I15 a storage that fails while a token is read signs no one out: $when', async ({ days, isRemoved }) => {
    const fixture = await openFixture()
    await registered(fixture)
    fixture.clocks.advance(days * day)
    if (isRemoved) fixture.storage.remove(names.registerToken)
    let isBroken = false
    const storage = { ...fixture.storage, get: (name: string) => (isBroken ? null : fixture.storage.get(name)) }
    const comm = fixture.device.open({ storage })
    const opening = comm.init()
    isBroken = true
    await opening
    expect(comm.flag).toBe('register')
    expect(await comm.call({ path: '/member', body: {} })).toBe('u1')
  })
})
