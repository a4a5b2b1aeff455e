import { expect, test } from 'vitest'
import { hongKongTime } from '../../../hong-kong.ts'
import { testApp } from '../../../testing/context.ts'
import { demoNumber } from '../../../testing/log-in.ts'
import { hongKongNumber, signIn } from '../../../testing/sign-in.ts'
import { device } from '../../../testing/signed-client.ts'
import { personOf } from '../../identity/persons.ts'
import { holders } from '../../rewards/testing.ts'
import { staffWith } from '../../staff/testing/callers.ts'

const { app, context } = await testApp()
const { db, secrets } = context
const { grant } = await holders(app, context)
const care = await staffWith(context, 'clientCare')
const today = hongKongTime(context.clocks.wall()).date

const ask = async (call: string, body: object, { headers } = care) =>
  (await app.inject({ method: 'POST', url: `/staff/care/${call}`, headers, payload: body })).json()
const open = (id: string, kind: string, more: object = {}) =>
  ask('requests/open', { id, kind, receivedOn: today, identity: 'certifiedCopy', reason: 'Letter 2026-118', ...more })

let last = 400
const freshPerson = async () => {
  const number = hongKongNumber(++last)
  const from = device(app, context)
  const identity = await signIn(context, from, number)
  const { id } = await personOf(db, secrets, `+852${number.mobileNo}`, 0)
  return { id, code: identity.userCode, mobile: `+852${number.mobileNo}`, from, register: identity.register }
}

test('O4 a letter is recorded with the check of identity and its deadline of 40 days, and a second press records nothing', async () => {
  const { code, id } = await freshPerson()
  const { data } = await open(code, 'export')
  const due = new Date(Date.parse(today) + 40 * 86_400_000).toISOString().slice(0, 10)
  expect(data).toMatchObject({
    kind: 'export',
    state: 'open',
    receivedOn: today,
    dueOn: due,
    identity: 'certifiedCopy',
  })
  expect((await open(code, 'export')).data.id).toBe(data.id)
  const entries = await db`
    select staff_id, reason, detail from audit_entries where subject = 'data_requests' and subject_id = ${data.id}`
  expect([...entries]).toEqual([
    { staff_id: care.id, reason: 'Letter 2026-118', detail: { kind: 'export', identity: 'certifiedCopy', person: id } },
  ])
  const listed = (await ask('requests', { open: true })).data.requests
  expect(listed.filter((one: { id: string }) => one.id === data.id)).toHaveLength(1)
  for (const receivedOn of ['2999-01-01', '0000-01-01'])
    expect((await open(code, 'export', { receivedOn })).reason).toBe('invalid_request')
  expect((await open(code, 'export', { identity: 'a feeling' })).reason).toBe('invalid_request')
})

test('O4 an export by letter has the data of the person and of their accounts, needs an open request, and is in the trail', async () => {
  const { id, userCode } = await personOf(db, secrets, '+85251000001', 0)
  expect(demoNumber(1).mobileNo).toBe('51000001')
  const { data: request } = await open(userCode, 'export')
  const { data } = await ask('requests/export', { request: request.id, reason: 'Letter 2026-118' })
  expect(data.data.person.mobile).toBe('+85251000001')
  expect(data.data.accounts.map(({ clientNo }: { clientNo: string }) => clientNo)).toContain('****1001')
  const entries = await db`
    select 1 from audit_entries where subject = 'persons' and subject_id = ${String(id)} and event = 'export' and actor = 'staff'`
  expect(entries).toHaveLength(1)
  const { data: closed } = await ask('requests/close', { request: request.id, state: 'done', reason: 'Sent by post' })
  expect(closed).toMatchObject({ state: 'done', outcome: 'Sent by post', closedBy: { id: care.id } })
  expect((await ask('requests/export', { request: request.id, reason: 'Again' })).reason).toBe('not_found')
  expect((await ask('requests/close', { request: request.id, state: 'done', reason: 'Again' })).reason).toBe(
    'not_found',
  )
})

test('O4 an erasure by letter erases once, ends the sessions, and closes the request; the person is not found any more', async () => {
  const { id, code, mobile, from, register } = await freshPerson()
  const { data: request } = await open(code, 'erase')
  expect((await ask('requests/close', { request: request.id, state: 'done', reason: 'Done' })).reason).toBe(
    'invalid_request',
  )
  const erase = () => ask('requests/erase', { request: request.id, reason: 'Letter 2026-118, checked' })
  const replies = await Promise.all([erase(), erase()])
  expect(replies.map(({ status }) => status).sort()).toEqual([0, 40401])
  const done = replies.find(({ status }) => status === 0)
  expect(done?.data).toMatchObject({ state: 'done', person: null })
  expect((await from.post('/api/user/sessions', {}, register)).json().reason).toBe('session_revoked')
  const { data } = await ask('find', { query: { by: 'phone', areaCode: '852', number: mobile }, reason: 'CASE-9' })
  expect(data.people).toEqual([])
  const [entry] = await db`
    select actor, staff_id from audit_entries where subject = 'persons' and subject_id = ${String(id)} and event = 'erase'`
  expect(entry).toEqual({ actor: 'staff', staff_id: care.id })
  const [stored] = await db`select state from data_requests where person_id = ${id}`
  expect(stored).toEqual({ state: 'done' })
})

test('O4 an erasure waits while a matter is open or the person is suspended, and nothing is changed', async () => {
  const { id, code } = await freshPerson()
  const { data: request } = await open(code, 'erase')
  const reward = await grant(id)
  const erase = () => ask('requests/erase', { request: request.id, reason: 'Letter 2026-118' })
  expect((await erase()).reason).toBe('erasure_blocked')
  await db`update rewards set status = 'expired' where id = ${reward}`
  await ask('suspend', { id: code, reason: 'CASE-10' })
  expect((await erase()).reason).toBe('erasure_blocked')
  const [still] = await db`select erased_at from persons where id = ${id}`
  expect(still).toEqual({ erased_at: null })
  const refused = { request: request.id, state: 'refused', reason: 'The person is suspended' }
  expect((await ask('requests/close', refused)).data.state).toBe('refused')
})

test('an auditor reads requests and acts on none', async () => {
  const auditor = await staffWith(context, 'auditor')
  expect((await ask('requests', { open: false }, auditor)).status).toBe(0)
  for (const day of ['2026-02-31', '2026-13-01'])
    expect((await ask('requests', { open: true, after: `${day}_${crypto.randomUUID()}` }, auditor)).reason).toBe(
      'invalid_request',
    )
  for (const call of ['open', 'export', 'erase', 'close'])
    expect((await ask(`requests/${call}`, {}, auditor)).reason).toBe('role_missing')
})
