import type { StaffRole } from '@foyer/api/staff/roles'
import { expect, test } from 'vitest'
import { revokedAmong } from '../../http/signing/revoked.ts'
import { testTwoServers } from '../../testing/context.ts'
import { demoNumber, logIn, loginBody, proveLogin } from '../../testing/log-in.ts'
import {
  codeSentTo,
  hongKongNumber,
  identityBody,
  proveNumber,
  renewalBody,
  signIn,
  type TestNumber,
} from '../../testing/sign-in.ts'
import { credentialsOf, device, sealField } from '../../testing/signed-client.ts'
import { personOf } from '../identity/persons.ts'
import { openRegistration } from '../identity/registrations.ts'
import { codeIn, exchange, goes } from '../redirects/testing.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { apps, app, context, second, clock } = await testTwoServers()
const { db, secrets } = context
/** Sessions of staff end while the clock moves. */
const fresh = async () => (await staffWith(context, 'clientCare')).headers

let last = 700
const freshNumber = () => hongKongNumber(++last)
const e164 = ({ areaCode, mobileNo }: TestNumber) => `+${areaCode}${mobileNo}`
const idOf = async (number: TestNumber) => (await personOf(db, secrets, e164(number), 0)).id
const codeOf = async (number: TestNumber) => (await personOf(db, secrets, e164(number), 0)).userCode

/** A call of the console at the second server. */
const ask = async (call: string, body: object, headers?: Record<string, string>) => {
  const reply = await apps[1].inject({
    method: 'POST',
    url: `/staff/care/${call}`,
    headers: headers ?? (await fresh()),
    payload: body,
  })
  return { status: reply.statusCode, ...reply.json() }
}
const act = (call: string, id: string, headers?: Record<string, string>) =>
  ask(call, { id, reason: 'CASE-17, the phone was stolen' }, headers)
const entriesOf = (personId: number, event: string) =>
  db`select actor, staff_id, reason, reference, detail from audit_entries
    where subject = 'persons' and subject_id = ${String(personId)} and event = ${event} order by id`

test('a suspended person is out at once on every server: calls, renewal, handoff, ticket, sign-in', async () => {
  const number = freshNumber()
  const from = device(app, context)
  const identity = await signIn(context, from, number)
  const { code } = (await from.post('/api/user/handoff', {}, identity.register)).json().data
  // another proof of the number that is not used yet
  clock.advance(60_000)
  const waiting = device(apps[1], second)
  const waitingTourist = await waiting.tourist()
  const ticket = await proveNumber(second, waiting, waitingTourist, number)

  const reply = await act('suspend', identity.userCode)
  expect(reply).toMatchObject({ status: 0, data: { sessions: 0, person: { level: 'none', id: identity.userCode } } })
  expect(reply.data.person.suspendedAt).toBe(context.clocks.wall())

  for (const [server, of] of [
    [app, context],
    [apps[1], second],
  ] as const) {
    const there = device(server, of)
    const tourist = await there.tourist()
    const called = await from.send({ ...from.sign('/api/user/sessions', {}, identity.register) })
    expect(called.json().reason).toBe('session_revoked')
    // what the client does next: it renews its token, and reads why it cannot
    const renewed = await there.post('/jwt/auth/register', renewalBody(there, identity), tourist)
    expect(renewed.json()).toMatchObject({ reason: 'account_suspended', status: 40307 })
    const body = { code: sealField(tourist.appKey, code), mobileUserCode: there.mobileUserCode }
    expect((await there.post('/trade/auth/handoff', body, tourist)).json().reason).toBe('ticket_invalid')
  }
  const late = await waiting.post(
    '/trade/auth/identity',
    identityBody(waiting, waitingTourist, number, ticket),
    waitingTourist,
  )
  expect(late.json().reason).toBe('ticket_invalid')
  // a new sign-in ends with the proved number, and nobody learns without the code that the number is suspended
  clock.advance(3_600_000)
  const again = device(app, context)
  const tourist = await again.tourist()
  expect((await again.post('/api/user/488/sms', number, tourist)).json().status).toBe(0)
  const sms = await codeSentTo(context, number)
  const wrong = { ...number, code: sms === '000000' ? '000001' : '000000' }
  expect((await again.post('/api/user/488/smsVerify', wrong, tourist)).json().reason).toBe('sms_code_wrong')
  const verified = await again.post('/api/user/488/smsVerify', { ...number, code: sms }, tourist)
  expect(verified.json().reason).toBe('account_suspended')
  // also a sign-in that has passed every other check
  const person = { id: await idOf(number), userCode: identity.userCode }
  await expect(
    openRegistration(db, person, { origin: null, now: context.clocks.wall(), isProved: true }),
  ).rejects.toMatchObject({ reason: 'account_suspended' })
})

test('open streams of a suspended person end: their tokens are among the revoked ones for every server', async () => {
  const number = freshNumber()
  await signIn(context, device(app, context), number)
  const personId = await idOf(number)
  const tokens = await db<{ jti: string }[]>`
    select jti from register_tokens where registration_id in (select id from registrations where person_id = ${personId})`
  const jtis = tokens.map(({ jti }) => jti)
  expect(jtis).not.toHaveLength(0)
  expect(await revokedAmong(second.db, jtis)).toEqual(new Set())
  await act('suspend', await codeOf(number))
  expect(await revokedAmong(second.db, jtis)).toEqual(new Set(jtis))
})

test('a code that a partner redeems for a suspended person is refused', async () => {
  const number = freshNumber()
  const from = device(app, context)
  const { register } = await signIn(context, from, number)
  const codeNow = async () => codeIn((await goes(from, register, { statement: 1 })).data.url)
  expect((await exchange(apps[1], second, await codeNow())).data).toHaveProperty('member')
  const code = await codeNow()
  expect(code).not.toBe('')
  await act('suspend', await codeOf(number))
  expect((await exchange(apps[1], second, code)).reason).toBe('ticket_invalid')
})

test('nobody logs in to an account under the number of a suspended person, and open logins to it end', async () => {
  const from = device(app, context)
  const holder = await signIn(context, from, demoNumber(2))
  const { login } = await logIn(context, from, holder, '88002001', demoNumber(2))
  clock.advance(3_600_000)
  const other = device(apps[1], second)
  const stranger = await signIn(second, other, freshNumber())
  const ticket = await proveLogin(second, other, stranger, '88002001', demoNumber(2))
  expect((await act('suspend', holder.userCode)).status).toBe(0)
  expect((await from.post('/api/user/sessions', {}, login)).json().reason).toBe('session_revoked')
  const late = await other.post('/trade/auth/login', loginBody(stranger, ticket), stranger.register)
  expect(late.json().reason).toBe('account_suspended')
  await expect(proveLogin(second, other, stranger, '88002001', demoNumber(2))).rejects.toThrow()
  expect((await act('restore', holder.userCode)).status).toBe(0)
  clock.advance(3_600_000)
  const { fundUserCode } = await proveLogin(second, other, stranger, '88002001', demoNumber(2))
  expect(fundUserCode).toBe(ticket.fundUserCode)
})

test('a restored person signs in again, their ended sessions stay ended, and both acts are in the trail', async () => {
  const number = freshNumber()
  const from = device(app, context)
  const identity = await signIn(context, from, number)
  const care = await staffWith(context, 'clientCare')
  const suspended = await act('suspend', identity.userCode, care.headers)
  expect(suspended.status).toBe(0)
  clock.advance(120_000)
  // a second press changes nothing
  expect((await act('suspend', identity.userCode)).data.person).toEqual(suspended.data.person)
  expect((await act('restore', identity.userCode)).data.person.suspendedAt).toBeNull()
  const tourist = await from.tourist()
  const renewed = await from.post('/jwt/auth/register', renewalBody(from, identity), tourist)
  expect(renewed.json().reason).toBe('socket_pwd_invalid')
  clock.advance(3_600_000)
  expect((await signIn(context, device(app, context), number)).userCode).toBe(identity.userCode)
  const personId = await idOf(number)
  const [first, repeated] = await entriesOf(personId, 'suspend')
  expect(first).toEqual({
    actor: 'staff',
    staff_id: care.id,
    reason: 'CASE-17, the phone was stolen',
    reference: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    detail: { before: { suspended: false }, after: { suspended: true } },
  })
  expect(repeated?.detail).toEqual({ before: { suspended: true }, after: { suspended: true } })
  expect(await entriesOf(personId, 'restore')).toHaveLength(1)
})

test('a sign-in and a suspension at the same time end with a suspended person without a session', async () => {
  const number = freshNumber()
  const { userCode } = await signIn(context, device(app, context), number)
  const person = { id: await idOf(number), userCode }
  const now = context.clocks.wall()
  const opening = () =>
    second.db.begin((tx) => openRegistration(tx, person, { origin: null, now, isProved: true })).catch(() => undefined)
  await Promise.all([
    ...Array.from({ length: 4 }, opening),
    act('suspend', userCode),
    ...Array.from({ length: 4 }, opening),
  ])
  const [open] = await db`
    select count(*)::int as sessions from registrations where person_id = ${person.id} and revoked_at is null`
  expect(open).toEqual({ sessions: 0 })
})

test('ending all sessions leaves the person free to sign in again', async () => {
  const number = freshNumber()
  const from = device(app, context)
  const identity = await signIn(context, from, number)
  expect((await ask('sessions', { id: identity.userCode })).data.sessions).toHaveLength(1)
  expect((await act('sessions/end', identity.userCode)).data).toMatchObject({ sessions: 0 })
  expect((await ask('sessions', { id: identity.userCode })).data).toEqual({ sessions: [], more: 0 })
  const tourist = await from.tourist()
  const renewed = await from.post('/jwt/auth/register', renewalBody(from, identity), tourist)
  expect(renewed.json().reason).toBe('socket_pwd_invalid')
  clock.advance(3_600_000)
  await signIn(context, device(app, context), number)
})

test.each<StaffRole>(['auditor', 'compliance', 'operations'])(
  'a member of staff with the role %s suspends nobody',
  async (role) => {
    const { headers } = await staffWith(context, role)
    expect((await act('suspend', 'unknown', headers)).reason).toBe('role_missing')
  },
)

test('a suspension needs a reason, a recent proof of identity and an existing person', async () => {
  expect((await ask('suspend', { id: 'u1', reason: ' x ' })).reason).toBe('invalid_request')
  expect((await ask('suspend', { id: 'u1', reason: 'A reason', suspendedAt: 5 })).reason).toBe('invalid_request')
  expect((await act('suspend', 'nobody')).reason).toBe('not_found')
  const late = await staffWith(context, 'clientCare')
  clock.advance(6 * 60_000)
  expect((await act('suspend', 'nobody', late.headers)).reason).toBe('proof_needed')
})

test('an identity call that is repeated after the suspension signs nobody in', async () => {
  const number = freshNumber()
  const from = device(app, context)
  const tourist = await from.tourist()
  const ticket = await proveNumber(context, from, tourist, number)
  const body = identityBody(from, tourist, number, ticket)
  const { data } = (await from.post('/trade/auth/identity', body, tourist)).json()
  await act('suspend', ticket.userCode)
  expect((await from.post('/trade/auth/identity', body, tourist)).json().reason).toBe('ticket_invalid')
  expect((await from.post('/api/user/sessions', {}, credentialsOf(data))).json().reason).toBe('session_revoked')
})
