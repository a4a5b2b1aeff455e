import { describe, expect, test } from 'vitest'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { consent, day, loggedIn, openFixture, proved, provedAccount, registered, times } from '../testing/fixture.ts'
import { openToken } from '../testing/tokens.ts'

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
    const fixture = await openFixture()
    const comm = await registered(fixture)
    expect(await comm.login(provedAccount(fixture))).toEqual(success)
    expect(comm.flag).toBe('login')
    expect(fixture.storage.get(names.flag)).toBe('login')
    expect(comm.userInfo).toEqual({
      mobileNo: '+852 ****4561',
      client: { clientId: 'f1', clientName: '陳**', accountType: 'margin', branch: '中環' },
    })
    expect(await comm.call(account)).toBe('f1')
  })

  test('N6 N11 V8 the login call contains the fields of the specification and the sealed ticket; THS uses its own path', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    await comm.login(provedAccount(fixture))
    await comm.login({ ...provedAccount(fixture, 'f2'), deviceId: 'phone-1', channel: 'ths' })
    const common = { mobileUserCode: 'u1', consent }
    expect(fixture.server.service.loggedIn).toEqual([
      { ...common, path: '/auth/login', fundUserCode: 'f1', deviceId: 'NA' },
      { ...common, path: '/auth/thsLogin', fundUserCode: 'f2', deviceId: 'phone-1' },
    ])
    expect(times(fixture, 'trade/auth/login')).toBe(1)
    expect(times(fixture, 'trade/auth/thsLogin')).toBe(1)
  })

  test('I11 I13 token, key and public parameters of the login are stored in the user-login store alone', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    await comm.login({ ...provedAccount(fixture), deviceId: 'phone-1' })
    const token = fixture.loginStore.get(names.loginToken) ?? ''
    const { jti } = openToken(token) ?? expect.fail()
    expect(fixture.loginStore.get(names.loginAppKey)).toMatch(/ [\w+/]+=*$/)
    expect(JSON.parse(fixture.loginStore.get(names.loginParams) ?? '')).toEqual({
      clientId: 'f1',
      clientName: '陳**',
      accountType: 'margin',
      branch: '中環',
      password: expect.stringMatching(/^[0-9a-f]{64}$/),
      passwordDs: `dog ${jti}`,
      userInfo: 'JH',
      clientFeatureCode: 'phone-1',
    })
    for (const name of loginNames) expect(fixture.storage.get(name)).toBeNull()
  })

  test('I11 the server accepts calls with the login’s own password', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    const { password } = JSON.parse(fixture.loginStore.get(names.loginParams) ?? '')
    expect(await comm.call({ path: '/account', body: { password } })).toBe('f1')
  })

  test('a login of a visitor is refused before anything is sent', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.init()
    const before = fixture.server.seen.length
    await expect(comm.login(provedAccount(fixture))).rejects.toMatchObject({ kind: 'refused', reason: 'level_too_low' })
    expect(fixture.server.seen.length).toBe(before)
    expect(comm.flag).toBe('tourist')
  })

  test('a wrong ticket is refused with the reason of the server, and the registration remains', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    const wrong = { ...provedAccount(fixture), userToken: 'made up' }
    await expect(comm.login(wrong)).rejects.toMatchObject({ code: 30000, reason: 'ticket_invalid' })
    expect(comm.flag).toBe('register')
    expect(await comm.login(provedAccount(fixture))).toEqual(success)
  })

  test('I8 a second login during a pending one succeeds at once and says why nothing was done', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    const first = comm.login(provedAccount(fixture))
    expect(await comm.login(provedAccount(fixture, 'f2'))).toEqual({
      error_code: 0,
      error_message: 'two logins in a short time are not allowed',
    })
    expect(await first).toEqual(success)
    expect(fixture.server.service.loggedIn).toMatchObject([{ fundUserCode: 'f1' }])
  })

  test('I9 a login to the fund user code that is already logged in succeeds, and nothing is sent', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    expect(await comm.login(provedAccount(fixture))).toEqual(success)
    expect(fixture.server.seen).toEqual([])
  })

  test('I9 a login to another fund user code logs in anew, and the previous login is quit', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    const before = openToken(fixture.loginStore.get(names.loginToken) ?? '')?.jti ?? ''
    await comm.login(provedAccount(fixture, 'f2'))
    expect(comm.flag).toBe('login')
    expect(await comm.call(account)).toBe('f2')
    await until(() => fixture.server.service.hasEnded(before))
    expect(await comm.call(account)).toBe('f2')
  })

  test('I10 a login waits for a pending registration, and calls wait for the login', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    const registering = comm.register(proved(fixture))
    const logging = comm.login(provedAccount(fixture))
    const figures = comm.call(account)
    const unsigned = comm.call({ path: '/public', body: {}, credentials: 'none' })
    expect(await Promise.all([registering, logging, figures, unsigned])).toEqual([success, success, 'f1', 'public'])
    expect(fixture.server.seen.slice(0, 3)).toEqual(['jwt/auth/tourist', 'trade/auth/identity', 'trade/auth/login'])
  })
})

describe('the end of a login', () => {
  test('I4 a login is never refreshed: at its end the flag falls to register and the account is removed', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    fixture.clocks.advance(12 * 3_600_000 - 1_000)
    fixture.device.tick()
    expect(await comm.call(account)).toBe('f1')
    fixture.clocks.advance(1_000)
    fixture.device.tick()
    await until(() => comm.flag === 'register')
    expect(comm.userInfo).toEqual({ mobileNo: '+852 ****4561' })
    for (const name of loginNames) expect(fixture.loginStore.get(name)).toBe('')
    // the clock of a device may be wrong, so the server decides
    expect(fixture.server.seen).toEqual(['api/account', 'jwt/auth/check'])
    await expect(comm.call(account)).rejects.toMatchObject({ reason: 'level_too_low' })
    expect(await comm.call(member)).toBe('u1')
  })

  test.each([
    ['session_revoked', {}],
    ['login_secret_wrong', { password: 'not the one' }],
  ] as const)(
    'I4 a login that the server refuses with %s ends, and the call fails with that reason',
    async (reason, body) => {
      const fixture = await openFixture()
      const comm = await loggedIn(fixture)
      if (reason === 'session_revoked') fixture.server.service.revokeAll({ level: 'login' })
      await expect(comm.call({ path: '/account', body })).rejects.toMatchObject({ kind: 'refused', reason })
      expect(times(fixture, 'api/account')).toBe(1)
      expect(comm.flag).toBe('register')
      for (const name of loginNames) expect(fixture.loginStore.get(name)).toBe('')
      expect(await comm.call(member)).toBe('u1')
    },
  )

  test('I7 quitting the login removes token, key and parameters, ends that login at the server, and the flag is register', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    const { jti } = openToken(fixture.loginStore.get(names.loginToken) ?? '') ?? expect.fail()
    const quit = comm.quit('login')
    expect(comm.flag).toBe('register')
    expect(comm.userInfo).toEqual({ mobileNo: '+852 ****4561' })
    for (const name of loginNames) expect(fixture.loginStore.get(name)).toBe('')
    expect(await quit).toEqual(success)
    expect(fixture.server.seen).toEqual(['jwt/auth/quit'])
    expect(fixture.server.service.hasEnded(jti)).toBe(true)
    expect(await comm.call(member)).toBe('u1')
  })

  test('I7 quitting the login takes effect here even if the server cannot be reached, and the result says so', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    fixture.server.fault = () => ({ fault: 'dropped' })
    expect(await comm.quit('login')).toMatchObject({ error_code: 10004, reason: 'network' })
    expect(comm.flag).toBe('register')
  })

  test('I7 quitting a login that does not exist sends nothing', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    expect(await comm.quit('login')).toEqual(success)
    expect(fixture.server.seen).toEqual([])
    expect(comm.flag).toBe('register')
  })

  test('I7 quitting the registration ends the login too', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    const { jti } = openToken(fixture.loginStore.get(names.loginToken) ?? '') ?? expect.fail()
    const quit = comm.quit('register')
    expect(comm.flag).toBe('tourist')
    expect(comm.userInfo).toBeNull()
    for (const name of loginNames) expect(fixture.loginStore.get(name)).toBe('')
    await quit
    expect(fixture.server.service.hasEnded(jti)).toBe(true)
    expect(await comm.call(anyone)).toBe('tourist')
  })

  test.each(['login', 'register'] as const)(
    'I7 quitting level %s while a login is in flight: its reply changes nothing, and what it granted is quit',
    async (level) => {
      const fixture = await openFixture()
      const comm = await registered(fixture)
      fixture.server.fault = (path) => (path === 'trade/auth/login' ? { fault: 'late' } : undefined)
      const outcome = comm.login(provedAccount(fixture)).catch((error) => error)
      await until(() => times(fixture, 'trade/auth/login') === 1)
      fixture.server.fault = () => undefined
      await comm.quit(level)
      const quits = times(fixture, 'jwt/auth/quit')
      fixture.server.release()
      expect(await outcome).toMatchObject({ kind: 'init', reason: 'no_credentials' })
      expect(comm.flag).toBe(level === 'login' ? 'register' : 'tourist')
      expect(fixture.loginStore.get(names.loginToken)).toBe('')
      await until(() => times(fixture, 'jwt/auth/quit') === quits + 1)
    },
  )

  test('I5 a registration that expires or is ended during a login ends the login too', async () => {
    const fixture = await openFixture({ service: { lives: { login: 30 * 86_400 } } })
    const comm = await loggedIn(fixture)
    fixture.clocks.advance(8 * day)
    expect(await comm.call(member)).toBe('u1')
    expect(comm.flag).toBe('register')
    expect(fixture.loginStore.get(names.loginToken)).toBe('')

    await comm.login(provedAccount(fixture, 'f2'))
    fixture.server.service.revokeAll({ registrations: true })
    await expect(comm.call(member)).rejects.toMatchObject({ reason: 'socket_pwd_invalid' })
    expect(comm.flag).toBe('tourist')
    expect(fixture.loginStore.get(names.loginToken)).toBe('')
    expect(comm.userInfo).toBeNull()
  })

  test('registering another person replaces the previous one, whose login and registration are quit', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    const ids = [fixture.storage.get(names.registerToken), fixture.loginStore.get(names.loginToken)]
    await comm.register(proved(fixture, 'u2'))
    expect(comm.flag).toBe('register')
    expect(await comm.call(member)).toBe('u2')
    await until(() => ids.every((token) => fixture.server.service.hasEnded(openToken(token ?? '')?.jti ?? '')))
    expect(await comm.call(member)).toBe('u2')
  })

  test('a refresh of the registration during a login changes neither flag nor account', async () => {
    const fixture = await openFixture({ service: { lives: { login: 30 * 86_400 } } })
    const comm = await loggedIn(fixture)
    const before = fixture.storage.get(names.registerToken)
    fixture.clocks.advance(6 * day + 1000)
    fixture.device.tick()
    await until(() => fixture.storage.get(names.registerToken) !== before)
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
  const fixture = await openFixture()
  const comm = fixture.device.open({
    transport: async (request) => {
      const answer = await fixture.transport(request)
      if (!request.url.endsWith('/auth/login')) return answer
      const { status, data } = JSON.parse(answer.text)
      return { ...answer, text: JSON.stringify({ status, data: { ...data, [field]: value } }) }
    },
  })
  await comm.register(proved(fixture))
  await expect(comm.login(provedAccount(fixture))).rejects.toMatchObject({ kind: 'unreadable', code: 10004 })
  expect(comm.flag).toBe('register')
  expect(fixture.loginStore.get(names.loginToken)).toBe('')
})
