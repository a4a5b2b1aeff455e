import type { TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { demoNumber, logIn, loginBody, proveLogin } from '../../testing/log-in.ts'
import { consent, renewalBody, signIn } from '../../testing/sign-in.ts'
import { type Credentials, credentialsOf, device, sealField } from '../../testing/signed-client.ts'
import { together } from '../../testing/waiting.ts'
import { currentAgreementVersions } from '../agreements/agreements.ts'
import { checkLoginSecrets } from './login-secrets.ts'

const { app, context, clock } = await testApp()
const { db } = context

const minute = 60_000
const hour = 60 * minute

/** A registered person on a device of their own; by default a day later, so that no limit of messages applies. */
const registered = async (later = 24 * hour) => {
  clock.advance(later)
  const from = device(app, context)
  const person = await signIn(context, from, demoNumber(2))
  clock.advance(minute)
  const check = async (credentials: Credentials) => {
    const body = { appId: 'foyer-test', checkType: 'ip', sessionId: from.sid }
    return (await from.post('/jwt/auth/check', body, credentials)).json().data.valid as boolean
  }
  return { ...person, from, check }
}
const proved = async (later?: number) => {
  const person = await registered(later)
  const ticket = await proveLogin(context, person.from, person, '88002001', demoNumber(2))
  const body = loginBody(person, ticket)
  const login = async (more: object = {}, path = '/trade/auth/login') => {
    const reply = await person.from.post(path, { ...body, ...more }, person.register)
    return reply.json()
  }
  return { ...person, ticket, login }
}
const loggedIn = async (later?: number) => {
  const person = await registered(later)
  return { ...person, ...(await logIn(context, person.from, person, '88002001', demoNumber(2))) }
}
const again = async (person: Awaited<ReturnType<typeof registered>>) => {
  clock.advance(2 * minute)
  return logIn(context, person.from, person, '88002001', demoNumber(2))
}
const claimsOf = ({ jwt }: Credentials) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())

test('N6 S2 the login call turns a ticket into a login token of twelve hours, its app key, two secrets and facts of the account', async () => {
  const { login, ticket, from, check } = await proved()
  const { status, data } = await login()
  expect(status).toBe(0)
  expect(data).toEqual({
    jwtToken: expect.any(String),
    appKey: expect.any(String),
    password: { sm3: expect.stringMatching(/^[0-9a-f]{64}$/), dogskin: expect.stringMatching(/^[\w-]+$/) },
    clientInfo: { clientId: '88002001', clientName: 'D*** C*** T***', accountType: 'cash', branch: 'HK01' },
  })
  const claims = claimsOf(credentialsOf(data))
  const life = 12 * 3600
  expect(claims).toMatchObject({ lvl: 'login', sub: ticket.fundUserCode, sid: from.sid, exp: claims.iat + life })
  expect(await check(credentialsOf(data))).toBe(true)
})

test('N6 the two secrets are those that functions of login level check, and each login has its own', async () => {
  const person = await loggedIn()
  const second = await again(person)
  const caller = (credentials: Credentials) => ({
    ...claimsOf(credentials),
    level: 'login' as const,
    appKey: {} as never,
    revoked: false,
  })
  const bodyOf = ({ data }: typeof second) => ({ password: data.password.sm3, passwordDs: data.password.dogskin })
  expect(() => checkLoginSecrets(context, caller(second.login), bodyOf(second))).not.toThrow()
  expect(() => checkLoginSecrets(context, caller(second.login), bodyOf(person))).toThrow('not those of this login')
})

test('V8 V9 N6 a ticket that is not sealed with the register app key is refused and stays valid', async () => {
  const { login, ticket, tourist } = await proved()
  for (const userToken of [ticket.userToken, sealField(tourist.appKey, ticket.userToken), 'AAAA'])
    expect(await login({ userToken })).toMatchObject({ status: 40004, reason: 'decryption_failed' })
  expect((await login()).status).toBe(0)
})

test('N6 a ticket is accepted once, also by calls at once, and expires after five minutes', async () => {
  const { login } = await proved()
  const replies = await Promise.all([login(), login(), login()])
  expect(replies.map(({ reason }) => reason ?? 'in').sort()).toEqual(['in', 'ticket_invalid', 'ticket_invalid'])
  const late = await proved()
  clock.advance(5 * minute)
  expect((await late.login()).reason).toBe('ticket_invalid')
})

test('N6 a ticket is bound to session, person and account, and a wrong use does not use it up', async () => {
  const otherDevice = await registered()
  const { login, ticket, from, userCode } = await proved(11 * minute)
  const sameSession = device(app, context, undefined, from.sid)
  const another = await signIn(context, sameSession, { areaCode: '852', mobileNo: '51230001' })
  const posing = { ...loginBody(another, ticket), mobileUserCode: userCode }
  const [{ code }] = await db<[{ code: string }]>`
    select fund_user_code as code from client_accounts where fund_user_code <> ${ticket.fundUserCode} limit 1`
  const replies = [
    await otherDevice.from.post('/trade/auth/login', loginBody(otherDevice, ticket), otherDevice.register),
    await sameSession.post('/trade/auth/login', loginBody(another, ticket), another.register),
    await sameSession.post('/trade/auth/login', posing, another.register),
  ].map((reply) => reply.json())
  replies.push(await login({ fundUserCode: code }), await login({ mobileUserCode: another.userCode }))
  expect(replies.map(({ reason }) => reason)).toEqual(Array(5).fill('ticket_invalid'))
  expect((await login()).status).toBe(0)
})

test('N6 a ticket of an account that was suspended meanwhile is refused', async () => {
  const { login, ticket } = await proved()
  const set = (status: string) =>
    db`update client_accounts set status = ${status} where fund_user_code = ${ticket.fundUserCode}`
  await set('suspended')
  expect((await login()).reason).toBe('account_suspended')
  await set('active')
  expect((await login()).status).toBe(0)
})

test('V6 a login also requires and stores the consent to the documents, and leaves a marketing consent as it was', async () => {
  const { login, userCode } = await proved()
  const { marketing: _, ...documents } = consent
  const outdated = await login({ consent: { ...documents, privacy: '1999-01' } })
  expect(outdated).toMatchObject({ reason: 'consent_missing', detail: { path: 'privacy' } })
  const storedConsents = () => db`
    select document, version, agreed, given_at from consents join persons on persons.id = person_id
    where user_code = ${userCode} order by consents.id`
  const before = await storedConsents()
  await login()
  const given_at = new Date(context.clocks.wall())
  const { disclaimer, privacy, service } = currentAgreementVersions
  expect((await storedConsents()).slice(before.length)).toEqual([
    { document: 'disclaimer', version: disclaimer, agreed: true, given_at },
    { document: 'privacy', version: privacy, agreed: true, given_at },
    { document: 'service', version: service, agreed: true, given_at },
  ])
})

test('N6 another login of the session ends the earlier one, and the registration continues', async () => {
  const first = await loggedIn()
  const second = await again(first)
  expect([await first.check(first.login), await first.check(second.login)]).toEqual([false, true])
  expect(await first.check(first.register)).toBe(true)
})

test('N6 quitting a login ends only that login, and quitting twice is no failure', async () => {
  const one = await loggedIn()
  const other = await loggedIn(11 * minute)
  for (let i = 0; i < 2; i++)
    expect((await one.from.post('/jwt/auth/quit', {}, one.login)).json()).toEqual({ status: 0, data: {} })
  expect([await one.check(one.login), await one.check(one.register)]).toEqual([false, true])
  expect([await other.check(other.login), await other.check(other.register)]).toEqual([true, true])
})

test('N6 quitting the registration also ends its login, and leaves the person’s other devices signed in', async () => {
  const one = await loggedIn()
  const other = await loggedIn(11 * minute)
  await one.from.post('/jwt/auth/quit', {}, one.register)
  expect(await one.check(one.login)).toBe(false)
  expect([await other.check(other.login), await other.check(other.register)]).toEqual([true, true])
})

test('N6 a login outlives the renewal of the register token, and ends with the renewed registration', async () => {
  const { from, check, login, register, userCode, socketPwd } = await loggedIn()
  const renewed = await from.post('/jwt/auth/register', renewalBody(from, { userCode, socketPwd }), register)
  expect(await check(login)).toBe(true)
  await from.post('/jwt/auth/quit', {}, credentialsOf(renewed.json().data))
  expect(await check(login)).toBe(false)
})

test('N6 a detected theft of socketPwd also ends the login', async () => {
  const { from, check, login, tourist, userCode, socketPwd } = await loggedIn()
  const renew = async (pwd: string) => {
    const reply = await from.post('/jwt/auth/register', renewalBody(from, { userCode, socketPwd: pwd }), tourist)
    return String(reply.json().data?.socketPwd)
  }
  await renew(await renew(socketPwd))
  expect(await check(login)).toBe(true)
  await renew(socketPwd)
  expect(await check(login)).toBe(false)
})

test('N6 a registration that ends during a login leaves no login behind', async () => {
  const { from, check, login, register } = await proved()
  const lock = (tx: TransactionSql) => tx`select from registrations for update`
  const quit = async () => ({ data: (await from.post('/jwt/auth/quit', {}, register)).json().data })
  const [entered] = await together<{ data?: never; reason?: string }>(db, lock, [login, quit])
  if (entered?.data) expect(await check(credentialsOf(entered.data))).toBe(false)
  else expect(entered?.reason).toBe('session_revoked')
})

test('N6 no login outlives its registration', async () => {
  const person = await registered()
  await db`update registrations set expires_at = ${new Date(context.clocks.wall() + hour)}
    where person_id = (select id from persons where user_code = ${person.userCode})`
  const { login } = await logIn(context, person.from, person, '88002001', demoNumber(2))
  const { iat, exp } = claimsOf(login)
  expect(exp - iat).toBe(3600)
})

test('N6 N11 the THS channel logs in by its own path, which is stored with the login', async () => {
  const { login, check } = await proved()
  const { data } = await login({}, '/trade/auth/thsLogin')
  expect(await check(credentialsOf(data))).toBe(true)
  const { jti } = claimsOf(credentialsOf(data))
  expect(await db`select channel from login_tokens where jti = ${jti}`).toEqual([{ channel: 'ths' }])
})

test.each(['main', 'hk'])('N11 the %s variant has no THS channel', async (variant) => {
  const environment = readEnvironment({ LOG_LEVEL: 'silent', FOYER_VARIANT: variant })
  const { app: served } = await testApp({ ...context, environment })
  const { from, register, ticket, ...person } = await proved()
  const call = from.sign('/trade/auth/thsLogin', loginBody({ ...person, register }, ticket), register)
  const reply = await served.inject(call)
  expect([reply.statusCode, reply.json().reason]).toEqual([404, 'not_found'])
})
