import { loginUserInfo } from '@foyer/protocol/gateway'
import type { Level } from '@foyer/protocol/machines/identity'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { demoNumber, logIn } from '../../testing/log-in.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { type Credentials, device } from '../../testing/signed-client.ts'
import { currentAgreementVersions } from '../agreements/agreements.ts'

const { app, context, clock } = await testApp()
const { wall } = context.clocks

const from = device(app, context)
const registeredAt = wall()
const person = await signIn(context, from, hongKongNumber(1))
const { login, data, fundUserCode } = await logIn(context, from, person, '88002001', demoNumber(2))
const secrets = { password: String(data.password.sm3), passwordDs: String(data.password.dogskin) }
const levels: Record<Level, Credentials> = { tourist: person.tourist, register: person.register, login }

const market = { 'message-type': '31' }
const call = async (url: string, body: object, level: Level | 'twoLayer', headers: Record<string, string> = {}) => {
  const signed = level === 'twoLayer' ? from.signTwoLayer(url, body) : from.sign(url, body, levels[level])
  const reply = await from.send({ ...signed, headers: { ...signed.headers, ...headers } })
  return { http: reply.statusCode, ...reply.json(), headers: reply.headers }
}

const paths = {
  commonTime: '/common/common/matrix/time',
  marketTime: '/quote/market/time',
  marketTimeHk: '/common/market/time',
  profile: '/common/user/matrix/profile',
  profileHk: '/user/user/matrix/profile',
  accountInfo: '/trade/trade/matrix/account/info',
} as const

describe('P6 Levels of the functions', () => {
  const table: [path: string, body: object, callers: (Level | 'twoLayer')[]][] = [
    [paths.commonTime, {}, ['twoLayer', 'tourist', 'register', 'login']],
    [paths.marketTime, {}, ['tourist', 'register', 'login']],
    [paths.marketTimeHk, {}, ['tourist', 'register', 'login']],
    [paths.profile, {}, ['register', 'login']],
    [paths.profileHk, {}, ['register', 'login']],
    [paths.accountInfo, secrets, ['login']],
  ]
  test.each(table)('N7 N8 The function at %s answers only the levels that it names', async (path, body, callers) => {
    for (const level of ['twoLayer', 'tourist', 'register', 'login'] as const) {
      const reply = await call(path, body, level, market)
      const outcome = [reply.http, reply.status, reply.reason]
      if (callers.includes(level)) expect(outcome, level).toEqual([200, '0', undefined])
      else if (level === 'twoLayer') expect(outcome).toEqual([401, 40101, 'token_missing'])
      else expect(outcome, level).toEqual([403, 40301, 'level_too_low'])
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  })

  test('S4 The reading list is complete: no other function is callable without a token', () => {
    const list = app.signedRoutes.filter(({ twoLayer }) => twoLayer).map(({ method, url }) => `${method} ${url}`)
    expect(list.sort()).toEqual(['POST /jwt/auth/tourist', `POST ${paths.commonTime}`].sort())
  })
})

describe('P0 The two-layer defence', () => {
  test('S1 The two-layer defence accepts only the fixed session of the built-in app', async () => {
    expect((await call(paths.commonTime, {}, 'twoLayer')).status).toBe('0')
    const own = from.signTwoLayer(paths.commonTime, {}, from.sid)
    expect((await from.send(own)).json().reason).toBe('signature_wrong')
    for (const name of ['app-name', 'app-id', 'session-id'])
      expect((await call(paths.commonTime, {}, 'twoLayer', { [name]: 'another' })).reason).toBe('signature_wrong')
    const { 'app-name': _, ...nameless } = from.signTwoLayer(paths.commonTime, {}).headers
    expect((await from.send({ ...from.signTwoLayer(paths.commonTime, {}), headers: nameless })).statusCode).toBe(401)
  })

  test('S1 The two-layer defence refuses another app although its signature is valid', async () => {
    const reply = await from.send(from.signTwoLayer(paths.commonTime, {}, 'h5', 'another-app'))
    expect([reply.statusCode, reply.json().reason]).toEqual([401, 'signature_wrong'])
  })

  test('S4 Two-layer calls are limited to 600 a minute from one address', async () => {
    const address = '10.9.8.7'
    const request = () => app.inject({ ...from.signTwoLayer(paths.commonTime, {}), remoteAddress: address })
    for (let i = 0; i < 600; i++) expect((await request()).statusCode).toBe(200)
    const refused = await request()
    expect([refused.statusCode, refused.json().reason]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await call(paths.commonTime, {}, 'twoLayer')).status).toBe('0')
  })

  test('A call whose token is wrong does not fall back to the two-layer defence', async () => {
    const reply = await call(paths.commonTime, {}, 'twoLayer', { 'jwt-assertion': 'x' })
    expect([reply.http, reply.reason]).toEqual([401, 'token_invalid'])
    expect((await call(paths.commonTime, {}, 'twoLayer', { 'jwt-assertion': '' })).reason).toBe('token_missing')
  })
})

test('N9 N12 Further headers beyond the signed ones are accepted and change nothing', async () => {
  const more = {
    platform: 'miniprogram',
    'model-type': 'any',
    'system-version': '1',
    'app-channel': 'h5',
    'app-version': '1.0.0',
    'dev-port': '8501',
    'message-type': '31',
    'x-level': 'login',
    'x-http-method-override': 'DELETE',
    'idempotency-key': 'k',
  }
  expect((await call(paths.commonTime, {}, 'tourist', more)).data).toEqual(
    (await call(paths.commonTime, {}, 'tourist')).data,
  )
  expect((await call(paths.profile, {}, 'tourist', more)).reason).toBe('level_too_low')
})

describe('N8 Paths that are no function', () => {
  test.each([
    '/common/common/time',
    '/common/time',
    '/quote/market/matrix/time',
    '/trade/trade/account/info',
    '/trade/trade/account/matrix/info',
    '/trade/matrix/account/info',
    '/user/user/profile',
    '/trade/user/matrix/profile',
    '/quote/common/matrix/time',
    '/fund/common/matrix/time',
    '/api/common/matrix/time',
    '/common/auth/matrix/tourist',
  ])('N8 The path %s is not found as a function', async (path) => {
    const reply = await call(path, secrets, 'login', market)
    expect([reply.http, reply.reason]).toEqual([404, 'not_found'])
  })

  test('N7 A function is called by POST only', async () => {
    const get = from.sign(paths.marketTime, undefined, person.tourist, 'GET')
    expect((await from.send(get)).json().reason).toBe('not_found')
  })
})

describe('The functions', () => {
  test('common/time returns both clocks and the time zone', async () => {
    clock.moveBusiness(3_600_000)
    const reply = await call(paths.commonTime, {}, 'tourist')
    expect(reply.data).toEqual({ serverTime: wall(), businessTime: wall() + 3_600_000, utcOffset: 480 })
    clock.moveBusiness(0)
  })

  test('market/time returns the time in Hong Kong by the business clock', async () => {
    // from Monday 5 January 2026, 10:00 in Hong Kong, to shortly before midnight
    const offset = Date.UTC(2026, 0, 5, 15, 59, 58) - wall()
    clock.moveBusiness(offset)
    const reply = await call(paths.marketTime, {}, 'tourist', market)
    expect(reply.data).toEqual({ time: wall() + offset, date: '2026-01-05', clock: '23:59:58' })
    clock.moveBusiness(offset + 3_000)
    const next = await call(paths.marketTime, {}, 'tourist', market)
    expect(next.data).toMatchObject({ date: '2026-01-06', clock: '00:00:01' })
    clock.moveBusiness(0)
  })

  test.each([
    ['no Message-Type', {}],
    ['an empty Message-Type', { 'message-type': '' }],
    ['two message types', { 'message-type': '31, 32' }],
    ['a long Message-Type', { 'message-type': '3'.repeat(65) }],
  ])('A market function with %s is refused', async (_what, headers) => {
    for (const path of [paths.marketTime, paths.marketTimeHk]) {
      const reply = await call(path, {}, 'tourist', headers)
      expect([reply.http, reply.reason, reply.detail]).toEqual([400, 'invalid_request', { path: 'Message-Type' }])
    }
  })

  test('user/profile returns the masked number, the time of registration, and the consents', async () => {
    const { disclaimer, privacy, service, marketing } = currentAgreementVersions
    const consent = (document: string, version: string, isAgreed = true) => ({
      document,
      version,
      isAgreed,
      givenAt: registeredAt,
    })
    const profile = {
      mobileNo: '+852 ****0001',
      registeredAt,
      agreements: [
        consent('disclaimer', disclaimer),
        consent('marketing', marketing, false),
        consent('privacy', privacy),
        consent('service', service),
      ],
    }
    expect((await call(paths.profile, {}, 'register')).data).toEqual(profile)
    expect((await call(paths.profileHk, {}, 'login')).data).toEqual(profile)
  })

  test("user/profile returns only the caller's own profile", async () => {
    const other = device(app, context)
    const { register } = await signIn(context, other, hongKongNumber(2))
    expect((await other.post(paths.profile, {}, register)).json().data.mobileNo).toBe('+852 ****0002')
  })

  test('I11 trade/account/info returns the account of a login whose call has both of its secrets', async () => {
    const body = { ...secrets, userInfo: loginUserInfo, clientFeatureCode: 'device' }
    const { data: info } = await call(paths.accountInfo, body, 'login')
    expect(info).toEqual(data.clientInfo)
    expect(info.clientId).toBe('88002001')
  })

  test('SEC-15 trade/account/info refuses an account that was suspended after the login', async () => {
    const set = (status: string) =>
      context.db`update client_accounts set status = ${status} where fund_user_code = ${fundUserCode}`
    await set('suspended')
    expect((await call(paths.accountInfo, secrets, 'login')).reason).toBe('account_suspended')
    await set('active')
  })

  test.each([
    ['another password', { ...secrets, password: '0'.repeat(64) }, 'login_secret_wrong'],
    ['another passwordDs', { ...secrets, passwordDs: 'AAAA' }, 'login_secret_wrong'],
    ['both exchanged', { password: secrets.passwordDs, passwordDs: secrets.password }, 'login_secret_wrong'],
    ['no passwordDs', { password: secrets.password }, 'invalid_request'],
    ['no body', {}, 'invalid_request'],
  ])('I11 trade/account/info refuses %s', async (_what, body, reason) => {
    expect((await call(paths.accountInfo, body, 'login')).reason).toBe(reason)
  })
})
