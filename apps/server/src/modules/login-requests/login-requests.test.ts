import { loginRequestSeconds, pickUpSeconds } from '@foyer/api/login-requests'
import { sessionsReply } from '@foyer/api/sessions'
import type { TransactionSql } from 'postgres'
import { beforeEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { loginBody } from '../../testing/log-in.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { credentialsOf, device, newDeviceKey, sealField } from '../../testing/signed-client.ts'
import { inTurn, together } from '../../testing/waiting.ts'
import { pruneRequests } from './remove.ts'
import { desktopOf, newKey, phoneOf } from './testing.ts'

const server = await testApp()
const { app, context, clock } = server
const { db } = context
const owner = ownerOf(db)
const second = 1_000
const minute = 60_000

const newPhone = () => phoneOf(server, 2, '88002001')
let phone: Awaited<ReturnType<typeof newPhone>>
beforeEach(async () => {
  phone = await newPhone()
})

/** A desktop whose request the phone has opened. */
const seen = async () => {
  const desktop = await desktopOf(server)
  const begun = await desktop.begin()
  await phone.view(begun.request)
  return { desktop, ...begun, wrong: begun.number === 99 ? 10 : begun.number + 1 }
}
const confirmed = async () => {
  const one = await seen()
  expect((await phone.confirm(one.request, one.number)).data).toEqual({ state: 'confirmed' })
  return one
}
const lockRequests = (tx: TransactionSql) => tx`select from login_requests for update`
const newest = async (event: string) => {
  const [entry] = await db`select subject, detail from audit_entries where event = ${event} order by id desc limit 1`
  return entry
}

describe('R37 A login on a desktop by phone', () => {
  test('R37 A visitor’s desktop gets a session and a login of its own once the phone has confirmed the number', async () => {
    const noticesOf = async () => (await db`select from notices where kind = 'new_sign_in'`).length
    const before = await noticesOf()
    const desktop = await desktopOf(server, device(app, context, '10.99.0.3', undefined, newDeviceKey()))
    const { request, number, secondsLeft } = await desktop.begin()
    expect([await desktop.state(), secondsLeft]).toEqual(['open', loginRequestSeconds])
    expect(await phone.view(request)).toMatchObject({ state: 'seen', account: '****2001', isElsewhere: false })
    expect(await desktop.state()).toBe('seen')
    expect((await phone.confirm(request, number)).data).toEqual({ state: 'confirmed' })
    expect(await desktop.state()).toBe('confirmed')
    const { login, registered } = await desktop.logIn()
    const { sessions } = sessionsReply.parse((await desktop.from.post('/api/user/sessions', {}, login)).json().data)
    expect(sessions[0]).toMatchObject({ isThis: true, logins: [{ account: '****2001' }] })
    expect(registered.userCode).toBe(phone.person.userCode)
    expect(await newest('login')).toMatchObject({ detail: { way: 'phone' } })
    expect(await newest('login_request_confirm')).toMatchObject({ subject: 'client_accounts' })
    expect(await noticesOf()).toBe(before + 1)
  })

  test('R37 A desktop where the person is already signed in gets the login alone', async () => {
    const from = device(app, context)
    clock.advance(24 * 60 * minute)
    const person = await signIn(context, from, { areaCode: '852', mobileNo: '51000002' })
    const again = await newPhone()
    const desktop = await desktopOf(server, from, person.register)
    const { request, number } = await desktop.begin()
    await again.view(request)
    await again.confirm(request, number)
    expect((await desktop.takeOver(desktop.key, from, await from.tourist())).reason).toBe('ticket_invalid')
    const { data } = await desktop.collect(person.register)
    const reply = await from.post('/trade/auth/login', loginBody(person, data), person.register)
    expect(reply.json().status).toBe(0)
  })

  test('R37 The login proves nothing in the session of the desktop, so acts that need a fresh proof request one', async () => {
    const { desktop } = await confirmed()
    const { login } = await desktop.logIn()
    expect((await desktop.from.post('/api/user/privacy/export', {}, login)).json().reason).toBe('fresh_proof_needed')
    expect((await phone.from.post('/api/user/privacy/export', {}, phone.login)).json().status).toBe(0)
  })

  test('R37 Before the phone confirms, the desktop learns nothing but the state', async () => {
    const { desktop } = await seen()
    const { data } = await desktop.post('/state', desktop.tourist)
    expect(Object.keys(data).sort()).toEqual(['secondsLeft', 'state'])
    expect((await desktop.takeOver()).reason).toBe('ticket_invalid')
  })
})

describe('R37 Confirming a login by phone', () => {
  test('R37 needs the login level and a fresh proof, and after a proof the same request can be confirmed', async () => {
    const { request, number, desktop } = await seen()
    const body = { request, answer: 'confirm', number }
    expect((await phone.post('/answer', body, phone.person.register)).reason).toBe('level_too_low')
    await db`update registrations set proved_at = null`
    expect((await phone.confirm(request, number)).reason).toBe('fresh_proof_needed')
    expect(await desktop.state()).toBe('seen')
    await db`update registrations set proved_at = ${new Date(context.clocks.wall())}`
    expect((await phone.confirm(request, number)).data).toEqual({ state: 'confirmed' })
  })

  test('R37 A wrong number ends the request, and the right one is too late then', async () => {
    const { request, number, wrong, desktop } = await seen()
    expect((await phone.confirm(request, wrong)).data).toEqual({ state: 'wrongNumber' })
    expect((await phone.confirm(request, number)).data).toEqual({ state: 'refused' })
    expect(await desktop.state()).toBe('refused')
    expect(await newest('login_request_refuse')).toMatchObject({ detail: { wrongNumber: true } })
  })

  test('R37 A refusal ends the request, and the desktop gets neither a session nor a login', async () => {
    const { request, number, desktop } = await seen()
    expect(await phone.refuse(request)).toEqual({ state: 'refused' })
    expect((await phone.confirm(request, number)).data).toEqual({ state: 'refused' })
    expect(await desktop.state()).toBe('refused')
    expect((await desktop.takeOver()).reason).toBe('ticket_invalid')
  })

  test('R37 A request cannot be confirmed before it was opened, by who has not opened it, or with an unknown id', async () => {
    const desktop = await desktopOf(server)
    const { request, number } = await desktop.begin()
    expect((await phone.confirm(request, number)).data).toEqual({ state: 'over' })
    expect((await phone.confirm('A'.repeat(22), number)).data).toEqual({ state: 'over' })
    const stranger = await phoneOf(server, 1, '88001001', 0)
    const next = await desktop.begin()
    expect(await stranger.view(next.request)).toMatchObject({ state: 'seen' })
    expect(await phone.view(next.request)).toEqual({ state: 'over' })
    expect((await phone.confirm(next.request, next.number)).data).toEqual({ state: 'over' })
  })

  test('R37 A desktop where another person is signed in cannot be logged in', async () => {
    const from = device(app, context)
    const stranger = await signIn(context, from, hongKongNumber(801))
    const desktop = await desktopOf(server, from, stranger.register)
    const { request, number } = await desktop.begin()
    expect(await phone.view(request)).toEqual({ state: 'other' })
    expect((await phone.confirm(request, number)).data).toEqual({ state: 'over' })
  })

  test('R37 A suspended account is refused when the phone confirms and when the desktop collects', async () => {
    const first = await seen()
    const suspend = (status: string) => owner`update client_accounts set status = ${status}`
    await suspend('suspended')
    expect((await phone.confirm(first.request, first.number)).reason).toBe('account_suspended')
    await suspend('active')
    await phone.confirm(first.request, first.number)
    const { data } = await first.desktop.takeOver()
    await suspend('suspended')
    expect((await first.desktop.collect(credentialsOf(data))).reason).toBe('account_suspended')
    await suspend('active')
    expect((await first.desktop.collect(credentialsOf(data))).status).toBe(0)
  })

  test('R37 An account under another number is refused, as for a passkey', async () => {
    const { request, number } = await seen()
    const [account] = await owner`
      update client_accounts set mobile_hash = ${Buffer.alloc(32, 9)}
      where id = (select account_id from login_tokens order by issued_at desc limit 1) returning id`
    expect(await phone.view(request)).toEqual({ state: 'otherNumber' })
    expect((await phone.confirm(request, number)).reason).toBe('not_found')
    await owner`
      update client_accounts set mobile_hash = (select mobile_hash from persons where user_code = ${phone.person.userCode})
      where id = ${account?.id}`
  })
})

describe('R37 The life of a request', () => {
  test('R37 A QR code can be opened for two minutes and answered for two more, and the login collected for a minute', async () => {
    const life = loginRequestSeconds * second
    const desktop = await desktopOf(server)
    const { request } = await desktop.begin()
    clock.advance(life)
    expect([await desktop.state(), await phone.view(request)]).toEqual(['over', { state: 'over' }])
    const next = await desktop.begin()
    clock.advance(life - 1)
    expect(await phone.view(next.request)).toMatchObject({ state: 'seen', secondsLeft: loginRequestSeconds })
    clock.advance(life - 1)
    expect(await phone.view(next.request)).toMatchObject({ state: 'seen', secondsLeft: 1 })
    await phone.confirm(next.request, next.number)
    clock.advance(pickUpSeconds * second - 1)
    const { data } = await desktop.takeOver()
    clock.advance(1)
    expect((await desktop.collect(credentialsOf(data))).reason).toBe('ticket_invalid')
    expect((await desktop.takeOver()).reason).toBe('ticket_invalid')
  })

  test('R37 Another request of the session replaces the first one, and a person has one request open', async () => {
    const first = await seen()
    const again = await first.desktop.begin()
    expect(await phone.view(first.request)).toEqual({ state: 'over' })
    await phone.view(again.request)
    const other = await desktopOf(server)
    const { request } = await other.begin()
    expect(await phone.view(request)).toMatchObject({ state: 'seen' })
    expect(await first.desktop.state()).toBe('refused')
  })

  test('R37 Ending the sessions of the person deletes their requests, and a login of a phone that has quit is not collected', async () => {
    const first = await confirmed()
    await phone.from.post('/api/user/sessions/end', { which: 'others' }, phone.login)
    expect(await first.desktop.state()).toBe('over')
    const next = await confirmed()
    const { data } = await next.desktop.takeOver()
    await phone.from.post('/jwt/auth/quit', {}, phone.person.register)
    expect((await next.desktop.collect(credentialsOf(data))).reason).toBe('ticket_invalid')
  })

  test('R37 Expired requests are deleted', async () => {
    const desktop = await desktopOf(server)
    await desktop.begin()
    clock.advance(loginRequestSeconds * second + 1)
    await pruneRequests(db, context.clocks.wall())
    expect(await db`select from login_requests`).toHaveLength(0)
  })

  test('R37 A session begins at most twelve requests in ten minutes', async () => {
    const desktop = await desktopOf(server)
    for (let n = 0; n < 12; n++) await desktop.begin()
    expect((await desktop.post('', desktop.tourist)).reason).toBe('rate_limited')
    clock.advance(10 * minute)
    expect((await desktop.post('', desktop.tourist)).status).toBe(0)
  })
})

describe('R37 The key of the desktop', () => {
  test('R37 Another key, another session and an unsealed key neither learn the state nor collect the login', async () => {
    const { desktop, request, number } = await seen()
    const thief = await desktopOf(server)
    expect((await desktop.post('/state', desktop.tourist, newKey())).data.state).toBe('over')
    expect((await thief.post('/state', thief.tourist, desktop.key)).data.state).toBe('over')
    const clear = await desktop.from.post('/api/user/login/request/state', { desktopKey: desktop.key }, desktop.tourist)
    expect(clear.json().reason).toBe('decryption_failed')
    await phone.confirm(request, number)
    expect((await thief.takeOver(desktop.key)).reason).toBe('ticket_invalid')
    // a copied session id has another device key and not the key of the request
    const copied = device(app, context, '10.99.0.1', desktop.from.sid)
    const copy = await desktopOf(server, copied)
    expect((await copy.takeOver(request)).reason).toBe('ticket_invalid')
    const { data } = await desktop.takeOver()
    const register = credentialsOf(data)
    expect((await desktop.post('/collect', register, newKey())).reason).toBe('ticket_invalid')
    expect(
      (
        await phone.post(
          '/collect',
          { desktopKey: sealField(phone.person.register.appKey, desktop.key) },
          phone.person.register,
        )
      ).reason,
    ).toBe('ticket_invalid')
    expect((await desktop.collect(register)).status).toBe(0)
  })

  test('R37 A key of another form is refused', async () => {
    const desktop = await desktopOf(server)
    expect((await desktop.post('', desktop.tourist, 'short')).reason).toBe('invalid_request')
  })

  test('R37 After a lost answer the same device gets the same session and one login, and another device key gets nothing', async () => {
    const { desktop } = await confirmed()
    const lost = (await desktop.takeOver()).data
    const found = (await desktop.takeOver()).data
    const ids = await db`
      select distinct registration_id from register_tokens join registrations on id = registration_id
      where person_id = (select id from persons where user_code = ${lost.userCode}) and jti in (
        ${claims(lost).jti}, ${claims(found).jti})`
    expect(ids).toHaveLength(1)
    const elsewhere = device(app, context, '10.99.0.2', desktop.from.sid, newDeviceKey())
    const tourist = await elsewhere.tourist()
    expect((await desktop.takeOver(desktop.key, elsewhere, tourist)).reason).toBe('ticket_invalid')
    const person = { register: credentialsOf(found), userCode: found.userCode }
    const first = await desktop.collect(person.register)
    const next = await desktop.collect(person.register)
    const use = async ({ data }: { data: { fundUserCode: string; userToken: string } }) =>
      (await desktop.from.post('/trade/auth/login', loginBody(person, data), person.register)).json()
    expect((await use(first)).reason).toBe('ticket_invalid')
    expect((await use(next)).status).toBe(0)
    expect((await use(await desktop.collect(person.register))).status).toBe(0)
    const [{ count } = { count: 0 }] = await db`
      select count(*)::int as count from login_tokens token
      where session_id = ${desktop.from.sid} and not exists (select from revoked_tokens where jti = token.jti)`
    expect(count).toBe(1)
  })
})

describe('R37 Calls at the same time', () => {
  test('R37 Of a confirmation and a refusal that run at the same time the first one counts', async () => {
    const { request, number, desktop } = await seen()
    const calls = inTurn(db, [() => phone.confirm(request, number), () => phone.refuse(request)])
    const [first, next] = await together(db, lockRequests, calls)
    expect([first?.data ?? first, next]).toEqual([{ state: 'confirmed' }, { state: 'confirmed' }])
    expect(await desktop.state()).toBe('confirmed')
  })

  test('R37 Two confirmations at the same time confirm once', async () => {
    const { request, number } = await seen()
    const confirm = () => phone.confirm(request, number)
    const count = async () => (await db`select from audit_entries where event = 'login_request_confirm'`).length
    const before = await count()
    const replies = await together(db, lockRequests, [confirm, confirm])
    expect(replies.map(({ data }) => data)).toEqual([{ state: 'confirmed' }, { state: 'confirmed' }])
    expect(await count()).toBe(before + 1)
  })

  test('R37 Two calls that collect the session open one, and of two tickets one is valid', async () => {
    const { desktop } = await confirmed()
    const lock = (tx: TransactionSql) => tx`select from handoff_codes for update`
    const opened = await together(db, lock, [() => desktop.takeOver(), () => desktop.takeOver()])
    const open = await db`
      select distinct registration_id from register_tokens
      where jti = any (${opened.map(({ data }) => claims(data).jti)})`
    expect(open).toHaveLength(1)
    const [first] = opened
    const person = { register: credentialsOf(first.data), userCode: first.data.userCode }
    const collect = () => desktop.collect(person.register)
    const tickets = await together(db, lockRequests, [collect, collect])
    const used: string[] = []
    for (const { data } of tickets) {
      const reply = await desktop.from.post('/trade/auth/login', loginBody(person, data), person.register)
      used.push(reply.json().reason ?? 'done')
    }
    expect(used.sort()).toEqual(['done', 'ticket_invalid'])
  })
})

test('R37 A server whose provider proves accounts has no login by phone', async () => {
  const environment = readEnvironment({
    LOG_LEVEL: 'silent',
    LOGIN_OIDC_ISSUER: 'https://id.example',
    LOGIN_OIDC_CLIENT_ID: 'foyer',
    LOGIN_OIDC_CLIENT_SECRET: 'x'.repeat(32),
    LOGIN_OIDC_REDIRECT_URI: 'http://localhost:8080/login/provider/callback',
  })
  const { app: served } = await testApp({ ...context, environment })
  const from = device(served, context)
  const tourist = await from.tourist()
  const reply = await from.post('/api/user/login/request', { desktopKey: sealField(tourist.appKey, newKey()) }, tourist)
  expect(reply.json().reason).toBe('not_found')
})

const claims = ({ jwtToken }: { jwtToken: string }) =>
  JSON.parse(Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString())
