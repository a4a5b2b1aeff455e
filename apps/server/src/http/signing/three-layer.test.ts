import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { type Credentials, device, type SignedCall } from '../../testing/signed-client.ts'

const { app, context, clock } = await testApp()
const owner = ownerOf(context.db)
const visitor = device(app, context)
const tourist = await visitor.tourist()
const check = { appId: 'foyer-test', checkType: 'ip', sessionId: visitor.sid }

/** A call that would send a message, so that a refusal must leave the tables empty. */
const sms = () => visitor.sign('/api/user/488/sms', hongKongNumber(1), tourist)

const nothingDone = async () => {
  const [counts] = await context.db`
    select (select count(*) from sms_sends) as sends, (select count(*) from sandbox_messages) as messages,
      (select count(*) from sms_codes) as codes`
  expect(counts).toEqual({ sends: 0, messages: 0, codes: 0 })
}

const nonces = async () => (await context.db`select from seen_nonces`).length

const refused = async (call: SignedCall, reason: string, status = 401) => {
  const before = await nonces()
  const reply = await visitor.send(call)
  expect([reply.statusCode, reply.json().reason]).toEqual([status, reason])
  await nothingDone()
  return { reply, remembered: (await nonces()) - before }
}

const changed = (headers: Record<string, string>, more: Partial<SignedCall> = {}): SignedCall => {
  const call = sms()
  return { ...call, ...more, headers: { ...call.headers, ...headers } }
}

test('S2 S3 a call signed as the contract specifies is answered, and its reply is not cached', async () => {
  const reply = await visitor.post('/jwt/auth/check', check, tourist)
  expect(reply.json()).toEqual({ status: 0, data: { valid: true } })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('S3 the query is part of what is signed', async () => {
  const signed = visitor.sign('/jwt/auth/check?a=%E9%A6%99&b=1', check, tourist)
  expect((await visitor.send(signed)).statusCode).toBe(200)
  const other = visitor.sign('/jwt/auth/check?a=%E9%A6%99&b=1', check, tourist)
  expect((await visitor.send({ ...other, url: '/jwt/auth/check?a=%E9%A6%99&b=2' })).json().reason).toBe(
    'signature_wrong',
  )
})

test('S4 a call with a forged Aes-ID is refused, does nothing, and its nonce is not stored', async () => {
  for (const forged of ['0'.repeat(64), sms().headers['aes-id'] ?? '', '', 'zz'.repeat(32), 'é'.repeat(64)]) {
    const { remembered } = await refused(changed({ 'aes-id': forged }), 'signature_wrong')
    expect(remembered).toBe(0)
  }
})

test('S4 a body changed by one byte is refused, even with a Verify-ID that matches it', async () => {
  const call = sms()
  const payload = call.payload.replace('512', '513')
  await refused({ ...call, payload }, 'signature_wrong')
  const honest = visitor.sign('/api/user/488/sms', JSON.parse(payload), tourist)
  await refused(
    { ...call, payload, headers: { ...call.headers, 'verify-id': honest.headers['verify-id'] ?? '' } },
    'signature_wrong',
  )
})

test.each(['app-id', 'ant-id', 'verify-id', 'aes-id'])('S4 a call without %s is refused', async (name) => {
  const call = sms()
  delete call.headers[name]
  await refused(call, 'signature_wrong')
})

test('S4 a path, app id or nonce other than the signed one is refused', async () => {
  await refused({ ...sms(), url: '/api/user/489/sms' }, 'signature_wrong')
  await refused(changed({ 'app-id': 'another' }), 'signature_wrong')
  await refused(changed({ 'ant-id': `${context.clocks.wall()}AAAAAAAAAA` }), 'signature_wrong')
})

test('S4 a call is answered once, and each replay of it is refused', async () => {
  const call = visitor.sign('/jwt/auth/check', check, tourist)
  expect((await visitor.send(call)).statusCode).toBe(200)
  for (let i = 0; i < 2; i++) expect((await visitor.send(call)).json().reason).toBe('signature_replayed')
})

test('S4 one of twenty concurrent copies of a call is answered', async () => {
  const call = visitor.sign('/jwt/auth/check', check, tourist)
  const replies = await Promise.all(Array.from({ length: 20 }, () => visitor.send(call)))
  expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
})

test('S4 a call more than 120 s away from the server’s clock is refused with the server’s time', async () => {
  const late = sms()
  clock.advance(120_001)
  const { reply, remembered } = await refused(late, 'signature_stale')
  expect(reply.json().detail).toEqual({ serverTime: context.clocks.wall() })
  expect(remembered).toBe(0)
  const early = sms()
  clock.advance(-120_001)
  await refused(early, 'signature_stale')
})

test('S4 a call exactly 120 s old is still answered', async () => {
  const call = visitor.sign('/jwt/auth/check', check, tourist)
  clock.advance(120_000)
  expect((await visitor.send(call)).statusCode).toBe(200)
})

test('S4 a nonce from before the loss of the nonce table is refused as stale, since its earlier use is unknown', async () => {
  const before = visitor.sign('/jwt/auth/check', check, tourist)
  expect((await visitor.send(before)).statusCode).toBe(200)
  clock.advance(1_000)
  // what recovery after a crash does to unlogged tables
  await owner`truncate seen_nonces, signature_memory`
  expect((await visitor.send(before)).json().reason).toBe('signature_stale')
  expect((await visitor.post('/jwt/auth/check', check, tourist)).statusCode).toBe(200)
  expect((await visitor.send(before)).json().reason).toBe('signature_stale')
})

test('S4 a token that is malformed, unsigned, of another key, algorithm or issuer, or lacks a claim is refused', async () => {
  const now = Math.floor(context.clocks.wall() / 1000)
  const claims = {
    lvl: 'register',
    sid: visitor.sid,
    sub: 'u1',
    jti: 'm1.x',
    iss: 'foyer',
    aud: 'foyer',
    iat: now,
    exp: now + 60,
  }
  const { exp: _exp, ...endless } = claims
  const { sid: _sid, ...homeless } = claims
  const header = { alg: 'HS256', typ: 'foyer-session+jwt', kid: 't1' }
  const right = context.secrets.token.keys.get('t1') ?? Buffer.alloc(0)
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' })
  const confused = `${part(header)}.${part(claims)}`
  const stronger = `${part({ ...header, alg: 'HS512' })}.${part(claims)}`
  const tokens = [
    'garbage',
    'a.b.c',
    new UnsecuredJWT(claims).encode(),
    `${part({ ...header, alg: 'none' })}.${part(claims)}.`,
    await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'RS256' }).sign(rsa.privateKey),
    `${confused}.${createHmac('sha256', pem).update(confused).digest('base64url')}`,
    await new SignJWT(claims).setProtectedHeader(header).sign(Buffer.alloc(32, 9)),
    `${stronger}.${createHmac('sha512', right).update(stronger).digest('base64url')}`,
    await new SignJWT(claims).setProtectedHeader({ ...header, kid: 'unknown' }).sign(right),
    await new SignJWT(claims).setProtectedHeader({ ...header, kid: '__proto__' }).sign(right),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'foyer-session+jwt' }).sign(right),
    await new SignJWT(claims).setProtectedHeader({ ...header, typ: 'JWT' }).sign(right),
    await new SignJWT({ ...claims, iss: 'other' }).setProtectedHeader(header).sign(right),
    await new SignJWT({ ...claims, aud: 'other' }).setProtectedHeader(header).sign(right),
    await new SignJWT({ ...claims, lvl: 'operator' }).setProtectedHeader(header).sign(right),
    await new SignJWT({ ...claims, jti: 'retired.x' }).setProtectedHeader(header).sign(right),
    await new SignJWT({ ...claims, jti: 'nodot' }).setProtectedHeader(header).sign(right),
    await new SignJWT(homeless).setProtectedHeader(header).sign(right),
    await new SignJWT(endless).setProtectedHeader(header).sign(right),
  ]
  for (const token of tokens) await refused(changed({ 'jwt-assertion': token }), 'token_invalid')
  // the same claims under the right key pass the token's check, so each refusal above was for its own fault
  const good = await new SignJWT(claims).setProtectedHeader(header).sign(right)
  await refused(changed({ 'jwt-assertion': good }), 'signature_wrong')
})

test('S4 a token with a raised level is refused', async () => {
  const [head, body = '', mac] = tourist.jwt.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const raised = Buffer.from(JSON.stringify({ ...claims, lvl: 'register' })).toString('base64url')
  await refused(changed({ 'jwt-assertion': `${head}.${raised}.${mac}` }), 'token_invalid')
})

test('S4 a call without a token, or with a token of another session, is refused', async () => {
  const call = sms()
  delete call.headers['jwt-assertion']
  await refused(call, 'token_missing')
  const other = device(app, context)
  await refused(changed({ 'session-id': other.sid }), 'token_invalid')
  await refused(other.sign('/api/user/488/sms', hongKongNumber(1), tourist), 'token_invalid')
})

test('S4 a call signed with the app key of another token is refused', async () => {
  const other: Credentials = { jwt: tourist.jwt, appKey: (await visitor.tourist()).appKey }
  await refused(visitor.sign('/api/user/488/sms', hongKongNumber(1), other), 'signature_wrong')
})

test('S4 a body above 64 KB is refused', async () => {
  const body = { ...hongKongNumber(1), padding: 'x'.repeat(65 * 1024) }
  await refused(visitor.sign('/api/user/488/sms', body, tourist), 'too_large', 413)
})

test('S4 an invalid body gets signature_wrong with a wrong signature, and invalid_request with a correct one', async () => {
  const call = visitor.sign('/api/user/488/sms', { nonsense: true }, tourist)
  await refused({ ...call, headers: { ...call.headers, 'aes-id': '0'.repeat(64) } }, 'signature_wrong')
  await refused(visitor.sign('/api/user/488/sms', { nonsense: true }, tourist), 'invalid_request', 400)
})

test('V11 a token is refused from the second that its exp states', async () => {
  const short = device(app, context)
  const token = await short.tourist()
  const body = { ...check, sessionId: short.sid }
  clock.advance(7 * 86_400_000 - 1_000)
  expect((await short.post('/jwt/auth/check', body, token)).statusCode).toBe(200)
  clock.advance(1_000)
  expect((await short.post('/jwt/auth/check', body, token)).json().reason).toBe('token_expired')
})

test('S4 a call at a level that the route does not allow gets level_too_low', async () => {
  const person = device(app, context)
  const { register } = await signIn(context, person, hongKongNumber(2))
  const reply = await person.post('/api/user/488/sms', hongKongNumber(3), register)
  expect([reply.statusCode, reply.json().reason]).toEqual([403, 'level_too_low'])
  const quit = await person.post('/jwt/auth/quit', {}, await person.tourist())
  expect([quit.statusCode, quit.json().reason]).toEqual([403, 'level_too_low'])
})
