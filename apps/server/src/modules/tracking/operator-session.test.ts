import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { idleMs, lifeMs } from '../../operations/operator-sessions.ts'
import { emptyApp } from '../../testing/context.ts'
import { productionVariables } from '../../testing/production.ts'

const { app, context, clock } = await emptyApp()
const { db, secrets } = context
const host = 'insights.foyer.example'
const ours = { host, origin: `https://${host}`, 'sec-fetch-site': 'same-origin' }
let visitors = 0

type Headers = Record<string, string>
const call = (path: string, payload: object = {}, headers: Headers = {}, to = app, remoteAddress = '127.0.0.1') =>
  to.inject({
    method: 'POST',
    url: `/operators/tracking/${path}`,
    headers: { 'content-type': 'application/json', ...ours, ...headers },
    payload: JSON.stringify(payload),
    remoteAddress,
  })
const signIn = (token = secrets.operatorToken, headers: Headers = {}, to = app, address = `10.0.0.${++visitors}`) =>
  call('session', { token }, headers, to, address)
const cookieOf = ({ headers }: Awaited<ReturnType<typeof call>>): string => String(headers['set-cookie']).split(';')[0]!
const signedIn = async () => ({ cookie: cookieOf(await signIn()) })
const reasonOf = async (reply: ReturnType<typeof call>) => (await reply).json().reason
const trail = () =>
  db`select event, detail from audit_entries where subject = 'operator_sessions' order by id desc limit 1`

describe('the sign-in of an operator', () => {
  test('T7 a signed-in operator receives a cookie for these calls only, which no script reads and no other site sends', async () => {
    const reply = await signIn()
    expect(reply.json()).toEqual({ status: 0, data: { endsAt: clock.clocks.wall() + lifeMs, idleMs } })
    expect(reply.headers['set-cookie']).toMatch(
      /^foyer-operator=[\w-]{43}; Path=\/operators\/tracking; HttpOnly; SameSite=Strict; Max-Age=28800$/,
    )
    expect(reply.headers['cache-control']).toBe('no-store')
    const under = { cookie: cookieOf(reply) }
    expect((await call('figures', { from: '2026-01-01', to: '2026-01-02' }, under)).statusCode).toBe(200)
  })

  test('O3 both tokens sign in while the token changes, and a session ends with the token that opened it', async () => {
    const token = 'the operator-token of this year, 32 characters'
    const serverWith = async (previous: { operatorToken?: string }) =>
      (await emptyApp({ db, clocks: clock.clocks, secrets: { ...secrets, operatorToken: token, previous } })).app
    const during = await serverWith({ operatorToken: secrets.operatorToken })
    const before = await signedIn()
    const old = { cookie: cookieOf(await signIn(secrets.operatorToken, {}, during)) }
    const current = { cookie: cookieOf(await signIn(token, {}, during)) }
    const used = async (to: typeof app, session: Headers) => (await call('session/use', {}, session, to)).statusCode
    for (const session of [before, old, current]) expect(await used(during, session)).toBe(200)
    expect(await reasonOf(signIn('another token of at least 32 characters', {}, during))).toBe('token_invalid')
    const after = await serverWith({})
    expect(await reasonOf(signIn(secrets.operatorToken, {}, after))).toBe('token_invalid')
    for (const session of [before, old]) expect(await used(after, session)).toBe(401)
    expect(await used(after, current)).toBe(200)
  })

  test('T7 neither the cookie nor the token is stored in the database', async () => {
    const { cookie } = await signedIn()
    // columns of bytes are compared as hex
    const stored = JSON.stringify([
      await db`select operator_sessions::text from operator_sessions`,
      await db`select audit_entries::text from audit_entries where subject = 'operator_sessions'`,
    ])
    expect(stored).toMatch(/x[0-9a-f]{64}/)
    const value = cookie.split('=')[1]!
    for (const secret of [value, secrets.operatorToken])
      for (const form of [secret, Buffer.from(secret).toString('hex')]) expect(stored).not.toContain(form)
    expect(stored).not.toContain(Buffer.from(value, 'base64url').toString('hex'))
    expect(await trail()).toEqual([{ event: 'sign_in', detail: {} }])
  })

  test('T7 a wrong token is refused', async () => {
    const reply = await signIn(`${secrets.operatorToken}x`)
    expect([reply.statusCode, reply.json().reason, reply.headers['set-cookie']]).toEqual([
      401,
      'token_invalid',
      undefined,
    ])
    expect((await signIn('')).statusCode).toBe(400)
  })

  test('T7 an address has ten attempts in a quarter of an hour, including the successful one', async () => {
    const tryOnce = (token?: string) => signIn(token, {}, app, '10.1.1.1')
    for (let nth = 0; nth < 10; nth++) expect(await reasonOf(tryOnce('wrong'))).toBe('token_invalid')
    const reply = await tryOnce()
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '900'])
    expect((await signIn()).statusCode).toBe(200)
    clock.advance(15 * 60_000)
    expect((await tryOnce()).statusCode).toBe(200)
  })

  test('T7 in production the cookie is sent only over TLS, and the page must be enabled', async () => {
    const on = await emptyApp({
      db,
      environment: readEnvironment({ ...productionVariables, INSIGHTS: 'on', LOG_LEVEL: 'silent' }),
    })
    const off = await emptyApp({ db, environment: readEnvironment({ ...productionVariables, LOG_LEVEL: 'silent' }) })
    const reply = await signIn(secrets.operatorToken, {}, on.app)
    expect(reply.headers['set-cookie']).toMatch(/^__Secure-foyer-operator=.+; Secure; Max-Age=28800$/)
    const under = { cookie: cookieOf(reply) }
    expect((await call('session/use', {}, under, on.app)).statusCode).toBe(200)
    expect((await signIn(secrets.operatorToken, {}, off.app)).statusCode).toBe(404)
    expect(await reasonOf(call('session/use', {}, under, off.app))).toBe('token_missing')
  })
})

describe('the session of an operator', () => {
  test('T7 a session ends half an hour after its last call, and eight hours after it began', async () => {
    const idle = await signedIn()
    clock.advance(idleMs - 1)
    expect((await call('session/use', {}, idle)).statusCode).toBe(200)
    clock.advance(idleMs)
    expect(await reasonOf(call('session/use', {}, idle))).toBe('token_expired')

    const busy = await signedIn()
    for (let spent = 0; spent < lifeMs - idleMs; spent += idleMs / 2) {
      clock.advance(idleMs / 2)
      expect((await call('session/use', {}, busy)).statusCode).toBe(200)
    }
    clock.advance(idleMs - 1)
    expect((await call('session/use', {}, busy)).statusCode).toBe(200)
    clock.advance(1)
    expect(await reasonOf(call('session/use', {}, busy))).toBe('token_expired')
  })

  test('T7 signing out ends a session and deletes its cookie', async () => {
    const [own, other] = [await signedIn(), await signedIn()]
    const reply = await call('session/end', {}, own)
    expect(reply.headers['set-cookie']).toContain('foyer-operator=; Path=/operators/tracking; ')
    expect(reply.headers['set-cookie']).toContain('Max-Age=0')
    expect(await reasonOf(call('session/use', {}, own))).toBe('token_expired')
    expect((await call('session/use', {}, other)).statusCode).toBe(200)
    expect(await trail()).toEqual([{ event: 'sign_out', detail: {} }])
  })

  test('T7 a session ends when the operator’s token changes', async () => {
    const session = await signedIn()
    const rotated = await emptyApp({
      db,
      clocks: clock.clocks,
      secrets: { ...secrets, operatorToken: 'the token that came after it' },
    })
    expect(await reasonOf(call('session/use', {}, session, rotated.app))).toBe('token_expired')
    expect((await call('session/use', {}, session)).statusCode).toBe(200)
  })

  test('T7 a forged session is refused, and a real one gives no access to other operator calls', async () => {
    const session = await signedIn()
    expect(await reasonOf(call('session/use', {}, { cookie: `foyer-operator=${'a'.repeat(43)}` }))).toBe(
      'token_expired',
    )
    expect(await reasonOf(call('session/use'))).toBe('token_missing')
    const gifts = app.inject({ method: 'POST', url: '/operators/gifts', headers: { ...ours, ...session }, payload: {} })
    expect(await reasonOf(gifts)).toBe('token_missing')
    expect(await reasonOf(call('session/end', {}, { authorization: `Bearer ${secrets.operatorToken}` }))).toBe(
      'token_missing',
    )
  })
})

describe('a page of another origin', () => {
  const elsewhere: [string, Headers][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://m.foyer.example' }],
    ['a browser that does not send the site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ]
  test.each(elsewhere)(
    'T7 a page of another origin (%s) cannot use the cookie and cannot sign in',
    async (_, headers) => {
      const session = await signedIn()
      const given = headers['sec-fetch-site'] === '' ? { origin: headers.origin! } : headers
      const from = async (path: string, payload: object) => {
        const sent = { 'content-type': 'application/json', host, ...given, ...session }
        const reply = await app.inject({ method: 'POST', url: `/operators/tracking/${path}`, headers: sent, payload })
        return reply.json().reason
      }
      for (const path of ['figures', 'live', 'configuration/set', 'session/end', 'session/use'])
        expect([path, await from(path, {})]).toEqual([path, 'host_not_allowed'])
      expect(await from('session', { token: secrets.operatorToken })).toBe('host_not_allowed')
      expect((await call('session/use', {}, session)).statusCode).toBe(200)
    },
  )

  test('T7 a browser that sends only Origin is checked by it, and one that sends neither header is refused', async () => {
    const session = await signedIn()
    const use = (headers: Headers) =>
      app.inject({ method: 'POST', url: '/operators/tracking/session/use', headers: { host, ...session, ...headers } })
    expect((await use({ origin: `https://${host}` })).statusCode).toBe(200)
    expect((await use({})).json().reason).toBe('host_not_allowed')
  })
})
