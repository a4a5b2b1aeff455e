import { describe, expect, test } from 'vitest'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { openToken } from '../testing/tokens.ts'
import { consent, day, loggedIn, openWorld, proved, provedAccount, registered, times } from '../testing/world.ts'

const account = { path: '/account', body: {} } as const
const anyone = { path: '/anyone', body: {} } as const
const member = { path: '/member', body: {}, credentials: 'register' } as const
const success = { error_code: 0, error_message: 'success' }
const loginNames = [names.loginToken, names.loginParams, names.loginAppKey]
const turn = () => new Promise(setImmediate)

/** Waits until the condition is true. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await turn()
}

describe('login', () => {
  test('I6 login leads to login level: the flag, the account, and calls signed with it', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    expect(await comm.login(provedAccount(world))).toEqual(success)
    expect(comm.flag).toBe('login')
    expect(world.storage.get(names.flag)).toBe('login')
    expect(comm.userInfo).toEqual({
      mobileNo: '+852 ****4561',
      client: { clientId: 'f1', clientName: '陳**', accountType: 'margin', branch: '中環' },
    })
    expect(await comm.call(account)).toBe('f1')
  })

  test('N6 N11 V8 the login call contains the fields of the specification and the sealed ticket; THS uses its own path', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    await comm.login(provedAccount(world))
    await comm.login({ ...provedAccount(world, 'f2'), deviceId: 'phone-1', channel: 'ths' })
    const common = { mobileUserCode: 'u1', consent }
    expect(world.server.service.loggedIn).toEqual([
      { ...common, path: '/auth/login', fundUserCode: 'f1', deviceId: 'NA' },
      { ...common, path: '/auth/thsLogin', fundUserCode: 'f2', deviceId: 'phone-1' },
    ])
    expect(times(world, 'trade/auth/login')).toBe(1)
    expect(times(world, 'trade/auth/thsLogin')).toBe(1)
  })

  test('I11 I13 token, key and public parameters of the login are stored in the user-login store alone', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    await comm.login({ ...provedAccount(world), deviceId: 'phone-1' })
    const token = world.loginStore.get(names.loginToken) ?? ''
    const { jti } = openToken(token) ?? expect.fail()
    expect(world.loginStore.get(names.loginAppKey)).toMatch(/ [\w+/]+=*$/)
    expect(JSON.parse(world.loginStore.get(names.loginParams) ?? '')).toEqual({
      clientId: 'f1',
      clientName: '陳**',
      accountType: 'margin',
      branch: '中環',
      password: expect.stringMatching(/^[0-9a-f]{64}$/),
      passwordDs: `dog ${jti}`,
      userInfo: 'JH',
      clientFeatureCode: 'phone-1',
    })
    for (const name of loginNames) expect(world.storage.get(name)).toBeNull()
  })

  test('I11 the server accepts calls with the login’s own password', async () => {
    const world = await openWorld()
    const comm = await loggedIn(world)
    const { password } = JSON.parse(world.loginStore.get(names.loginParams) ?? '')
    expect(await comm.call({ path: '/account', body: { password } })).toBe('f1')
  })

  test('a login of a visitor is refused before anything is sent', async () => {
    const world = await openWorld()
    const comm = world.device.open()
    await comm.init()
    const before = world.server.seen.length
    await expect(comm.login(provedAccount(world))).rejects.toMatchObject({ kind: 'refused', reason: 'level_too_low' })
    expect(world.server.seen.length).toBe(before)
    expect(comm.flag).toBe('tourist')
  })

  test('a wrong ticket is refused with the reason of the server, and the registration remains', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    const wrong = { ...provedAccount(world), userToken: 'made up' }
    await expect(comm.login(wrong)).rejects.toMatchObject({ code: 30000, reason: 'ticket_invalid' })
    expect(comm.flag).toBe('register')
    expect(await comm.login(provedAccount(world))).toEqual(success)
  })

  test('I8 a second login during a pending one succeeds at once and says why nothing was done', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    const first = comm.login(provedAccount(world))
    expect(await comm.login(provedAccount(world, 'f2'))).toEqual({
      error_code: 0,
      error_message: 'two logins in a short time are not allowed',
    })
    expect(await first).toEqual(success)
    expect(world.server.service.loggedIn).toMatchObject([{ fundUserCode: 'f1' }])
  })

  test('I9 a login to the fund user code that is already logged in succeeds, and nothing is sent', async () => {
    const world = await openWorld()
    const comm = await loggedIn(world)
    expect(await comm.login(provedAccount(world))).toEqual(success)
    expect(world.server.seen).toEqual([])
  })

  test('I9 a login to another fund user code logs in anew, and the previous login is quit', async () => {
    const world = await openWorld()
    const comm = await loggedIn(world)
    const before = openToken(world.loginStore.get(names.loginToken) ?? '')?.jti ?? ''
    await comm.login(provedAccount(world, 'f2'))
    expect(comm.flag).toBe('login')
    expect(await comm.call(account)).toBe('f2')
    await until(() => world.server.service.hasEnded(before))
    expect(await comm.call(account)).toBe('f2')
  })

  test('I10 a login waits for a pending registration, and calls wait for the login', async () => {
    const world = await openWorld()
    const comm = world.device.open()
    const registering = comm.register(proved(world))
    const logging = comm.login(provedAccount(world))
    const figures = comm.call(account)
    const unsigned = comm.call({ path: '/public', body: {}, credentials: 'none' })
    expect(await Promise.all([registering, logging, figures, unsigned])).toEqual([success, success, 'f1', 'public'])
    expect(world.server.seen.slice(0, 3)).toEqual(['jwt/auth/tourist', 'trade/auth/identity', 'trade/auth/login'])
  })
})

describe('the end of a login', () => {
  test('I4 a login is never refreshed: at its end the flag falls to register and the account is removed', async () => {
    const world = await openWorld()
    const comm = await loggedIn(world)
    world.clocks.advance(12 * 3_600_000 - 1_000)
    world.device.tick()
    expect(await comm.call(account)).toBe('f1')
    world.clocks.advance(1_000)
    world.device.tick()
    await until(() => comm.flag === 'register')
    expect(comm.userInfo).toEqual({ mobileNo: '+852 ****4561' })
    for (const name of loginNames) expect(world.loginStore.get(name)).toBe('')
    // the clock of a device may be wrong, so the server decides
    expect(world.server.seen).toEqual(['api/account', 'jwt/auth/check'])
    await expect(comm.call(account)).rejects.toMatchObject({ reason: 'level_too_low' })
    expect(await comm.call(member)).toBe('u1')
  })

  test.each([
    ['session_revoked', {}],
    ['login_secret_wrong', { password: 'not the one' }],
  ] as const)(
    'I4 a login that the server refuses with %s ends, and the call fails with that reason',
    async (reason, body) => {
      const world = await openWorld()
      const comm = await loggedIn(world)
      if (reason === 'session_revoked') world.server.service.revokeAll({ level: 'login' })
      await expect(comm.call({ path: '/account', body })).rejects.toMatchObject({ kind: 'refused', reason })
      expect(times(world, 'api/account')).toBe(1)
      expect(comm.flag).toBe('register')
      for (const name of loginNames) expect(world.loginStore.get(name)).toBe('')
      expect(await comm.call(member)).toBe('u1')
    },
  )

  test('I7 quitting the login removes token, key and parameters, ends that login at the server, and the flag is register', async () => {
    const world = await openWorld()
    const comm = await loggedIn(world)
    const { jti } = openToken(world.loginStore.get(names.loginToken) ?? '') ?? expect.fail()
    const quit = comm.quit('login')
    expect(comm.flag).toBe('register')
    expect(comm.userInfo).toEqual({ mobileNo: '+852 ****4561' })
    for (const name of loginNames) expect(world.loginStore.get(name)).toBe('')
    expect(await quit).toEqual(success)
    expect(world.server.seen).toEqual(['jwt/auth/quit'])
    expect(world.server.service.hasEnded(jti)).toBe(true)
    expect(await comm.call(member)).toBe('u1')
  })

  test('I7 quitting the login takes effect here even if the server cannot be reached, and the result says so', async () => {
    const world = await openWorld()
    const comm = await loggedIn(world)
    world.server.fault = () => ({ fault: 'dropped' })
    expect(await comm.quit('login')).toMatchObject({ error_code: 10004, reason: 'network' })
    expect(comm.flag).toBe('register')
  })

  test('I7 quitting a login that does not exist sends nothing', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    expect(await comm.quit('login')).toEqual(success)
    expect(world.server.seen).toEqual([])
    expect(comm.flag).toBe('register')
  })

  test('I7 quitting the registration ends the login too', async () => {
    const world = await openWorld()
    const comm = await loggedIn(world)
    const { jti } = openToken(world.loginStore.get(names.loginToken) ?? '') ?? expect.fail()
    const quit = comm.quit('register')
    expect(comm.flag).toBe('tourist')
    expect(comm.userInfo).toBeNull()
    for (const name of loginNames) expect(world.loginStore.get(name)).toBe('')
    await quit
    expect(world.server.service.hasEnded(jti)).toBe(true)
    expect(await comm.call(anyone)).toBe('tourist')
  })

  test.each(['login', 'register'] as const)(
    'I7 quitting level %s while a login is in flight: its reply changes nothing, and what it granted is quit',
    async (level) => {
      const world = await openWorld()
      const comm = await registered(world)
      world.server.fault = (path) => (path === 'trade/auth/login' ? { fault: 'late' } : undefined)
      const outcome = comm.login(provedAccount(world)).catch((error) => error)
      await until(() => times(world, 'trade/auth/login') === 1)
      world.server.fault = () => undefined
      await comm.quit(level)
      const quits = times(world, 'jwt/auth/quit')
      world.server.release()
      expect(await outcome).toMatchObject({ kind: 'init', reason: 'no_credentials' })
      expect(comm.flag).toBe(level === 'login' ? 'register' : 'tourist')
      expect(world.loginStore.get(names.loginToken)).toBe('')
      await until(() => times(world, 'jwt/auth/quit') === quits + 1)
    },
  )

  test('I5 a registration that expires or is ended during a login ends the login too', async () => {
    const world = await openWorld({ service: { lives: { login: 30 * 86_400 } } })
    const comm = await loggedIn(world)
    world.clocks.advance(8 * day)
    expect(await comm.call(member)).toBe('u1')
    expect(comm.flag).toBe('register')
    expect(world.loginStore.get(names.loginToken)).toBe('')

    await comm.login(provedAccount(world, 'f2'))
    world.server.service.revokeAll({ registrations: true })
    await expect(comm.call(member)).rejects.toMatchObject({ reason: 'socket_pwd_invalid' })
    expect(comm.flag).toBe('tourist')
    expect(world.loginStore.get(names.loginToken)).toBe('')
    expect(comm.userInfo).toBeNull()
  })

  test('registering another person replaces the previous one, whose login and registration are quit', async () => {
    const world = await openWorld()
    const comm = await loggedIn(world)
    const ids = [world.storage.get(names.registerToken), world.loginStore.get(names.loginToken)]
    await comm.register(proved(world, 'u2'))
    expect(comm.flag).toBe('register')
    expect(await comm.call(member)).toBe('u2')
    await until(() => ids.every((token) => world.server.service.hasEnded(openToken(token ?? '')?.jti ?? '')))
    expect(await comm.call(member)).toBe('u2')
  })

  test('a refresh of the registration during a login changes neither flag nor account', async () => {
    const world = await openWorld({ service: { lives: { login: 30 * 86_400 } } })
    const comm = await loggedIn(world)
    const before = world.storage.get(names.registerToken)
    world.clocks.advance(6 * day + 1000)
    world.device.tick()
    await until(() => world.storage.get(names.registerToken) !== before)
    await turn()
    expect(comm.flag).toBe('login')
    expect(comm.userInfo?.client?.clientName).toBe('陳**')
    expect(await comm.call(account)).toBe('f1')
  })
})

test.each([
  ['password', { sm3: '', dogskin: 'x' }],
  ['password', undefined],
  ['clientInfo', { clientId: 'f1', clientName: 'x', accountType: 'gold', branch: '' }],
  ['clientInfo', null],
])('a login reply whose %s is %j is unreadable, and nothing changes', async (field, value) => {
  const world = await openWorld()
  const comm = world.device.open({
    transport: async (request) => {
      const answer = await world.transport(request)
      if (!request.url.endsWith('/auth/login')) return answer
      const { status, data } = JSON.parse(answer.text)
      return { ...answer, text: JSON.stringify({ status, data: { ...data, [field]: value } }) }
    },
  })
  await comm.register(proved(world))
  await expect(comm.login(provedAccount(world))).rejects.toMatchObject({ kind: 'unreadable', code: 10004 })
  expect(comm.flag).toBe('register')
  expect(world.loginStore.get(names.loginToken)).toBe('')
})
