import { decodeJwt } from 'jose'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { createConnectors } from '../../connectors/connect.ts'
import { testClock } from '../../testing/clock.ts'
import { emptyApp, testContext } from '../../testing/context.ts'
import { testDatabase } from '../../testing/database.ts'
import { seededDatabase } from '../../testing/global-setup.ts'
import { demoNumber, loginBody, proveLogin } from '../../testing/log-in.ts'
import { startTestProvider } from '../../testing/login-provider.ts'
import { noClients } from '../../testing/no-clients.ts'
import { registered } from '../../testing/registered.ts'
import { codeSentTo, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'

// the provider's tokens are valid by the clock of the machine
const clock = testClock(Date.now())
const provider = await startTestProvider(clock.clocks.wall)
beforeEach(() => {
  provider.change()
  // the limits of a person start again
  clock.advance(3_600_000)
})

const environment = readEnvironment({
  LOG_LEVEL: 'silent',
  ...noClients,
  ...provider.variables,
})
const parts = await testContext({ db: await testDatabase(seededDatabase), clocks: clock.clocks, environment })
const log = pino({ enabled: false })
const { app, context } = await emptyApp({ ...parts.context, connectors: createConnectors(parts.context, log) })
const { db } = context

const accountOf = async (clientNo: string): Promise<string> => {
  const from = device(app, context)
  const register = await registered(context, from, '+85251000001')
  const { data } = (await from.post('/api/user/login/accounts', {}, register)).json()
  return data.accounts.find((one: { clientNo: string }) => one.clientNo === `****${clientNo.slice(4)}`).fundUserCode
}
const [margin, cash] = [await accountOf('88001001'), await accountOf('88001002')]
const twoFactors = { acr: 'urn:firm:two-factors' }

/** A person who is registered by phone, on a device of their own. */
const visitor = async ({ areaCode, mobileNo }: TestNumber = demoNumber(1)) => {
  const from = device(app, context)
  const register = await registered(context, from, `+${areaCode}${mobileNo}`)
  const userCode: string = decodeJwt(register.jwt).sub ?? ''
  const post = async (path: string, body: object) => {
    const reply = await from.post(path, body, register)
    return reply.json()
  }
  const start = (more: object = {}) =>
    post('/api/user/login/provider', { page: '/', back: '/assets?tab=1', lang: 'en-US', ...more })
  const verify = (proof: string, more: object = {}) =>
    post('/api/user/login/provider/verify', { providerProof: proof, ...more })
  return { from, register, userCode, post, start, verify }
}

/** Where the callback leads: page, route, and the query of the route. */
const comeBack = async (path: string, remoteAddress = '10.1.1.1') => {
  const reply = await app.inject({ url: path, remoteAddress })
  expect(reply.statusCode).toBe(303)
  const location = String(reply.headers.location)
  const [page, route = ''] = location.split('#')
  const [screen, query = ''] = route.split('?')
  return { reply, location, page, screen, query: Object.fromEntries(new URLSearchParams(query)) }
}
/** Begins, proves at the provider and comes back. */
const provedBy = async (person: Awaited<ReturnType<typeof visitor>>, claims: object) => {
  const { data } = await person.start()
  const { query } = await comeBack(provider.prove(data.url, claims as never))
  return query.proof ?? `no proof: ${query.problem}`
}
const eventsSince = async (id: number) =>
  db`select event, detail->>'way' as way from audit_entries where id > ${id} order by id`
const lastEvent = async (): Promise<number> => {
  const [{ id }] = await db<[{ id: number }]>`select coalesce(max(id), 0)::int as id from audit_entries`
  return id
}

test('a flow requires a fresh proof of the provider, with PKCE, state, nonce and the language of the page', async () => {
  const { start } = await visitor()
  const { data } = await start({ lang: 'zh-HK' })
  const url = new URL(data.url)
  const parameters = Object.fromEntries(url.searchParams)
  expect(url.origin + url.pathname).toBe(`${provider.issuer}/authorize`)
  expect(parameters).toEqual({
    client_id: 'foyer-web',
    response_type: 'code',
    redirect_uri: 'http://127.0.0.1/login/provider/callback',
    scope: 'openid',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'login',
    max_age: '600',
    ui_locales: 'zh-HK zh-Hant zh',
    acr_values: 'urn:firm:two-factors',
  })
})

test('a client who proved both factors at the provider is logged in by the same call as with a password', async () => {
  const person = await visitor()
  const before = await lastEvent()
  const { data } = await person.start()
  const back = await comeBack(provider.prove(data.url, { account: margin, ...twoFactors }))
  expect(back).toMatchObject({
    page: '/?lang=en-US',
    screen: '/selectLogin',
    query: { way: 'account', back: '/assets?tab=1' },
  })
  expect(back.reply.headers).toMatchObject({ 'cache-control': 'no-store' })
  const { data: ticket } = await person.verify(back.query.proof ?? '')
  expect(ticket).toEqual({ step: 'done', fundUserCode: margin, userToken: expect.any(String) })
  const login = await person.post('/trade/auth/login', loginBody(person, ticket))
  expect(login.data.clientInfo).toMatchObject({ clientId: '88001001', accountType: 'margin' })
  expect(await eventsSince(before)).toEqual([{ event: 'login', way: 'provider' }])
})

test.each([
  ['a value of acr', { acr: 'urn:firm:two-factors' }, 'done'],
  ['a value of amr', { amr: ['pwd', 'otp'] }, 'done'],
  ['another acr', { acr: 'urn:firm:password' }, 'secondFactor'],
  ['another amr', { amr: ['pwd'] }, 'secondFactor'],
  ['neither', {}, 'secondFactor'],
])('with %s in the ID token the next step is as the firm configured it', async (_, claims, step) => {
  const person = await visitor()
  const proof = await provedBy(person, { account: cash, ...claims })
  expect((await person.verify(proof)).data.step).toBe(step)
})

test('without a second factor at the provider, the code by SMS to the number on record is needed, and wrong ones count', async () => {
  const person = await visitor(demoNumber(2))
  const { data } = await person.post('/api/user/login/accounts', {})
  const [{ fundUserCode }] = data.accounts
  const proof = await provedBy(person, { account: fundUserCode })
  expect((await person.verify(proof)).data).toEqual({
    step: 'secondFactor',
    factors: ['sms'],
    notYet: [],
    isNewDevice: true,
    mobileNo: '+852 ****0002',
  })
  const sent = await person.post('/api/user/login/provider/sms', { providerProof: proof, fundUserCode, lang: 'en-US' })
  expect(sent.data).toMatchObject({ mobileNo: '+852 ****0002' })
  const before = await lastEvent()
  const wrong = await person.verify(proof, { secondFactor: { type: 'sms', code: '000000' } })
  expect(wrong).toMatchObject({ reason: 'sms_code_wrong', detail: { attemptsLeft: 4 } })
  expect(await eventsSince(before)).toEqual([{ event: 'second_factor_failed', way: null }])
  const code = await codeSentTo(context, demoNumber(2))
  const right = await person.verify(proof, { fundUserCode, secondFactor: { type: 'sms', code } })
  expect(right.data.step).toBe('done')
  expect((await person.post('/trade/auth/login', loginBody(person, right.data))).status).toBe(0)
})

test('a client with several accounts under the number chooses one of those that the provider proved', async () => {
  const person = await visitor()
  const proof = await provedBy(person, { account: [margin, cash], ...twoFactors })
  expect((await person.verify(proof)).data).toEqual({
    step: 'account',
    accounts: [
      { fundUserCode: margin, clientNo: '****1001', accountType: 'margin' },
      { fundUserCode: cash, clientNo: '****1002', accountType: 'cash' },
    ],
  })
  expect((await person.verify(proof, { fundUserCode: cash })).data).toMatchObject({ step: 'done', fundUserCode: cash })
})

test('an account that the provider did not prove is refused, although it is under the same number', async () => {
  const person = await visitor()
  const proof = await provedBy(person, { account: margin, ...twoFactors })
  expect((await person.verify(proof, { fundUserCode: cash })).reason).toBe('provider_other_client')
  expect((await person.verify(proof, { fundUserCode: margin })).data.step).toBe('done')
})

test('a client without an account under the phone number is refused and recorded', async () => {
  const person = await visitor(demoNumber(2))
  const before = await lastEvent()
  expect(await provedBy(person, { account: margin, ...twoFactors })).toBe('no proof: provider_other_client')
  expect(await eventsSince(before)).toEqual([{ event: 'login_failed', way: 'provider' }])
})

test('a suspended account is refused after everything was proved', async () => {
  const person = await visitor(demoNumber(3))
  const { data } = await person.post('/api/user/login/accounts', {})
  const proof = await provedBy(person, { account: data.accounts[0].fundUserCode, ...twoFactors })
  expect((await person.verify(proof)).reason).toBe('account_suspended')
})

test('a proof is of use only in the session that began, and is used once, also by calls at once', async () => {
  const [victim, attacker] = [await visitor(), await visitor()]
  const proof = await provedBy(victim, { account: margin, ...twoFactors })
  const before = await lastEvent()
  expect((await attacker.verify(proof)).reason).toBe('provider_login_invalid')
  expect(await eventsSince(before)).toEqual([{ event: 'login_failed', way: 'provider' }])
  const replies = await Promise.all([victim.verify(proof), victim.verify(proof), victim.verify(proof)])
  expect(replies.map(({ reason }) => reason ?? 'in').sort()).toEqual([
    'in',
    'provider_login_invalid',
    'provider_login_invalid',
  ])
  expect((await victim.verify(proof)).reason).toBe('provider_login_invalid')
})

test('a flow of one person that another proved gives no login to either of them', async () => {
  const [attacker, victim] = [await visitor(), await visitor()]
  const { data } = await attacker.start()
  // the victim opens the attacker's address, so the proof arrives in the victim's browser
  const { query } = await comeBack(provider.prove(data.url, { account: margin, ...twoFactors }))
  expect((await victim.verify(query.proof ?? '')).reason).toBe('provider_login_invalid')
})

test('a code of one flow is refused in another, since nonce and PKCE belong to the first', async () => {
  const [attacker, victim] = [await visitor(), await visitor()]
  const stolen = new URLSearchParams(
    provider.prove((await attacker.start()).data.url, { account: margin, ...twoFactors }).split('?')[1],
  )
  const own = new URLSearchParams(provider.prove((await victim.start()).data.url, { account: margin }).split('?')[1])
  stolen.set('state', own.get('state') ?? '')
  expect((await comeBack(`/login/provider/callback?${stolen}`)).query.problem).toBe('provider_login_invalid')
})

/** A time of a token, from now: the list below is read long before its last test runs. */
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

test.each([
  ['signature', () => ({}), true],
  ['issuer', () => ({ iss: 'https://other.example' }), false],
  ['audience', () => ({ aud: 'another-client' }), false],
  ['nonce', () => ({ nonce: 'another' }), false],
  ['missing nonce', () => ({ nonce: null }), false],
  ['end in the past, as of a clock that is wrong', () => ({ exp: inSeconds(-120) }), false],
  ['begin in the future, as of a clock that is wrong', () => ({ nbf: inSeconds(120) }), false],
  ['stale proof', () => ({ auth_time: inSeconds(-120) }), false],
  ['missing time of the proof', () => ({ auth_time: null }), false],
  ['missing reference', () => ({ account: null }), false],
  ['reference of another form', () => ({ account: { id: 1 } }), false],
])('an ID token with a wrong %s proves nothing', async (_, claims, forged) => {
  const person = await visitor()
  const { data } = await person.start()
  provider.change({ claims: claims(), forged })
  const { query } = await comeBack(provider.prove(data.url, { account: margin, ...twoFactors }))
  expect(query).toEqual({ way: 'account', back: '/assets?tab=1', problem: 'provider_login_invalid' })
})

test('an answer that names another issuer proves nothing, and its code is not exchanged', async () => {
  const person = await visitor()
  const path = provider.prove((await person.start()).data.url, { account: margin, ...twoFactors })
  const before = provider.exchanges()
  const mixed = path.replace(encodeURIComponent(provider.issuer), encodeURIComponent('https://other.example'))
  expect((await comeBack(mixed)).query.problem).toBe('provider_login_invalid')
  expect(provider.exchanges()).toBe(before)
})

test('an answer works once: a repetition, a late one and an unknown one lead to the page with a way on', async () => {
  const person = await visitor()
  const path = provider.prove((await person.start()).data.url, { account: margin, ...twoFactors })
  const [first, ...others] = await Promise.all([comeBack(path), comeBack(path), comeBack(path)])
  const ends = [first, ...others].map(({ query }) => query.problem ?? 'proved').sort()
  expect(ends).toEqual(['proved', 'provider_login_invalid', 'provider_login_invalid'])
  expect((await comeBack(path)).query).toMatchObject({ problem: 'provider_login_invalid', back: '/assets?tab=1' })
  const unknown = await comeBack('/login/provider/callback?code=1&state=unknown')
  expect(unknown.location).toBe('/#/selectLogin?way=account&back=%2F&problem=provider_login_invalid')
  const twice = provider.prove((await person.start()).data.url, { account: margin })
  expect((await comeBack(`${twice}&state=another`)).query.problem).toBe('provider_login_invalid')
})

test('a flow ends after ten minutes, and a proof after ten minutes', async () => {
  const person = await visitor()
  const path = provider.prove((await person.start()).data.url, { account: margin, ...twoFactors })
  const proof = await provedBy(person, { account: margin, ...twoFactors })
  clock.advance(600_000)
  expect((await comeBack(path)).query.problem).toBe('provider_login_invalid')
  expect((await person.verify(proof)).reason).toBe('provider_login_invalid')
})

test.each([
  ['access_denied', 'provider_cancelled'],
  ['login_required', 'provider_cancelled'],
  ['temporarily_unavailable', 'unavailable'],
  ['invalid_scope', 'unavailable'],
])('the error %s of the provider is shown as %s, and never counts as an outage', async (error, problem) => {
  const person = await visitor()
  for (let n = 0; n < 6; n++) {
    const { state } = Object.fromEntries(new URL((await person.start()).data.url).searchParams)
    const answer = new URLSearchParams({ error, state: state ?? '', iss: provider.issuer })
    expect((await comeBack(`/login/provider/callback?${answer}`)).query.problem).toBe(problem)
  }
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', away: [] })
})

test('while the provider is away the page says so, and the server reports it until the provider answers', async () => {
  const person = await visitor()
  const { data } = await person.start()
  provider.change({ status: 503 })
  expect((await comeBack(provider.prove(data.url, { account: margin }))).query.problem).toBe('unavailable')
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', away: ['login-provider'] })
  provider.change()
  expect((await person.verify(await provedBy(person, { account: margin, ...twoFactors }))).data.step).toBe('done')
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', away: [] })
})

test.each([
  ['page', { page: 'https://evil.example/' }],
  ['page', { page: '//evil.example' }],
  ['back', { back: 'https://evil.example' }],
  ['back', { back: '/x#/y' }],
  ['back', { back: `/${'a'.repeat(600)}` }],
])('a flow with another address as %s does not begin', async (_, body) => {
  const { start } = await visitor()
  expect((await start(body)).reason).toBe('invalid_request')
})

test('a flow of the institution’s page comes back to that page', async () => {
  const person = await visitor()
  const { data } = await person.start({ page: '/institution/' })
  expect((await comeBack(provider.prove(data.url, { account: margin, ...twoFactors }))).page).toBe(
    '/institution/?lang=en-US',
  )
})

test('a person begins ten flows in ten minutes', async () => {
  const { start } = await visitor()
  const replies = []
  for (let n = 0; n < 11; n++) replies.push((await start()).reason ?? 'begun')
  expect(replies).toEqual([...Array(10).fill('begun'), 'rate_limited'])
})

test('a ticket of a password is no login while a provider is configured', async () => {
  clock.advance(120_000)
  const person = await visitor(demoNumber(2))
  const ticket = await proveLogin(context, person.from, person, '88002001', demoNumber(2))
  expect((await person.post('/trade/auth/login', loginBody(person, ticket))).reason).toBe('ticket_invalid')
})

test('a server without a provider has none of its calls', async () => {
  const plain = await emptyApp({ ...parts.context, environment: readEnvironment({ LOG_LEVEL: 'silent' }) })
  const from = device(plain.app, plain.context)
  const register = await registered(plain.context, from, '+85251000001')
  const start = await from.post('/api/user/login/provider', { page: '/', back: '/', lang: 'en-US' }, register)
  const callback = await plain.app.inject('/login/provider/callback?state=x')
  expect([start.json().reason, callback.json().reason]).toEqual(['not_found', 'not_found'])
})
