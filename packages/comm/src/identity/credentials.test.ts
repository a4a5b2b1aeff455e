import { describe, expect, test } from 'vitest'
import { day, type Fixture, loggedIn, openFixture, registered, times } from '../testing/fixture.ts'
import { openToken } from '../testing/tokens.ts'

const who = (credentials: 'tourist' | 'register' | 'login' | 'current') =>
  ({ path: '/anyone', body: {}, credentials }) as const

const levelReached = {
  tourist: async (fixture: Fixture) => {
    const comm = fixture.device.open()
    await comm.init()
    return comm
  },
  register: registered,
  login: loggedIn,
}

describe('the credentials of a call', () => {
  test.each([
    ['P3', 'tourist', 'tourist', 'tourist'],
    ['P3', 'register', 'tourist', 'tourist'],
    ['P3', 'login', 'tourist', 'tourist'],
    ['P1', 'tourist', 'register', 'tourist'],
    ['P1', 'register', 'register', 'register'],
    ['P1', 'login', 'register', 'register'],
    ['P2', 'tourist', 'login', 'tourist'],
    ['P2', 'register', 'login', 'register'],
    ['P2', 'login', 'login', 'login'],
    ['P2', 'login', 'current', 'login'],
  ] as const)('%s at %s level a call with %s credentials is sent as %s', async (_row, level, credentials, signer) => {
    const fixture = await openFixture()
    const comm = await levelReached[level](fixture)
    expect(await comm.call(who(credentials))).toBe(signer)
  })

  test.each([
    [1, 'register'],
    [2, 'login'],
    [3, 'tourist'],
    [undefined, 'tourist'],
  ])('P1 P2 P3 at login level a gateway function of type %s is sent as %s', async (publicParamsType, signer) => {
    const comm = await loggedIn(await openFixture())
    const type = publicParamsType === undefined ? {} : { publicParamsType }
    expect(await comm.gateway({ function: 'organ/list', ...type })).toMatchObject({ caller: signer })
  })

  test('P2 P5 I11 the gateway can rename the login’s public parameters', async () => {
    const comm = await loggedIn(await openFixture())
    const magicKeyValue = { password: 'pwd', userInfo: 'info', clientId: 'id', clientFeatureCode: 'feature' }
    const { body } = await comm.gateway<{ body: object }>({
      function: 'trade/account/info',
      publicParamsType: 2,
      magicKeyValue,
    })
    expect(body).toEqual({ pwd: expect.stringMatching(/^[0-9a-f]{64}$/), info: 'JH', id: 'f1', feature: 'NA' })
  })

  test('P6 the server refuses what a level may not do, and the level remains', async () => {
    const comm = await registered(await openFixture())
    await expect(comm.call({ path: '/account', body: {} })).rejects.toMatchObject({ reason: 'level_too_low' })
    expect(comm.flag).toBe('register')
  })
})

describe('a call without credentials', () => {
  test('P4 a call whose level ends while it waits for a token fails with no_credentials, and is not sent', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    fixture.clocks.advance(8 * day)
    fixture.server.fault = (path) => (path === 'jwt/auth/register' ? { fault: 'late' } : undefined)
    const waiting = comm.result({ path: '/member', body: {}, credentials: 'register' })
    while (times(fixture, 'jwt/auth/register') === 0) await new Promise(setImmediate)
    await comm.quit('register')
    fixture.server.release()
    expect(await waiting).toMatchObject({ data: null, info: { error_code: 10004, reason: 'no_credentials' } })
    expect(times(fixture, 'api/member')).toBe(0)
  })

  test('P4 a call whose token cannot be fetched fails with the reason of the fetch, and is not sent', async () => {
    const fixture = await openFixture()
    const comm = await levelReached.tourist(fixture)
    fixture.clocks.advance(8 * day)
    fixture.server.fault = (path) => (path === 'jwt/auth/tourist' ? { fault: 'busy' } : undefined)
    expect(await comm.result(who('current'))).toMatchObject({ data: null, info: { reason: 'rate_limited' } })
    expect(times(fixture, 'api/anyone')).toBe(0)
  })
})

test('every level signs with a token of its own, of the same session', async () => {
  const fixture = await openFixture()
  const comm = await loggedIn(fixture)
  const tokens = []
  for (const credentials of ['tourist', 'register', 'login'] as const) {
    await comm.call(who(credentials))
    tokens.push(openToken(String(fixture.server.headers()['jwt-assertion'])))
  }
  expect(tokens.map((token) => token?.lvl)).toEqual(['tourist', 'register', 'login'])
  expect(new Set(tokens.map((token) => token?.sid)).size).toBe(1)
})
