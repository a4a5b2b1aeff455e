import type { TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { hongKongNumber, renewalBody, signIn } from '../../testing/sign-in.ts'
import { type Credentials, credentialsOf, type Device, device, sealField } from '../../testing/signed-client.ts'
import { together } from '../../testing/waiting.ts'
import { pruneIdentity } from './prune.ts'

const { app, context, clock } = await testApp()
const { db } = context

const second = 1_000
const day = 86_400 * second

let last = 0
/** A shell in which a person is registered. */
const shell = async () => {
  const from = device(app, context)
  const number = hongKongNumber(++last)
  const identity = await signIn(context, from, number)
  const requestCode = async (by: Credentials = identity.register) =>
    (await from.post('/api/user/handoff', {}, by)).json()
  const code = async (): Promise<string> => (await requestCode()).data.code
  return { ...identity, from, number, requestCode, code }
}

/** A web view at tourist level. */
const webView = async () => {
  const from = device(app, context)
  const tourist = await from.tourist()
  const bodyOf = (code: string) => ({ code: sealField(tourist.appKey, code), mobileUserCode: from.mobileUserCode })
  const takeOver = (code: string) => from.post('/trade/auth/handoff', bodyOf(code), tourist)
  return { from, tourist, bodyOf, takeOver }
}

const holds = async (from: Device, credentials: Credentials): Promise<unknown> => {
  const body = { appId: 'foyer-test', checkType: 'ip', sessionId: from.sid }
  return (await from.post('/jwt/auth/check', body, credentials)).json().data.valid
}
const registrations = async (userCode: string): Promise<number> => {
  const [row] = await db`
    select count(*)::int from registrations join persons on persons.id = person_id where user_code = ${userCode}`
  return row?.count
}
const claimsOf = (data: { jwtToken: string }) =>
  JSON.parse(Buffer.from(data.jwtToken.split('.')[1] ?? '', 'base64url').toString())

test('A code gives another session a renewable registration of its own for the same person', async () => {
  const { requestCode, number, userCode, register, from } = await shell()
  const { data: given } = await requestCode()
  expect(given).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 60 })
  const view = await webView()
  const { status, data } = (await view.takeOver(given.code)).json()
  expect(status).toBe(0)
  expect(data).toEqual({
    jwtToken: expect.any(String),
    appKey: expect.any(String),
    socketPwd: expect.stringMatching(/^[\w-]{43}$/),
    mobileNo: `+852 ****${number.mobileNo.slice(-4)}`,
    userCode,
  })
  expect(claimsOf(data)).toMatchObject({ lvl: 'register', sub: userCode, sid: view.from.sid })
  expect(await holds(view.from, credentialsOf(data))).toBe(true)
  expect(await holds(from, register)).toBe(true)
  const renewal = renewalBody(view.from, { userCode, socketPwd: data.socketPwd })
  expect((await view.from.post('/jwt/auth/register', renewal, view.tourist)).statusCode).toBe(200)
})

test('A code can be used once', async () => {
  const { code, userCode } = await shell()
  const given = await code()
  expect((await (await webView()).takeOver(given)).statusCode).toBe(200)
  const again = await (await webView()).takeOver(given)
  expect([again.statusCode, again.json().reason]).toEqual([401, 'ticket_invalid'])
  expect(await registrations(userCode)).toBe(2)
})

test('Of concurrent calls with one code exactly one succeeds', async () => {
  const { code, userCode } = await shell()
  const given = await code()
  const views = await Promise.all([webView(), webView(), webView()])
  const lock = (tx: TransactionSql) => tx`select from handoff_codes for update`
  const calls = views.map((view) => () => view.takeOver(given))
  const replies = await together(db, lock, calls)
  expect(replies.map((reply) => reply.json().reason ?? 'succeeded').sort()).toEqual([
    'succeeded',
    'ticket_invalid',
    'ticket_invalid',
  ])
  expect(await registrations(userCode)).toBe(2)
})

test('A code expires after exactly sixty seconds', async () => {
  const { code } = await shell()
  const [early, late] = [await code(), await code()]
  clock.advance(60 * second - 1)
  expect((await (await webView()).takeOver(early)).statusCode).toBe(200)
  clock.advance(1)
  expect((await (await webView()).takeOver(late)).json().reason).toBe('ticket_invalid')
})

test('A code ends with the registration it was issued for', async () => {
  const { code, from, register } = await shell()
  const given = await code()
  await from.post('/jwt/auth/quit', {}, register)
  expect((await (await webView()).takeOver(given)).json().reason).toBe('ticket_invalid')
})

test('When a quit races with a request for a code, no valid code remains', async () => {
  const { requestCode, from, register } = await shell()
  const lock = (tx: TransactionSql) => tx`select from registrations for update`
  const quit = async () => (await from.post('/jwt/auth/quit', {}, register)).json()
  const [, requested] = await together(db, lock, [quit, requestCode])
  const given = requested.data?.code ?? 'none'
  expect((await (await webView()).takeOver(given)).json().reason).toBe('ticket_invalid')
})

test('A code is refused in a session that did not seal it and in the clear, and stays valid', async () => {
  const { code } = await shell()
  const given = await code()
  const [view, other] = [await webView(), await webView()]
  const caught = await other.from.post('/trade/auth/handoff', view.bodyOf(given), other.tourist)
  expect([caught.statusCode, caught.json().reason]).toEqual([400, 'decryption_failed'])
  const clear = await view.from.post('/trade/auth/handoff', { ...view.bodyOf(given), code: given }, view.tourist)
  expect(clear.json().reason).toBe('decryption_failed')
  expect((await view.takeOver(given)).statusCode).toBe(200)
})

test('Only the visitor named in the body can take over, and no session that is signed by a register token', async () => {
  const { code } = await shell()
  const given = await code()
  const view = await webView()
  const posing = { ...view.bodyOf(given), mobileUserCode: '00000000000000' }
  expect((await view.from.post('/trade/auth/handoff', posing, view.tourist)).json().reason).toBe('ticket_invalid')
  const other = await shell()
  const body = { code: sealField(other.register.appKey, given), mobileUserCode: other.from.mobileUserCode }
  const reply = await other.from.post('/trade/auth/handoff', body, other.register)
  expect([reply.statusCode, reply.json().reason]).toEqual([403, 'level_too_low'])
  expect((await view.takeOver(given)).statusCode).toBe(200)
})

test('P6 A tourist cannot hand over a session', async () => {
  const { requestCode, tourist } = await shell()
  expect((await requestCode(tourist)).reason).toBe('level_too_low')
})

test.each(['', 'x', 'x'.repeat(43), '\0', '身份'])('The code %j is unknown and refused', async (code) => {
  expect((await (await webView()).takeOver(code)).json().reason).toBe('ticket_invalid')
})

test.each(['the shell', 'the web view'])('When %s quits, the other stays registered', async (who) => {
  const { code, from, register } = await shell()
  const view = await webView()
  const credentials = credentialsOf((await view.takeOver(await code())).json().data)
  const sides = { 'the shell': [from, register], 'the web view': [view.from, credentials] } as const
  const [leaving, staying] = who === 'the shell' ? ['the shell', 'the web view'] : ['the web view', 'the shell']
  const [left, remaining] = [sides[leaving as keyof typeof sides], sides[staying as keyof typeof sides]]
  await left[0].post('/jwt/auth/quit', {}, left[1])
  expect(await holds(...left)).toBe(false)
  expect(await holds(...remaining)).toBe(true)
})

test('A handed-over registration ends when the original would have, however often it is handed on', async () => {
  const first = await shell()
  let { register, from, socketPwd } = first
  const began = context.clocks.wall()
  const ends = () => claimsOf({ jwtToken: register.jwt }).exp * 1000
  for (let handed = 0; handed < 25; handed++) {
    clock.advance(7 * day)
    const renewal = renewalBody(from, { userCode: first.userCode, socketPwd })
    const renewed = (await from.post('/jwt/auth/register', renewal, await from.tourist())).json().data
    const { code } = (await from.post('/api/user/handoff', {}, credentialsOf(renewed))).json().data
    const view = await webView()
    const { data } = (await view.takeOver(code)).json()
    from = view.from
    register = credentialsOf(data)
    socketPwd = data.socketPwd
  }
  expect(ends()).toBe(began + 180 * day)
  clock.advance(5 * day)
  const late = renewalBody(from, { userCode: first.userCode, socketPwd })
  expect((await from.post('/jwt/auth/register', late, await from.tourist())).json().reason).toBe('socket_pwd_invalid')
})

test("The person's consents do not change, and none is added", async () => {
  const { code, userCode } = await shell()
  const consents = () => db`
    select consents.* from consents join persons on persons.id = person_id where user_code = ${userCode} order by consents.id`
  const before = await consents()
  expect(before).toHaveLength(4)
  await (await webView()).takeOver(await code())
  expect(await consents()).toEqual(before)
})

test('No code is stored in clear, and expired codes are deleted', async () => {
  const { code } = await shell()
  const given = await code()
  const rows = await db`select * from handoff_codes`
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(given)
  for (const { hash } of rows) expect(hash.equals(Buffer.from(given, 'base64url'))).toBe(false)
  await pruneIdentity(db, context.clocks.wall() + 60 * second)
  const left = async () =>
    (await db`select from handoff_codes where expires_at > ${new Date(context.clocks.wall())}`).length
  expect(await left()).toBeGreaterThan(0)
  await pruneIdentity(db, context.clocks.wall() + 60 * second + 1)
  expect(await db`select from handoff_codes`).toHaveLength(0)
})
