import { createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Secrets } from '../../config/secrets.ts'
import { testApp } from '../../testing/context.ts'
import { hongKongNumber, renewalBody, signIn } from '../../testing/sign-in.ts'
import { type Credentials, credentialsOf, device } from '../../testing/signed-client.ts'

const { app, context, clock } = await testApp()

const checkBody = (sessionId: string) => ({ appId: 'foyer-test', checkType: 'ip', sessionId })
const claimsOf = ({ jwt }: Credentials) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())

test('N6 A tourist token contains the visitor code and the session, is valid for seven days, and has its own app key', async () => {
  const from = device(app, context)
  const [first, second] = [await from.tourist(), await from.tourist()]
  const now = context.clocks.wall() / 1000
  expect(claimsOf(first)).toMatchObject({
    lvl: 'tourist',
    sub: from.mobileUserCode,
    sid: from.sid,
    iat: now,
    exp: now + 7 * 86_400,
  })
  expect(first.appKey).toHaveLength(32)
  expect(first.appKey.equals(second.appKey)).toBe(false)
})

test('S3 S4 A tourist token is refused for a wrong two-layer signature', async () => {
  const from = device(app, context)
  const right = from.touristCall()
  expect((await from.send(right)).statusCode).toBe(200)
  const changes = ['aes-id', 'ant-id', 'app-id', 'session-id', 'verify-id'].map((name) => ({
    ...right,
    headers: { ...right.headers, [name]: 'x'.repeat(64) },
  }))
  const otherBody = { ...right, payload: right.payload.replace('"02"', '"95"') }
  const otherFunction = { ...from.signTwoLayer('/jwt/auth/other', JSON.parse(right.payload)), url: right.url }
  for (const call of [...changes, otherBody, otherFunction]) {
    const reply = await from.send(call)
    expect([reply.statusCode, reply.json().reason]).toEqual([401, 'signature_wrong'])
  }
})

test('S4 A two-layer signature is accepted for the calls of the reading list and for no others', async () => {
  const from = device(app, context)
  for (const url of ['/api/user/488/sms', '/trade/auth/identity', '/jwt/auth/register', '/jwt/auth/check']) {
    const reply = await from.send(from.signTwoLayer(url, hongKongNumber(1)))
    expect([url, reply.statusCode, reply.json().reason]).toEqual([url, 401, 'token_missing'])
  }
})

test('S4 Two-layer calls are limited per address, and other addresses are unaffected', async () => {
  const from = device(app, context, '10.99.0.1')
  const call = { ...from.touristCall(), headers: { 'content-type': 'application/json' } }
  const replies: Awaited<ReturnType<typeof from.send>>[] = []
  // fewer concurrent calls than a process accepts
  for (const count of [200, 200, 201])
    replies.push(...(await Promise.all(Array.from({ length: count }, () => from.send(call)))))
  expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(600)
  clock.advance(59_001)
  const limited = await from.send(from.touristCall())
  expect([limited.statusCode, limited.json()]).toMatchObject([
    429,
    { reason: 'rate_limited', detail: { retryAfter: 1 } },
  ])
  expect((await device(app, context, '10.99.0.2').tourist()).appKey).toHaveLength(32)
  clock.advance(999)
  expect((await from.send(from.touristCall())).statusCode).toBe(200)
})

test.each(['h5', 'short', '', 'x'.repeat(65), 'with space in it is wrong'])(
  'N6 The session id %j gets no token, because two devices could share it',
  async (sid) => {
    const from = device(app, context, undefined, sid)
    const reply = await from.send(from.touristCall())
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  },
)

test("S2 A device without a key of its own gets the app key wrapped for the deployment's key", async () => {
  const from = device(app, context)
  const call = from.touristCall()
  delete call.headers['app-pub-key']
  const { data } = (await from.send(call)).json()
  const key = { key: Buffer.from(context.secrets.deploymentKey, 'base64'), format: 'der', type: 'pkcs8' } as const
  const appKey = privateDecrypt({ ...key, oaepHash: 'sha256' }, Buffer.from(data.appKey, 'base64'))
  const reply = await from.post('/jwt/auth/check', checkBody(from.sid), { jwt: data.jwtToken, appKey })
  expect(reply.json().data).toEqual({ valid: true })
})

test('S2 A device key that is weak, huge, of another kind or garbage is refused', async () => {
  const spki = (pair: ReturnType<typeof generateKeyPairSync>) =>
    (pair.publicKey as unknown as { export(o: object): Buffer })
      .export({ type: 'spki', format: 'der' })
      .toString('base64')
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const keys = [
    spki(weak as never),
    spki(generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 3 }) as never),
    spki(generateKeyPairSync('rsa-pss', { modulusLength: 2048 }) as never),
    spki(generateKeyPairSync('ed25519') as never),
    'garbage',
    '',
    'A'.repeat(5000),
  ]
  const from = device(app, context)
  for (const key of keys) {
    const call = from.touristCall()
    const reply = await from.send({ ...call, headers: { ...call.headers, 'app-pub-key': key } })
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  }
})

test('N6 A session check returns false, and not 401, for another session or app and for an ended registration', async () => {
  const from = device(app, context)
  const { register } = await signIn(context, from, hongKongNumber(2))
  const check = async (body: object) => (await from.post('/jwt/auth/check', body, register)).json()
  expect(await check(checkBody(from.sid))).toEqual({ status: 0, data: { valid: true } })
  expect(await check(checkBody('another-session-id'))).toEqual({ status: 0, data: { valid: false } })
  expect(await check({ ...checkBody(from.sid), appId: 'another' })).toEqual({ status: 0, data: { valid: false } })
  await from.post('/jwt/auth/quit', {}, register)
  expect(await check(checkBody(from.sid))).toEqual({ status: 0, data: { valid: false } })
})

test('N6 A changed address does not end a session', async () => {
  const from = device(app, context)
  const { register } = await signIn(context, from, hongKongNumber(3))
  const elsewhere = { ...from.sign('/jwt/auth/check', checkBody(from.sid), register), remoteAddress: '203.0.113.9' }
  expect((await from.send(elsewhere)).json().data).toEqual({ valid: true })
})

test('N6 Quitting ends the register token and the socketPwd but not the tourist token, and can be repeated', async () => {
  const from = device(app, context)
  const { register, tourist, ...person } = await signIn(context, from, hongKongNumber(4))
  for (let i = 0; i < 2; i++)
    expect((await from.post('/jwt/auth/quit', {}, register)).json()).toEqual({ status: 0, data: {} })
  const renewed = await from.post('/jwt/auth/register', renewalBody(from, person), register)
  expect([renewed.statusCode, renewed.json().reason]).toEqual([401, 'session_revoked'])
  const byTourist = await from.post('/jwt/auth/register', renewalBody(from, person), tourist)
  expect(byTourist.json().reason).toBe('socket_pwd_invalid')
})

test('O3 Tokens and app keys survive a rotation of both key rings until a key is retired', async () => {
  const from = device(app, context)
  const { register } = await signIn(context, from, hongKongNumber(5))
  const fresh = (n: number): Buffer => createHash('sha256').update(`key ${n}`).digest()
  const rotated = (keepOld: boolean): Secrets => ({
    ...context.secrets,
    token: { current: 't2', keys: new Map([...(keepOld ? context.secrets.token.keys : []), ['t2', fresh(1)]]) },
    master: { current: 'm2', keys: new Map([...context.secrets.master.keys, ['m2', fresh(2)]]) },
  })
  const { app: after } = await testApp({ ...context, secrets: rotated(true) })
  const old = await after.inject(from.sign('/jwt/auth/check', checkBody(from.sid), register))
  expect(old.json().data).toEqual({ valid: true })
  const renewed = credentialsOf((await after.inject(from.touristCall())).json().data)
  const now = await after.inject(from.sign('/jwt/auth/check', checkBody(from.sid), renewed))
  expect(now.json().data).toEqual({ valid: true })
  const { app: retired } = await testApp({ ...context, secrets: rotated(false) })
  const refused = await retired.inject(from.sign('/jwt/auth/check', checkBody(from.sid), register))
  expect(refused.json().reason).toBe('token_invalid')
})
