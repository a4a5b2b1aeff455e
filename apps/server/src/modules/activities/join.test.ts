import { joinReply } from '@foyer/api/activities'
import { describe, expect, test } from 'vitest'
import { pruneKeys } from '../../engine/idempotency.ts'
import { provideStock } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { contentOfTables } from '../../testing/tables.ts'
import { together } from '../../testing/waiting.ts'
import { declare, hour, joinBody, joinStatusOf, joins, newcomers, publish } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const owner = ownerOf(db)
const someone = newcomers(app, context)

let last = 900
/** An open activity with a published page. */
const activity = async (changes: Parameters<typeof declare>[2] = {}) => {
  last++
  await declare(context, last, changes)
  await publish(context, last)
  return last
}

const remaining = async (number: number) => {
  const [row] = await db<{ remaining: number }[]>`select remaining from activity_stock where activity = ${number}`
  return row?.remaining
}

describe('POST /api/user/:number/join', () => {
  test('N13 A join returns a participation with a reference, and the status reports it from then on', async () => {
    const number = await activity()
    await provideStock(db, number, 10)
    const { from, as } = await someone()
    const reply = await from.post(`/api/user/${number}/join`, joinBody(), as)
    expect(reply.headers['cache-control']).toBe('no-store')
    const { participation, status } = joinReply.parse(reply.json().data)
    expect(participation).toEqual({
      reference: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      joinedAt: context.clocks.business(),
    })
    expect(status).toMatchObject({ gate: 'joined', participation, quota: { total: 10, remaining: 9 } })
    expect(await joinStatusOf(from, as, number)).toEqual(status)
  })

  test('N13 The same key and body return the same reply byte for byte, whatever has changed since', async () => {
    const number = await activity()
    const { from, as } = await someone()
    const body = joinBody()
    const send = () => from.post(`/api/user/${number}/join`, body, as)
    const first = await send()
    await publish(context, number)
    clock.moveBusiness(90 * 24 * hour)
    expect((await send()).rawPayload).toEqual(first.rawPayload)
    clock.moveBusiness(0)
  })

  test('N13 A lost answer is returned again for the same key, also to another device of the person', async () => {
    const number = await activity()
    await provideStock(db, number, 5)
    const { from, as, elsewhere } = await someone()
    const body = joinBody()
    // simulates a lost answer: the reply is not read
    await from.post(`/api/user/${number}/join`, body, as)
    const { from: other, as: credentials } = await elsewhere()
    const { data } = await joins(other, credentials, number, body)
    expect(data.participation).toEqual((await joinStatusOf(from, as, number)).participation)
    expect(await remaining(number)).toBe(4)
  })

  test.each([
    ['with another residence', { residence: 'macao' }],
    ['with other terms', { termsVersion: 2 }],
    ['without a field', { residence: undefined }],
  ] as const)('N13 A key repeated with another body is refused: %s', async (_name, changes) => {
    const number = await activity()
    const { from, as } = await someone()
    const body = joinBody()
    await joins(from, as, number, body)
    expect(await joins(from, as, number, { ...body, ...changes })).toMatchObject({ reason: 'key_reused' })
  })

  test('N13 A key used for one activity is refused for another, and keys of different persons are independent', async () => {
    const [one, other] = [await activity(), await activity()]
    const { from, as } = await someone()
    const body = joinBody()
    await joins(from, as, one, body)
    expect(await joins(from, as, other, body)).toMatchObject({ reason: 'key_reused' })
    const { from: there, as: stranger } = await someone()
    expect(await joins(there, stranger, other, body)).toMatchObject({ status: 0 })
  })

  test('N13 Another key of the same person returns the first participation and takes no stock', async () => {
    const number = await activity()
    await provideStock(db, number, 3)
    const { from, as } = await someone()
    const first = await joins(from, as, number)
    clock.moveBusiness(30 * 24 * hour)
    const second = await joins(from, as, number)
    clock.moveBusiness(0)
    expect(second.data.participation).toEqual(first.data.participation)
    expect(await remaining(number)).toBe(2)
  })

  test('N13 Further keys of a participant are not stored, because a lost answer could not hide a change', async () => {
    const number = await activity()
    const { from, as } = await someone()
    const keys = async () => (await db`select from idempotency_keys`).length
    const before = await keys()
    const { data } = await joins(from, as, number)
    for (let n = 0; n < 3; n++) expect((await joins(from, as, number)).data).toEqual(data)
    expect(await keys()).toBe(before + 1)
  })

  test('N13 A stored reply that this version cannot parse returns the participation with a newly resolved status', async () => {
    const number = await activity()
    const { from, as } = await someone()
    const body = joinBody()
    const { data } = await joins(from, as, number, body)
    await db`update idempotency_keys set reply = reply #- '{status,gate}' where key = ${body.key}`
    expect(await joins(from, as, number, body)).toEqual({ status: 0, data })
  })

  test('N13 Of two concurrent calls with one key, the second returns the reply of the first', async () => {
    const number = await activity()
    await provideStock(db, number, 3)
    const { from, as } = await someone()
    const body = joinBody()
    const send = () => from.post(`/api/user/${number}/join`, body, as)
    const [one, other] = await together(db, (tx) => tx`select from persons for update`, [send, send])
    expect(one?.statusCode).toBe(200)
    expect(other?.rawPayload).toEqual(one?.rawPayload)
    expect(await remaining(number)).toBe(2)
  })

  test('N13 A failure in the middle of a join writes nothing, and the same key joins afterwards', async () => {
    const number = await activity()
    await provideStock(db, number, 3)
    const { from, as } = await someone()
    const body = joinBody()
    await owner`alter table idempotency_keys add constraint broken check (false) not valid`
    const before = await contentOfTables(db)
    expect(await joins(from, as, number, body)).toMatchObject({ reason: 'server_error' })
    expect(await contentOfTables(db)).toEqual(before)
    await owner`alter table idempotency_keys drop constraint broken`
    expect(await joins(from, as, number, body)).toMatchObject({ status: 0 })
    expect(await remaining(number)).toBe(2)
  })

  test('N13 A refused key can be used again once the reason for the refusal is gone', async () => {
    const number = await activity()
    await provideStock(db, number, 0)
    const { from, as } = await someone()
    const body = joinBody()
    expect(await joins(from, as, number, body)).toMatchObject({ reason: 'activity_sold_out' })
    await provideStock(db, number, 1)
    expect(await joins(from, as, number, body)).toMatchObject({ status: 0 })
  })

  test('N13 Keys are pruned a week after use by the wall clock, and the participation remains', async () => {
    const number = await activity()
    const { from, as } = await someone()
    const body = joinBody()
    const first = await joins(from, as, number, body)
    const stored = () => db`select from idempotency_keys where key = ${body.key}`
    const week = 7 * 24 * hour
    await pruneKeys(db, context.clocks.wall() + week)
    expect(await stored()).toHaveLength(1)
    await pruneKeys(db, context.clocks.wall() + week + 1)
    expect(await stored()).toHaveLength(0)
    expect((await joins(from, as, number, body)).data.participation).toEqual(first.data.participation)
  })

  test.each([
    ['a key that is no UUID', { key: 'once' }],
    ['terms that were never published', { termsVersion: 0 }],
    ['an unknown residence', { residence: 'atlantis' }],
    ['an unknown field', { amount: 1 }],
  ])('A join with %s is an invalid request', async (_name, changes) => {
    const number = await activity()
    const { from, as } = await someone()
    const reply = await from.post(`/api/user/${number}/join`, { ...joinBody(), ...changes }, as)
    expect(reply.json()).toMatchObject({ reason: 'invalid_request' })
  })

  test('N13 A person declares their residence at their first join, and it is stored with the person', async () => {
    const [one, other] = [await activity(), await activity()]
    const { from, as } = await someone()
    expect(await joinStatusOf(from, as, one)).toMatchObject({ gate: 'available', residenceNeeded: true })
    const withoutResidence = joinBody({ residence: undefined })
    expect(await joins(from, as, one, withoutResidence)).toMatchObject({ reason: 'residence_needed' })
    expect(await joins(from, as, one)).toMatchObject({ status: 0 })
    expect(await joinStatusOf(from, as, other)).toMatchObject({ residenceNeeded: false })
    expect(await joins(from, as, other, withoutResidence)).toMatchObject({ status: 0 })
  })

  test('N13 A person who declares a mainland residence cannot join a withheld activity, and the declaration is stored', async () => {
    const number = await activity({ mainland: 'notice' })
    await provideStock(db, number, 3)
    const { from, as } = await someone()
    const refused = await joins(from, as, number, joinBody({ residence: 'mainland' }))
    expect(refused).toMatchObject({ reason: 'activity_mainland' })
    expect(await joinStatusOf(from, as, number)).toMatchObject({ gate: 'mainland', quota: null, participation: null })
    // another declared residence does not help
    expect(await joins(from, as, number)).toMatchObject({ reason: 'activity_mainland' })
    expect(await remaining(number)).toBe(3)
    const report = await from.post('/api/user/version/isMainLand', undefined, as)
    expect(report.json()).toEqual({ status: 0, data: true })
  })
})

describe('A refused join', () => {
  const refusals: readonly [string, string, () => Promise<readonly [number, Parameters<typeof joinBody>[0]?]>][] = [
    ['before the activity opens', 'activity_not_started', async () => [await activity({ opensAt: soon() })]],
    [
      'after the activity ended',
      'activity_ended',
      async () => [await activity({ opensAt: soon() - 4 * hour, closesAt: soon() - hour })],
    ],
    ['without stock left', 'activity_sold_out', async () => [await sell(await activity(), 0)]],
    [
      'without an account where the activity requires one',
      'level_too_low',
      async () => [await activity({ joinLevel: 'login' })],
    ],
    ['with outdated terms', 'terms_outdated', async () => [await publishAgain(await activity())]],
    ['before the page is published', 'terms_outdated', async () => [(await declare(context, ++last)).number]],
    ['for an activity that cannot be joined', 'not_found', async () => [await activity({ joinLevel: null })]],
    ['for an activity that does not exist', 'not_found', async () => [999_999]],
    ['for a stage that the page does not have', 'invalid_request', async () => [await activity(), { stage: 'first' }]],
  ]
  const soon = () => Math.floor(context.clocks.business() / 60_000) * 60_000 + hour
  const sell = async (number: number, left: number) => {
    await provideStock(db, number, left)
    return number
  }
  const publishAgain = async (number: number) => {
    await publish(context, number)
    return number
  }

  test.each(refusals)('A join %s is refused without any change: %s', async (_name, reason, make) => {
    const [number, changes] = await make()
    const { from, as } = await someone()
    const before = await contentOfTables(db)
    expect(await joins(from, as, number, joinBody(changes))).toMatchObject({ reason })
    expect(await contentOfTables(db)).toEqual(before)
  })

  test('A join by a tourist is refused with level_too_low', async () => {
    const number = await activity()
    const { from } = await someone()
    expect(await joins(from, await from.tourist(), number)).toMatchObject({ reason: 'level_too_low' })
  })

  test('A join from an excluded residence names the failed rule', async () => {
    const number = await activity({ eligibility: { residences: ['macao'] } })
    const { from, as } = await someone()
    const refused = { reason: 'activity_ineligible', detail: { rule: 'residence' } }
    expect(await joins(from, as, number)).toMatchObject(refused)
    expect(await joinStatusOf(from, as, number)).toMatchObject({ gate: 'ineligible', rule: 'residence' })
  })

  test('A join after an excluding earlier participation names the failed rule', async () => {
    const earlier = await activity()
    const number = await activity({ eligibility: { notAfter: [earlier] } })
    const { from, as } = await someone()
    await joins(from, as, earlier)
    const refused = { reason: 'activity_ineligible', detail: { rule: 'earlier_participation' } }
    expect(await joins(from, as, number)).toMatchObject(refused)
    const { from: there, as: another } = await someone()
    expect(await joins(there, another, number)).toMatchObject({ status: 0 })
  })
})
