import { decodeJwt } from 'jose'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { createConnectors } from '../../connectors/connect.ts'
import { testClock } from '../../testing/clock.ts'
import { emptyApp, testContext } from '../../testing/context.ts'
import { testDatabase } from '../../testing/database.ts'
import { seededDatabase } from '../../testing/global-setup.ts'
import { loginBody } from '../../testing/log-in.ts'
import { startTestProvider } from '../../testing/login-provider.ts'
import { noClients } from '../../testing/no-clients.ts'
import { registered } from '../../testing/registered.ts'
import { credentialsOf, device } from '../../testing/signed-client.ts'

// the provider's tokens are valid by the clock of the machine
const clock = testClock(Date.now())
const provider = await startTestProvider(clock.clocks.wall)
beforeEach(() => {
  provider.change()
  // the limits of a person start again
  clock.advance(600_001)
})
const environment = readEnvironment({
  LOG_LEVEL: 'silent',
  ...noClients,
  ...provider.variables,
})
const parts = await testContext({ db: await testDatabase(seededDatabase), clocks: clock.clocks, environment })
const connectors = createConnectors(parts.context, pino({ enabled: false }))
const { app, context } = await emptyApp({ ...parts.context, connectors })

const logOut = async (token: string) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/login/provider/logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  })
  return reply.statusCode
}

/** A client who has proved an account at the provider, in one of its sessions. */
const proved = async (sub: string, sid: string) => {
  const from = device(app, context)
  const register = await registered(context, from, '+85251000002')
  const post = async (path: string, body: object) => (await from.post(path, body, register)).json()
  const [{ fundUserCode }] = (await post('/api/user/login/accounts', {})).data.accounts
  const { data } = await post('/api/user/login/provider', { page: '/', back: '/', lang: 'en-US' })
  const path = provider.prove(data.url, { account: fundUserCode, acr: 'urn:firm:two-factors', sub, sid })
  const { headers } = await app.inject(path)
  const providerProof = new URLSearchParams(/#.*\?(.*)/.exec(String(headers.location))?.[1]).get('proof')
  const verify = () => post('/api/user/login/provider/verify', { providerProof })
  const logIn = async (ticket: { fundUserCode: string; userToken: string }) => {
    const person = { register, userCode: decodeJwt(register.jwt).sub ?? '' }
    return post('/trade/auth/login', loginBody(person, ticket))
  }
  return { from, register, verify, logIn }
}
/** The same, logged in. `isOpen` says whether a token still admits. */
const loggedIn = async (sub: string, sid: string) => {
  const person = await proved(sub, sid)
  const { data } = await person.logIn((await person.verify()).data)
  const check = async (credentials: ReturnType<typeof credentialsOf>) => {
    const body = { appId: 'foyer-test', checkType: 'ip', sessionId: person.from.sid }
    return (await person.from.post('/jwt/auth/check', body, credentials)).json().data.valid as boolean
  }
  return { ...person, isOpen: () => check(credentialsOf(data)), isRegistered: () => check(person.register) }
}

test('a logout of a client at the provider ends all logins of the client, and leaves the registrations', async () => {
  const [one, two, other] = [await loggedIn('a', 'a1'), await loggedIn('a', 'a2'), await loggedIn('b', 'b1')]
  expect(await logOut(await provider.logoutToken({ sub: 'a' }))).toBe(200)
  expect([await one.isOpen(), await two.isOpen(), await other.isOpen()]).toEqual([false, false, true])
  expect(await one.isRegistered()).toBe(true)
  const events = await context.db`select count(*)::int as count from audit_entries where event = 'provider_logout'`
  expect(events).toEqual([{ count: 1 }])
})

test('a logout of one session at the provider ends the logins of that session only', async () => {
  const [one, two] = [await loggedIn('c', 'c1'), await loggedIn('c', 'c2')]
  expect(await logOut(await provider.logoutToken({ sid: 'c1' }))).toBe(200)
  expect([await one.isOpen(), await two.isOpen()]).toEqual([false, true])
  expect(await logOut(await provider.logoutToken({ sub: 'd', sid: 'c2' }))).toBe(200)
  expect(await two.isOpen()).toBe(true)
})

test('a logout also ends a login in progress, as a proof and as a ticket', async () => {
  const [early, late] = [await proved('e', 'e1'), await proved('e', 'e1')]
  const ticket = (await late.verify()).data
  await logOut(await provider.logoutToken({ sub: 'e' }))
  expect((await early.verify()).reason).toBe('provider_login_invalid')
  expect((await late.logIn(ticket)).reason).toBe('ticket_invalid')
})

test('a logout token is accepted once, so that a copy cannot end a later login', async () => {
  const token = await provider.logoutToken({ sub: 'f' })
  expect(await logOut(token)).toBe(200)
  const later = await loggedIn('f', 'f1')
  expect(await logOut(token)).toBe(400)
  expect(await later.isOpen()).toBe(true)
})

const seconds = Math.floor(Date.now() / 1000)
test.each([
  ['issuer', { iss: 'https://other.example' }],
  ['audience', { aud: 'another-client' }],
  ['age', { iat: seconds - 400, exp: undefined }],
  ['end', { exp: seconds - 60 }],
  ['nonce, which an ID token has', { nonce: 'n' }],
  ['missing event', { events: {} }],
  ['missing id', { jti: undefined }],
  ['missing subject', { sub: undefined }],
])('a logout token with a wrong %s ends nothing', async (_, claims) => {
  const person = await loggedIn('g', 'g1')
  expect(await logOut(await provider.logoutToken({ sub: 'g', ...claims } as never))).toBe(400)
  expect(await person.isOpen()).toBe(true)
})

test('a logout token that the provider did not sign ends nothing', async () => {
  const person = await loggedIn('h', 'h1')
  provider.change({ forged: true })
  expect(await logOut(await provider.logoutToken({ sub: 'h' }))).toBe(400)
  const [header, payload] = (await provider.logoutToken({ sub: 'h' })).split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  for (const token of [unsigned, `${header}.${payload}.`, 'x']) expect(await logOut(token)).toBe(400)
  expect(await person.isOpen()).toBe(true)
})
