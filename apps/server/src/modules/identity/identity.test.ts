import { createHash, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { consent, hongKongNumber, identityBody, proveNumber, renewalBody, signIn } from '../../testing/sign-in.ts'
import { credentialsOf, device, sealField } from '../../testing/signed-client.ts'
import { currentAgreementVersions } from '../agreements/agreements.ts'

const { app, context, clock } = await testApp()
const { db } = context

let last = 0
/** A device that has just proved a number. */
const proved = async () => {
  const number = hongKongNumber(++last)
  const from = device(app, context)
  const tourist = await from.tourist()
  const ticket = await proveNumber(context, from, tourist, number)
  const body = identityBody(from, tourist, number, ticket)
  const identify = (more: object = {}) => from.post('/trade/auth/identity', { ...body, ...more }, tourist)
  return { number, from, tourist, ticket, body, identify }
}
const counts = async () => {
  const [row] = await db`
    select (select count(*) from registrations) as registrations, (select count(*) from consents) as consents,
      (select count(*) from socket_pwds) as pwds, (select count(*) from register_tokens) as tokens`
  return row
}

test('N6 S2 The identity call turns a ticket into a register token, its app key, the socketPwd and a masked number', async () => {
  const { number, from, identify } = await proved()
  const { status, data } = (await identify()).json()
  expect(status).toBe(0)
  expect(data).toEqual({
    jwtToken: expect.any(String),
    appKey: expect.any(String),
    socketPwd: expect.stringMatching(/^[\w-]{43}$/),
    mobileNo: `+852 ****${number.mobileNo.slice(-4)}`,
  })
  const claims = JSON.parse(Buffer.from(data.jwtToken.split('.')[1], 'base64url').toString())
  expect(claims).toMatchObject({ lvl: 'register', sid: from.sid, exp: claims.iat + 7 * 86_400 })
  const check = { appId: 'foyer-test', checkType: 'ip', sessionId: from.sid }
  expect((await from.post('/jwt/auth/check', check, credentialsOf(data))).json().data).toEqual({ valid: true })
})

test("V8 V9 A ticket sealed under the tourist's app key is accepted, and one in clear or under another key is refused", async () => {
  const { from, ticket, identify } = await proved()
  const before = await counts()
  const otherKey = (await from.tourist()).appKey
  const sealed = sealField(otherKey, ticket.userToken)
  for (const userToken of [ticket.userToken, sealed, '', 'AAAA', `${sealed.slice(0, -4)}!!!!`]) {
    const reply = await identify({ userToken })
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'decryption_failed'])
  }
  expect(await counts()).toEqual(before)
  expect((await identify()).statusCode).toBe(200)
})

test('V7 V9 A number sealed under the app key is opened and normalised, and one that does not open is refused', async () => {
  const { number, from, tourist, identify } = await proved()
  const other = sealField((await from.tourist()).appKey, number.mobileNo)
  expect((await identify({ mobileNo: other })).json().reason).toBe('decryption_failed')
  expect((await identify({ mobileNo: sealField(tourist.appKey, 'not a number') })).json().reason).toBe(
    'mobile_malformed',
  )
  const typed = `0${number.mobileNo.slice(0, 4)} ${number.mobileNo.slice(4)}`
  expect((await identify({ mobileNo: sealField(tourist.appKey, typed) })).statusCode).toBe(200)
})

test('V7 A mainland number signs in sealed, as the client sends it', async () => {
  const number = { areaCode: '86', mobileNo: '13800138000' }
  const from = device(app, context)
  const tourist = await from.tourist()
  const ticket = await proveNumber(context, from, tourist, number)
  const body = { ...identityBody(from, tourist, number, ticket), mobileNo: sealField(tourist.appKey, number.mobileNo) }
  const reply = await from.post('/trade/auth/identity', body, tourist)
  expect(reply.json().data.mobileNo).toBe('+86 ****8000')
})

test('COMM-9 Concurrent calls with one ticket, as after a lost answer, get tokens of one registration', async () => {
  const before = await counts()
  const { from, identify } = await proved()
  const replies = (await Promise.all([identify(), identify(), identify()])).map((reply) => reply.json())
  expect(replies.map(({ status }) => status)).toEqual([0, 0, 0])
  const after = await counts()
  expect(after?.registrations).toBe(before?.registrations + 1)
  expect(after?.consents).toBe(before?.consents + Object.keys(consent).length)
  const check = { appId: 'foyer-test', checkType: 'ip', sessionId: from.sid }
  for (const { data } of replies)
    expect((await from.post('/jwt/auth/check', check, credentialsOf(data))).json().data).toEqual({ valid: true })
})

test('COMM-9 Of several answers the first that renews invalidates the others, and the person stays signed in', async () => {
  const { from, tourist, ticket, identify } = await proved()
  const lost = (await identify()).json().data
  const arrived = (await identify()).json().data
  const renew = (socketPwd: string) =>
    from.post('/jwt/auth/register', renewalBody(from, { userCode: ticket.userCode, socketPwd }), tourist)
  const renewed = await renew(arrived.socketPwd)
  expect(renewed.json().status).toBe(0)
  expect((await renew(renewed.json().data.socketPwd)).json().status).toBe(0)
  // an attacker who intercepted the lost answer
  expect((await renew(lost.socketPwd)).json().reason).toBe('socket_pwd_invalid')
})

test('COMM-9 A ticket can be repeated for a minute, four times, and not after one of its tokens was renewed', async () => {
  const late = await proved()
  expect((await late.identify()).json().status).toBe(0)
  clock.advance(59_000)
  expect((await late.identify()).json().status).toBe(0)
  clock.advance(1_001)
  expect((await late.identify()).json().reason).toBe('ticket_invalid')

  const often = await proved()
  const statuses: unknown[] = []
  for (let i = 0; i < 7; i++) statuses.push((await often.identify()).json().reason ?? 'answered')
  expect(statuses).toEqual([...Array(5).fill('answered'), 'ticket_invalid', 'ticket_invalid'])

  const used = await proved()
  const { socketPwd } = (await used.identify()).json().data
  const renewal = renewalBody(used.from, { userCode: used.ticket.userCode, socketPwd })
  expect((await used.from.post('/jwt/auth/register', renewal, used.tourist)).json().status).toBe(0)
  expect((await used.identify()).json().reason).toBe('ticket_invalid')
})

test('COMM-9 A used ticket is refused to another session, key or person, and after quitting', async () => {
  const { from, tourist, number, ticket, body, identify } = await proved()
  const { data } = (await identify()).json()
  const other = await proved()
  const stolen = identityBody(other.from, other.tourist, number, ticket)
  const otherKey = { ...from.sign('/trade/auth/identity', body, tourist) }
  otherKey.headers['app-pub-key'] = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')
  const keyless = { ...from.sign('/trade/auth/identity', body, tourist) }
  delete keyless.headers['app-pub-key']
  const attempts = [
    await other.from.post('/trade/auth/identity', stolen, other.tourist),
    await from.send(otherKey),
    await from.send(keyless),
    await identify({ userCode: other.ticket.userCode }),
    await identify({ mobileNo: other.number.mobileNo }),
  ]
  for (const reply of attempts) expect(reply.json().reason).toBe('ticket_invalid')
  expect((await identify()).json().status).toBe(0)
  await from.post('/jwt/auth/quit', {}, credentialsOf(data))
  expect((await identify()).json().reason).toBe('ticket_invalid')
})

test('N6 A ticket expires after five minutes', async () => {
  const { identify } = await proved()
  clock.advance(300_000)
  expect((await identify()).json().reason).toBe('ticket_invalid')
})

test('N6 A ticket is bound to its session, person and number, and a wrong use does not consume it', async () => {
  const { number, ticket, identify } = await proved()
  const before = await counts()
  const other = await proved()
  const stolen = identityBody(other.from, other.tourist, number, ticket)
  const attempts = [
    await other.from.post('/trade/auth/identity', stolen, other.tourist),
    await identify({ userCode: other.ticket.userCode }),
    await identify({ mobileNo: other.number.mobileNo }),
    await identify({ userCode: other.ticket.userCode, mobileNo: other.number.mobileNo }),
    await identify({ areaCode: '853', mobileNo: '66123456' }),
  ]
  for (const reply of attempts) expect([reply.statusCode, reply.json().reason]).toEqual([401, 'ticket_invalid'])
  expect(await counts()).toEqual(before)
  expect((await identify()).statusCode).toBe(200)
})

test('V6 Without the current version of each document there is no registration, and the ticket stays valid', async () => {
  const { identify } = await proved()
  const before = await counts()
  for (const document of ['disclaimer', 'privacy', 'service'] as const) {
    const outdated = await identify({ consent: { ...consent, [document]: '1999-01' } })
    expect([outdated.statusCode, outdated.json().reason]).toEqual([400, 'consent_missing'])
    expect(outdated.json().detail).toEqual({ path: document })
    const { [document]: _, ...rest } = consent
    expect((await identify({ consent: rest })).json().reason).toBe('invalid_request')
  }
  expect(await counts()).toEqual(before)
  expect((await identify()).statusCode).toBe(200)
})

test('V6 Version and time of each consent are stored, also of a given or declined marketing consent', async () => {
  for (const marketing of [true, false]) {
    const { ticket, identify } = await proved()
    await identify({ consent: { ...consent, marketing } })
    const stored = await db`
      select document, version, agreed, given_at from consents join persons on persons.id = person_id
      where user_code = ${ticket.userCode} order by document`
    const given_at = new Date(context.clocks.wall())
    expect(stored).toEqual([
      { document: 'disclaimer', version: currentAgreementVersions.disclaimer, agreed: true, given_at },
      { document: 'marketing', version: currentAgreementVersions.marketing, agreed: marketing, given_at },
      { document: 'privacy', version: currentAgreementVersions.privacy, agreed: true, given_at },
      { document: 'service', version: currentAgreementVersions.service, agreed: true, given_at },
    ])
  }
})

test('N6 A person who signs in again is the same person with one more registration', async () => {
  const number = hongKongNumber(++last)
  const first = await signIn(context, device(app, context), number)
  clock.advance(60_000)
  const second = await signIn(context, device(app, context), number)
  expect(second.userCode).toBe(first.userCode)
  expect(second.register.jwt).not.toBe(first.register.jwt)
})

test('N6 The tourist token remains valid next to the register token', async () => {
  const from = device(app, context)
  const { tourist } = await signIn(context, from, hongKongNumber(++last))
  const check = { appId: 'foyer-test', checkType: 'ip', sessionId: from.sid }
  expect((await from.post('/jwt/auth/check', check, tourist)).json().data).toEqual({ valid: true })
})

test('SEC-17 A device key that was replaced or removed after signing is refused, and the ticket is not consumed', async () => {
  const { from, tourist, body, identify } = await proved()
  const call = () => from.sign('/trade/auth/identity', { ...body, appPubKeyHash }, tourist)
  const appPubKeyHash = createHash('sha256')
    .update(from.sign('/', {}, tourist).headers['app-pub-key'] ?? '')
    .digest('hex')
  const swapped = call()
  swapped.headers['app-pub-key'] = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')
  const removed = call()
  delete removed.headers['app-pub-key']
  const before = await counts()
  for (const attack of [swapped, removed]) {
    const reply = await from.send(attack)
    expect([reply.statusCode, reply.json().reason]).toEqual([401, 'signature_wrong'])
  }
  expect(await counts()).toEqual(before)
  expect((await from.send(call())).json().status).toBe(0)
  // a client from before this field existed
  expect((await identify()).json().status).toBe(0)
})
