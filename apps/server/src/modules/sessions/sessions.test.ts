import { randomUUID } from 'node:crypto'
import { sessionsReply } from '@foyer/api/sessions'
import { describe, expect, test } from 'vitest'
import { testTwoServers } from '../../testing/context.ts'
import { demoNumber, logIn } from '../../testing/log-in.ts'
import { hongKongNumber, renewalBody, signIn } from '../../testing/sign-in.ts'
import { type Credentials, credentialsOf, type Device, device, sealField } from '../../testing/signed-client.ts'
import { useResolution } from '../identity/record-use.ts'

const { apps, app, context, second, clock } = await testTwoServers()
const { db } = context
const minute = 60_000

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
/** Networks of Hong Kong and of Japan. */
const [hongKong, otherHongKong, japan] = ['203.142.100.1', '203.142.101.1', '133.1.1.1']

let last = 300
const freshNumber = () => hongKongNumber(++last)

const call = async (from: Device, as: Credentials, name = '', body: object = {}) =>
  (await from.post(`/api/user/sessions${name}`, body, as)).json()
const list = async (from: Device, as: Credentials) => sessionsReply.parse((await call(from, as)).data)
const holds = async (from: Device, as: Credentials): Promise<boolean> => {
  const body = { appId: 'foyer-test', checkType: 'ip', sessionId: from.sid }
  return (await from.post('/jwt/auth/check', body, as)).json().data.valid
}

/** A registered person, and the same person after a handoff to another device at another server. */
const handedOver = async (number = freshNumber()) => {
  const from = device(app, context)
  const identity = await signIn(context, from, number)
  const { code } = (await from.post('/api/user/handoff', {}, identity.register)).json().data
  const to = device(apps[1], second)
  const tourist = await to.tourist()
  const body = { code: sealField(tourist.appKey, code), mobileUserCode: to.mobileUserCode }
  const { data } = (await to.post('/trade/auth/handoff', body, tourist)).json()
  const renews = async () =>
    (await to.post('/jwt/auth/register', renewalBody(to, { ...data, userCode: identity.userCode }), tourist)).statusCode
  return { ...identity, from, number, other: { from: to, as: credentialsOf(data), renews } }
}

describe('the list of sessions', () => {
  test('SEC-7 the list shows each session with device, country, first and last use, and marks the caller’s', async () => {
    const number = freshNumber()
    const phone = device(app, context, hongKong)
    const { register } = await signIn(context, phone, number)
    await db`update registrations set system = null, browser = null where last_used_at is null`
    const began = context.clocks.wall()
    clock.advance(useResolution)
    const call = phone.sign('/api/user/sessions', {}, register)
    await phone.send({ ...call, headers: { ...call.headers, 'user-agent': iphone }, remoteAddress: japan })
    await expect
      .poll(async () => (await list(phone, register)).sessions)
      .toMatchObject([
        {
          isThis: true,
          system: 'iphone',
          browser: 'safari',
          country: 'JP',
          since: began,
          lastUsedAt: began + useResolution,
          logins: [],
        },
      ])
  })

  test('SEC-7 a use within ten minutes of the last one writes nothing', async () => {
    const phone = device(app, context, otherHongKong)
    const { register } = await signIn(context, phone, freshNumber())
    const began = context.clocks.wall()
    clock.advance(useResolution - 1)
    await list(phone, register)
    expect((await list(phone, register)).sessions).toMatchObject([{ country: 'HK', lastUsedAt: began }])
  })

  test('SEC-7 after a handoff and a quit the second session is listed, and its owner ends it', async () => {
    const { from, register, number, other } = await handedOver()
    await from.post('/jwt/auth/quit', {}, register)
    clock.advance(minute)
    const again = device(app, context)
    const { register: as } = await signIn(context, again, number)
    const { sessions } = await list(again, as)
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false])
    const { data } = await call(again, as, '/end', { which: 'one', id: sessions[1]?.id })
    expect(data.sessions).toMatchObject([{ isThis: true }])
    expect(await holds(other.from, other.as)).toBe(false)
    expect(await other.renews()).toBe(401)
  })

  test('SEC-7 a session is listed with its open logins, and one login can be ended alone', async () => {
    clock.advance(24 * 60 * minute)
    const from = device(app, context)
    const person = await signIn(context, from, demoNumber(2))
    clock.advance(minute)
    const { login } = await logIn(context, from, person, '88002001', demoNumber(2))
    const [session] = (await list(from, login)).sessions
    expect(session).toMatchObject({ isThis: true, logins: [{ account: expect.stringMatching(/2001$/) }] })
    const { data } = await call(from, person.register, '/end', { which: 'one', id: session?.logins[0]?.id })
    expect(data.sessions).toMatchObject([{ isThis: true, logins: [] }])
    expect([await holds(from, login), await holds(from, person.register)]).toEqual([false, true])
  })

  test('SEC-7 fifty sessions are listed, the caller’s first, with the number of the others, which a higher limit lists', async () => {
    const { from, register } = await handedOver()
    const farAhead = new Date(context.clocks.wall() + 365 * 86_400_000)
    await db`
      insert into registrations (id, person_id, created_at, expires_at, last_used_at)
      select gen_random_uuid(), person_id, created_at, expires_at, ${farAhead}::timestamptz
      from registrations, generate_series(1, 60)
      where id = (select registration_id from register_tokens order by expires_at desc limit 1)`
    await db`
      insert into socket_pwds (hash, registration_id, issued_at)
      select sha256(id::text::bytea), id, created_at from registrations where last_used_at = ${farAhead}`
    const { sessions, more } = await list(from, register)
    expect([sessions.length, more, sessions[0]?.isThis]).toEqual([50, 12, true])
    const { data } = await call(from, register, '', { limit: 62 })
    expect([data.sessions.length, data.more]).toEqual([62, 0])
    await db`delete from registrations where last_used_at = ${farAhead}`
  })
})

describe('ending sessions', () => {
  test('SEC-7 all other sessions end at once on every server: tokens, socketPwd, logins and handoff codes', async () => {
    const { from, register, other } = await handedOver()
    const { code } = (await other.from.post('/api/user/handoff', {}, other.as)).json().data
    const own = (await from.post('/api/user/handoff', {}, register)).json().data.code
    const { data } = await call(from, register, '/end', { which: 'others' })
    expect(data.sessions).toMatchObject([{ isThis: true }])
    expect((await other.from.post('/api/user/sessions', {}, other.as)).json().reason).toBe('session_revoked')
    expect(await other.renews()).toBe(401)
    const thief = device(app, context)
    const tourist = await thief.tourist()
    for (const given of [code, own]) {
      const body = { code: sealField(tourist.appKey, given), mobileUserCode: thief.mobileUserCode }
      expect((await thief.post('/trade/auth/handoff', body, tourist)).json().reason).toBe('ticket_invalid')
    }
    expect(await holds(from, register)).toBe(true)
  })

  test('SEC-7 ending all sessions includes the caller’s', async () => {
    const { from, register, other } = await handedOver()
    expect((await call(other.from, other.as, '/end', { which: 'all' })).data).toMatchObject({ sessions: [], more: 0 })
    expect([await holds(from, register), await holds(other.from, other.as)]).toEqual([false, false])
  })

  test('SEC-7 no person ends or sees a session of another, and ending an ended session is no failure', async () => {
    const [one, two] = [await handedOver(), await handedOver()]
    const theirs = (await list(two.from, two.register)).sessions.map(({ id }) => id)
    for (const id of [...theirs, randomUUID()])
      expect((await call(one.from, one.register, '/end', { which: 'one', id })).data.sessions).toHaveLength(2)
    expect(await holds(two.from, two.register)).toBe(true)
    const listed = JSON.stringify(await list(one.from, one.register))
    for (const id of theirs) expect(listed).not.toContain(id)
  })

  test('SEC-7 a visitor has no sessions, and a malformed id is refused', async () => {
    const from = device(app, context)
    expect((await call(from, await from.tourist())).reason).toBe('level_too_low')
    const { register } = await signIn(context, from, freshNumber())
    for (const body of [
      { which: 'one', id: "' or 1=1" },
      { which: 'every' },
      { which: 'others', id: randomUUID() },
      {},
    ])
      expect((await call(from, register, '/end', body)).reason).toBe('invalid_request')
  })

  test('SEC-7 two calls at the same time end a session once, with one entry in the audit trail', async () => {
    const { from, register, userCode, other } = await handedOver()
    const end = () => call(from, register, '/end', { which: 'others' })
    expect((await Promise.all([end(), end()])).map(({ status }) => status)).toEqual([0, 0])
    expect(await holds(other.from, other.as)).toBe(false)
    const entries = await db`
      select detail from audit_entries
      where event = 'end_session' and subject_id = (select id::text from persons where user_code = ${userCode})`
    expect(entries).toHaveLength(1)
  })
})
