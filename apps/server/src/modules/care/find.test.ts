import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { demoNumber } from '../../testing/log-in.ts'
import { hongKongNumber, signIn, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { personOf } from '../identity/persons.ts'
import { holders } from '../rewards/testing.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { searchRate } from './rates.ts'
import { pruneRefusals } from './refusals.ts'

const { app, context, clock } = await testApp()
const { db, secrets } = context
const { grantVoucher, activity } = await holders(app, context)
let care = await staffWith(context, 'clientCare')

const ask = async (call: string, body: object, headers = care.headers) =>
  (await app.inject({ method: 'POST', url: `/staff/care/${call}`, headers, payload: body })).json()
const find = (query: object, headers = care.headers) => ask('find', { query, reason: 'CASE-1' }, headers)
const personWith = async ({ areaCode, mobileNo }: TestNumber) =>
  personOf(db, secrets, `+${areaCode}${mobileNo}`, context.clocks.wall())

let last = 900
const freshPerson = async () => {
  const number = hongKongNumber(++last)
  const { id, userCode } = await personWith(number)
  return { number, id, code: userCode }
}

test('a person is found by the phone number however it is typed, and everything about them is masked', async () => {
  const { number, code } = await freshPerson()
  const typed = [
    number.mobileNo,
    `${number.mobileNo.slice(0, 4)} ${number.mobileNo.slice(4)}`,
    `+852${number.mobileNo}`,
  ]
  for (const one of typed) {
    const { data } = await find({ by: 'phone', areaCode: '852', number: one })
    expect(data).toEqual({
      people: [
        {
          id: code,
          name: null,
          phone: `+852 ****${number.mobileNo.slice(-4)}`,
          region: 'HK',
          level: 'none',
          since: context.clocks.wall(),
          suspendedAt: null,
        },
      ],
      more: false,
      refusal: null,
    })
  }
  expect((await find({ by: 'phone', areaCode: '852', number: '5129 9999' })).data.people).toEqual([])
  expect((await find({ by: 'phone', areaCode: '852', number: '12345' })).reason).toBe('mobile_malformed')
})

test('a person is found by a client number of their account, with a masked name', async () => {
  const { userCode } = await personWith(demoNumber(1))
  const { data } = await find({ by: 'clientNo', clientNo: ' 88001001 ' })
  expect(data.people).toMatchObject([{ id: userCode, name: expect.stringMatching(/\*\*\*/) }])
  expect((await find({ by: 'clientNo', clientNo: '99999999' })).data.people).toEqual([])
})

test('a person is found by id and reference of a reward, and by the end of a voucher code', async () => {
  const one = await freshPerson()
  const other = await freshPerson()
  const id = await grantVoucher(one.id, 'CARE-ONE-7731')
  await grantVoucher(other.id, 'CARE-TWO-7731')
  const [reward] = await db<[{ reference: string }]>`select reference from rewards where id = ${id}`
  for (const reference of [id, reward.reference, ` ${reward.reference.toLowerCase()} `])
    expect((await find({ by: 'reward', reference })).data.people).toMatchObject([{ id: one.code }])
  expect((await find({ by: 'reward', reference: randomUUID() })).data.people).toEqual([])

  const ends = async (query: object) =>
    (await find({ by: 'voucher', ...query })).data.people.map((found: { id: string }) => found.id).sort()
  expect(await ends({ tail: '7731' })).toEqual([one.code, other.code].sort())
  expect(await ends({ tail: 'one-7731' })).toEqual([one.code])
  expect(await ends({ tail: '7731', activity })).toEqual([one.code, other.code].sort())
  expect(await ends({ tail: '7731', activity: 999 })).toEqual([])
  expect(await ends({ tail: '7731', grantedOn: '2001-01-01' })).toEqual([])
  expect((await find({ by: 'voucher', tail: '731' })).reason).toBe('invalid_request')
  expect((await find({ by: 'voucher', tail: '7731', grantedOn: '0000-01-01' })).reason).toBe('invalid_request')
})

test('many matches are cut, and the reply says that further facts are needed', async () => {
  for (let nth = 0; nth < 7; nth++) await grantVoucher((await freshPerson()).id, `CARE-MANY-${nth}-4242`)
  const { data } = await find({ by: 'voucher', tail: '4242' })
  expect([data.people.length, data.more]).toEqual([5, true])
})

test('a refused call is found by the reference that the person reads out, and is deleted after a month', async () => {
  const number = hongKongNumber(++last)
  const from = device(app, context)
  const { register, userCode } = await signIn(context, from, number)
  const refused = (await from.post('/api/user/rewards/detail', { id: randomUUID() }, register)).json()
  expect(refused.reason).toBe('not_found')
  const noted = () => db`select reason from shown_refusals where reference = ${refused.reference}`
  await expect.poll(noted).toHaveLength(1)
  const { data } = await find({ by: 'failure', reference: refused.reference.toLowerCase() })
  expect(data).toMatchObject({
    people: [{ id: userCode }],
    refusal: { reference: refused.reference, reason: 'not_found', route: 'POST /api/user/rewards/detail' },
  })
  // a visitor's reference names no person
  const visitor = device(app, context)
  const wrong = { ...hongKongNumber(++last), code: '000000' }
  const unknown = (await visitor.post('/api/user/488/smsVerify', wrong, await visitor.tourist())).json()
  await expect
    .poll(async () => (await find({ by: 'failure', reference: unknown.reference })).data.refusal?.reason)
    .toBe('sms_code_missing')
  expect((await find({ by: 'failure', reference: unknown.reference })).data.people).toEqual([])
  const { events } = (await ask('timeline', { id: userCode })).data
  expect(events).toContainEqual(expect.objectContaining({ kind: 'refusal', reference: refused.reference }))
  expect(events).toContainEqual(expect.objectContaining({ kind: 'sign', event: 'sign_in' }))
  expect(events).toContainEqual(expect.objectContaining({ kind: 'message', event: 'registration' }))
  clock.advance(31 * 86_400_000)
  await pruneRefusals(context)
  expect(await noted()).toHaveLength(0)
  care = await staffWith(context, 'clientCare')
})

test('a session whose calls are refused again and again does not fill the table', async () => {
  const from = device(app, context)
  const { register } = await signIn(context, from, hongKongNumber(++last))
  const counted = async () => (await db`select count(*)::int as many from shown_refusals`)[0]?.many as number
  const before = await counted()
  for (let nth = 0; nth < 70; nth++) {
    clock.advance(1_000)
    await from.post('/api/user/rewards/detail', { id: randomUUID() }, register)
  }
  await expect.poll(counted).toBeGreaterThan(before)
  expect((await counted()) - before).toBeLessThanOrEqual(60)
})

test('each search is in the trail with its reason and without what was typed, also a search without a result', async () => {
  const { number, id } = await freshPerson()
  await find({ by: 'phone', areaCode: '852', number: number.mobileNo })
  const entries = await db`
    select staff_id, reason, detail from audit_entries
    where subject = 'persons' and subject_id = ${String(id)} and event = 'find'`
  expect([...entries]).toEqual([{ staff_id: care.id, reason: 'CASE-1', detail: { by: 'phone', found: 1 } }])
  const searcher = await staffWith(context, 'compliance')
  await find({ by: 'clientNo', clientNo: '11112222' }, searcher.headers)
  const none = await db`
    select subject, subject_id, detail from audit_entries where staff_id = ${searcher.id} and event = 'find'`
  expect([...none]).toEqual([
    { subject: 'staff_members', subject_id: searcher.id, detail: { by: 'clientNo', found: 0 } },
  ])
  const all =
    await db`select string_agg(detail::text || coalesce(reason, ''), ' ') as text from audit_entries where event = 'find'`
  expect(all[0]?.text).not.toContain(number.mobileNo)
  expect((await ask('find', { query: { by: 'clientNo', clientNo: '11112222' }, reason: '' })).reason).toBe(
    'invalid_request',
  )
})

test('a member of staff makes a limited number of searches within an hour, on all servers, whoever else searches', async () => {
  const harvester = await staffWith(context, 'clientCare')
  const search = () => find({ by: 'clientNo', clientNo: '11112222' }, harvester.headers)
  await db`
    insert into request_rates (bucket, window_ends_at, hits)
    values (${`care-search:staff ${harvester.id}`}, ${new Date(context.clocks.wall() + 1_800_000)}, ${searchRate.limit - 1})`
  expect((await search()).status).toBe(0)
  expect(await search()).toMatchObject({ reason: 'rate_limited', detail: { retryAfter: 1800 } })
  expect((await find({ by: 'clientNo', clientNo: '11112222' })).status).toBe(0)
  clock.advance(1_800_001)
  harvester.headers = (await staffWith(context, 'clientCare')).headers
  care = await staffWith(context, 'clientCare')
  expect((await search()).status).toBe(0)
})

test('personal data is revealed one kind at a time, with a reason, and the trail has the kind and no value', async () => {
  const { userCode, id } = await personWith(demoNumber(1))
  const reveal = (what: string, headers = care.headers) =>
    ask('reveal', { id: userCode, what, reason: 'CASE-2' }, headers)
  expect((await reveal('phone')).data.values).toEqual(['+85251000001'])
  expect((await reveal('clientNumbers')).data.values).toContain('88001001')
  expect((await reveal('names')).data.values.join()).not.toContain('*')
  expect((await reveal('addresses')).data.values).toEqual([])
  expect((await reveal('password')).reason).toBe('invalid_request')
  const auditor = await staffWith(context, 'auditor')
  expect((await reveal('phone', auditor.headers)).reason).toBe('role_missing')
  const entries = await db`
    select reason, detail from audit_entries where subject = 'persons' and subject_id = ${String(id)} and event = 'reveal'
    order by id`
  expect(entries[0]).toEqual({ reason: 'CASE-2', detail: { what: 'phone', values: 1 } })
  expect(JSON.stringify(entries)).not.toContain('51000001')
})

test('the page of a person has masked accounts and counts, and each view is in the trail', async () => {
  const { userCode, id } = await personWith(demoNumber(1))
  const reply = await ask('person', { id: userCode })
  expect(reply.data.accounts.map(({ clientNo }: { clientNo: string }) => clientNo)).toContain('****1001')
  expect(JSON.stringify(reply)).not.toMatch(/88001001|51000001/)
  const views = await db`select 1 from audit_entries where subject_id = ${String(id)} and event = 'view'`
  expect(views).toHaveLength(1)
  expect((await ask('person', { id: 'nobody' })).reason).toBe('not_found')
  expect((await ask('person', { id: "' or 1=1" })).reason).toBe('invalid_request')
})

test('the rewards and records of a person are those that the person sees, and nobody else’s', async () => {
  const { id, code } = await freshPerson()
  const mine = await grantVoucher(id, 'CARE-MINE-1234')
  await grantVoucher((await freshPerson()).id, 'CARE-THEIRS-1234')
  const { data } = await ask('rewards', { id: code, tab: 'available' })
  expect(data.rewards).toMatchObject([{ id: mine, maskedCode: '1234' }])
  expect(JSON.stringify(data)).not.toContain('CARE-MINE')
  for (const cursor of ['x', '1.2', 'NaN.NaN.x'])
    expect((await ask('rewards', { id: code, tab: 'available', cursor })).reason).toBe('invalid_request')
  expect((await ask('records', { id: code })).data).toEqual({ joins: [], applications: [], agreements: [] })
})

test('the timeline has every event once over its pages, newest first, also with many events at one moment', async () => {
  const { id, code } = await freshPerson()
  await grantVoucher(id, 'CARE-LINE-9911')
  await db`
    insert into audit_entries (at, actor, subject, subject_id, event)
    select ${new Date(context.clocks.wall())}::timestamptz - (n / 30) * interval '1 second', 'person', 'persons',
      ${String(id)}, 'sign_in' from generate_series(0, 99) n`
  const seen: { key: string; at: number }[] = []
  let before: string | undefined
  do {
    const { data } = await ask('timeline', { id: code, ...(before && { before }) })
    expect(data.events.length).toBeLessThanOrEqual(40)
    seen.push(...data.events)
    before = data.before ?? undefined
  } while (before)
  expect(new Set(seen.map(({ key }) => key)).size).toBe(seen.length)
  expect(seen.length).toBe(101)
  expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).sort((one, other) => other - one))
  expect((await ask('timeline', { id: code, before: 'x' })).reason).toBe('invalid_request')
})
