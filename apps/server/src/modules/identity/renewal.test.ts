import { generateKeyPairSync } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { hongKongNumber, renewalBody, signIn } from '../../testing/sign-in.ts'
import { type Credentials, credentialsOf, device } from '../../testing/signed-client.ts'
import { together } from '../../testing/waiting.ts'

const { app, context, clock } = await testApp()

let last = 0
const signedIn = async () => {
  const from = device(app, context)
  const number = hongKongNumber(++last)
  const identity = await signIn(context, from, number)
  /** Renews with a new tourist token, as a client whose register token has expired does. */
  const renew = async (socketPwd: string, by?: Credentials) => {
    const body = renewalBody(from, { userCode: identity.userCode, socketPwd })
    const reply = await from.post('/jwt/auth/register', body, by ?? (await from.tourist()))
    const { data, reason } = reply.json()
    return { status: reply.statusCode, reason, data, socketPwd: data?.socketPwd as string }
  }
  const check = async (credentials: Credentials) => {
    const body = { appId: 'foyer-test', checkType: 'ip', sessionId: from.sid }
    return (await from.post('/jwt/auth/check', body, credentials)).json()
  }
  return { ...identity, from, number, renew, check }
}

const day = 86_400_000

test('N6 A socketPwd renews the register token and is replaced, also after the old token has expired', async () => {
  const { renew, check, socketPwd, number } = await signedIn()
  clock.advance(8 * day)
  const { status, data } = await renew(socketPwd)
  expect(status).toBe(200)
  expect(data.mobileNo).toBe(`+852 ****${number.mobileNo.slice(-4)}`)
  expect(data.socketPwd).not.toBe(socketPwd)
  expect((await check(credentialsOf(data))).data).toEqual({ valid: true })
})

test('N6 A valid register token may sign its own renewal, but not that of another person', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const stolen = (userCode: string) => renewalBody(one.from, { userCode, socketPwd: other.socketPwd })
  for (const [userCode, signer] of [
    [one.userCode, one.register],
    [other.userCode, one.register],
    [one.userCode, one.tourist],
  ] as const) {
    const reply = await one.from.post('/jwt/auth/register', stolen(userCode), signer)
    expect([reply.statusCode, reply.json().reason]).toEqual([401, 'socket_pwd_invalid'])
  }
  expect((await one.renew(one.socketPwd, one.register)).status).toBe(200)
  expect((await other.renew(other.socketPwd)).status).toBe(200)
})

test("SEC-4 A copied socketPwd renews nothing with another device's key or without one, and the owner continues", async () => {
  const { from, socketPwd, userCode, renew } = await signedIn()
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const thief = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  for (const key of [{ 'app-pub-key': thief }, {}]) {
    const call = from.sign('/jwt/auth/register', renewalBody(from, { userCode, socketPwd }), await from.tourist())
    const { 'app-pub-key': _, ...headers } = call.headers
    const reply = await app.inject({ ...call, headers: { ...headers, ...key } })
    expect([reply.statusCode, reply.json().reason]).toEqual([401, 'socket_pwd_invalid'])
  }
  expect((await renew(socketPwd)).status).toBe(200)
})

test('SEC-4 A registration of a device without a key is bound by its first renewal with one', async () => {
  const { userCode, socketPwd, renew, from } = await signedIn()
  await context.db`update registrations set device_key = null`
  const first = await renew(socketPwd)
  expect(first.status).toBe(200)
  const call = from.sign(
    '/jwt/auth/register',
    renewalBody(from, { userCode, socketPwd: first.socketPwd }),
    await from.tourist(),
  )
  const { 'app-pub-key': _, ...headers } = call.headers
  expect((await app.inject({ ...call, headers })).json().reason).toBe('socket_pwd_invalid')
})

test('N6 A lost answer signs no one out: the replaced socketPwd works until the new one is used, weeks later too', async () => {
  const { renew, socketPwd, check } = await signedIn()
  const lost = await renew(socketPwd)
  clock.advance(30 * day)
  const again = await renew(socketPwd)
  expect(again.status).toBe(200)
  expect(again.socketPwd).not.toBe(lost.socketPwd)
  expect((await check(credentialsOf(again.data))).data).toEqual({ valid: true })
  clock.advance(30 * day)
  expect((await renew(again.socketPwd)).status).toBe(200)
})

test('N6 Two tabs that renew concurrently both get tokens, and either can continue', async () => {
  for (const tab of [0, 1]) {
    const { renew, socketPwd, tourist } = await signedIn()
    const lock = (tx: TransactionSql) => tx`select from registrations for update`
    const both = await together(context.db, lock, [() => renew(socketPwd, tourist), () => renew(socketPwd, tourist)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const next = await renew(both[tab]?.socketPwd ?? '')
    expect(next.status).toBe(200)
    expect((await renew(next.socketPwd)).status).toBe(200)
  }
})

test.each(['the replaced one', 'its sibling'])(
  'N6 Once a new socketPwd has been used, using %s ends the whole registration, for the thief too',
  async (dead) => {
    const { renew, check, socketPwd, register } = await signedIn()
    const [first, second] = [await renew(socketPwd), await renew(socketPwd)]
    const next = await renew(second.socketPwd)
    const stolen = await renew(dead === 'its sibling' ? first.socketPwd : socketPwd)
    expect([stolen.status, stolen.reason]).toEqual([401, 'socket_pwd_invalid'])
    for (const pwd of [second.socketPwd, next.socketPwd]) expect((await renew(pwd)).reason).toBe('socket_pwd_invalid')
    for (const credentials of [register, ...[first, second, next].map(({ data }) => credentialsOf(data))])
      expect((await check(credentials)).data).toEqual({ valid: false })
  },
)

test("N6 An ended registration leaves the person's other devices signed in", async () => {
  const one = await signedIn()
  clock.advance(60_000)
  const otherDevice = device(app, context)
  const other = await signIn(context, otherDevice, one.number)
  await one.from.post('/jwt/auth/quit', {}, one.register)
  const renewed = await otherDevice.post('/jwt/auth/register', renewalBody(otherDevice, other), other.tourist)
  expect(renewed.statusCode).toBe(200)
})

test('N6 A registration ends after 180 days, however often it was renewed', async () => {
  const { renew, socketPwd } = await signedIn()
  let current = socketPwd
  for (let weeks = 0; weeks < 25; weeks++) {
    clock.advance(7 * day)
    current = (await renew(current)).socketPwd
  }
  clock.advance(3 * day)
  const { data } = await renew(current)
  const { iat, exp } = JSON.parse(Buffer.from(data.jwtToken.split('.')[1], 'base64url').toString())
  expect(exp - iat).toBe((2 * day) / 1000)
  clock.advance(2 * day)
  expect((await renew(data.socketPwd)).reason).toBe('socket_pwd_invalid')
})

test.each(['', 'unknown', 'x'.repeat(128)])('N6 The socketPwd %j renews nothing', async (socketPwd) => {
  const { renew } = await signedIn()
  expect(await renew(socketPwd)).toMatchObject({ status: 401, reason: 'socket_pwd_invalid' })
})

test.each([
  ['accountType', 5],
  ['deviceId', 'phone'],
  ['socketPwd', 'x'.repeat(129)],
  ['userToken', 'something'],
  ['visitUserCode', '123'],
])('N6 A renewal with %s %j is refused without any change', async (field, value) => {
  const { from, userCode, socketPwd, renew } = await signedIn()
  const body = { ...renewalBody(from, { userCode, socketPwd }), [field]: value }
  const reply = await from.post('/jwt/auth/register', body, await from.tourist())
  expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  expect((await renew(socketPwd)).status).toBe(200)
})
