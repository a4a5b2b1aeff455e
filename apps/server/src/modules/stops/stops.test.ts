// columns of PostgreSQL's catalogue, cspell:ignore tgrelid tgfoid tgenabled proname
import { randomUUID } from 'node:crypto'
import type { EmergencyStop, EmergencyStops } from '@foyer/api/staff/stops'
import { voucherStates } from '@foyer/protocol/machines/rewards'
import { beforeEach, expect, test } from 'vitest'
import { settleDue } from '../../engine/rewards/due.ts'
import { grantReward } from '../../engine/rewards/grant.ts'
import { moveReward } from '../../engine/rewards/move.ts'
import { facts, rewardFixture } from '../../engine/rewards/testing.ts'
import { isStopError } from '../../engine/stopped.ts'
import { drain } from '../../jobs/work.ts'
import { testTwoServers } from '../../testing/context.ts'
import { declare, joinBody, newcomers, publish } from '../activities/testing.ts'
import { creditCashJob, creditLeft } from '../rewards/jobs.ts'
import { holders } from '../rewards/testing.ts'
import { openSession } from '../staff/sessions.ts'
import { staffWith, underCookie } from '../staff/testing/callers.ts'
import { lapseStops } from './lapse.ts'
import { placeStop, unconfirmedLife } from './stop-acts.ts'

const { app, apps, context, second, clock } = await testTwoServers()
const { db, clocks } = context
const { activity, person, grant } = await rewardFixture(context)
const reason = 'Codes are granted twice, ticket OPS-12'
const minute = 60_000

type Staff = Awaited<ReturnType<typeof staffWith>>
const call = async (who: Staff, path: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/staff/stops${path}`, headers: who.headers, payload })).json()
const act = async (who: Staff, path: string, { id, version }: EmergencyStop) => call(who, path, { id, version, reason })
const place = async (who: Staff, of: number | null = activity): Promise<EmergencyStop> =>
  (await call(who, '/place', { activity: of, reason })).data
const open = async (who: Staff): Promise<EmergencyStops['open']> => (await call(who, '')).data.open
const operator = () => staffWith(context, 'operations')
const eventsOf = async ({ id }: EmergencyStop) =>
  (await db`select event from audit_entries where subject_id = ${id} order by id`).map(({ event }) => event)

beforeEach(() => db`delete from emergency_stops`)

test('one person stops an activity at once on every server, and it lapses after 15 minutes without a second person', async () => {
  const who = await operator()
  const stop = await place(who)
  expect(stop).toMatchObject({ reason, confirmed: null, lapsesAt: clocks.wall() + unconfirmedLife, version: 1 })
  await expect(grant(await person())).rejects.toSatisfy(isStopError)
  clock.advance(unconfirmedLife - 1)
  expect(await lapseStops(second)).toBe(0)
  clock.advance(1)
  expect([await lapseStops(context), await lapseStops(second)]).toEqual([1, 0])
  await expect(grant(await person())).resolves.toBeDefined()
  expect(await open(who)).toEqual([])
  expect(await eventsOf(stop)).toEqual(['place', 'lapse'])
})

test('a second person confirms a stop, and it then lasts until two people lift it', async () => {
  const [first, other] = [await operator(), await staffWith(context, 'compliance')]
  const stop = await place(first)
  expect(await act(first, '/confirm', stop)).toMatchObject({ reason: 'role_missing' })
  const { data: confirmed } = await act(other, '/confirm', stop)
  expect(confirmed).toMatchObject({ lapsesAt: null, confirmed: { by: { id: other.id } } })
  clock.advance(2 * unconfirmedLife)
  const [later, third] = [await operator(), await operator()]
  expect(await lapseStops(context)).toBe(0)
  const { data: proposed } = await act(later, '/lift', confirmed)
  expect(proposed).toMatchObject({ ended: null, lift: { by: { id: later.id }, reason } })
  expect(await act(later, '/lift', proposed)).toMatchObject({ reason: 'role_missing' })
  expect((await act(third, '/lift', proposed)).data).toMatchObject({ ended: { outcome: 'lifted' } })
  expect(await eventsOf(stop)).toEqual(['place', 'confirm', 'propose_lift', 'lift'])
})

test('the same person is refused as the second one also in another session', async () => {
  const first = await operator()
  const stop = await place(first)
  const opened = { memberId: first.id, providerSession: 'another', provedAt: clocks.wall() }
  const again = { ...first, headers: underCookie(await openSession(db, context.secrets, opened, clocks.wall())) }
  expect(await act(again, '/confirm', stop)).toMatchObject({ reason: 'role_missing' })
})

test('of two confirmations one is done, and an act on an older version is refused', async () => {
  const [first, one, other] = [await operator(), await operator(), await operator()]
  const stop = await place(first)
  const replies = await Promise.all([act(one, '/confirm', stop), act(other, '/confirm', stop)])
  expect(replies.map((reply) => reply.reason ?? 'done').sort()).toEqual(['done', 'not_found'])
  expect(await act(one, '/lift', stop)).toMatchObject({ reason: 'not_found' })
  expect((await open(first))[0]).toMatchObject({ version: 2, lift: null })
})

test('a stop that is not confirmed is lifted by one person, and placing it twice makes one', async () => {
  const [first, other] = [await operator(), await operator()]
  const stop = await place(first, null)
  expect((await place(other, null)).id).toBe(stop.id)
  expect((await act(first, '/lift', stop)).data.ended).toMatchObject({ outcome: 'lifted' })
  expect(await open(first)).toEqual([])
})

test('a stop needs its role, a recent proof of identity, a reason and a known activity', async () => {
  const outsider = await staffWith(context, 'fulfilment')
  expect(await call(outsider, '/place', { activity, reason })).toMatchObject({ reason: 'role_missing' })
  expect((await call(outsider, '')).status).toBe(0)
  const who = await operator()
  const refusals = [
    [{ activity, reason: 'x' }, 'invalid_request'],
    [{ activity, reason, placedBy: 'me' }, 'invalid_request'],
    [{ activity: 799_123, reason }, 'not_found'],
  ] as const
  for (const [body, refusal] of refusals) expect(await call(who, '/place', body)).toMatchObject({ reason: refusal })
  clock.advance(6 * minute)
  expect(await call(who, '/place', { activity, reason })).toMatchObject({ reason: 'proof_needed' })
})

test('the list of stops does not extend a session, because every screen reads it', async () => {
  const who = await operator()
  const usedAt = async () => (await db`select used_at from staff_sessions where member_id = ${who.id}`)[0]?.used_at
  const before = await usedAt()
  clock.advance(2 * minute)
  await call(who, '')
  expect(await usedAt()).toEqual(before)
})

test('a join of a stopped activity is refused with the reason that the client words, and its page stays readable', async () => {
  await declare(context, 911)
  await publish(context, 911)
  const { from, as } = await newcomers(app, context)()
  await place(await operator(), 911)
  const body = joinBody()
  const join = async () => (await apps[1].inject(from.sign('/api/user/911/join', body, as))).json()
  expect(await join()).toMatchObject({ status: 40329, reason: 'activity_stopped' })
  expect((await app.inject('/api/activities/test-911')).statusCode).toBe(200)
  await db`delete from emergency_stops`
  const joined = await join()
  expect(joined).toMatchObject({ status: 0 })
  await place(await operator(), 911)
  expect(await join()).toEqual(joined)
})

test('in a stop of all rewards nothing is claimed, credited or used, what time causes goes on, and all of it works afterwards', async () => {
  const { client, grant: give, grantVoucher, statusOf } = await holders(app, context)
  const owner = await client()
  const [claimed, waiting] = [await give(owner.personId), await give(owner.personId)]
  const voucher = await grantVoucher(owner.personId, `CODE-${randomUUID()}`)
  const due = await give(owner.personId, { status: 'pending', payoutAt: clocks.business() })
  await owner.call('/claim', { key: randomUUID(), id: claimed })
  await place(await operator(), null)
  expect(await owner.call('/claim', { key: randomUUID(), id: waiting })).toMatchObject({ reason: 'activity_stopped' })
  const use = () => moveReward(db, voucherStates, voucher, 'use', { actor: 'merchant', wall: clocks.wall() })
  await expect(use()).rejects.toSatisfy(isStopError)
  await drain(context, creditCashJob)
  await creditLeft(context)
  await settleDue(context)
  const states = async () => Promise.all([claimed, waiting, voucher, due].map(statusOf))
  expect(await states()).toEqual(['crediting', 'claimable', 'available', 'claimable'])
  await db`delete from emergency_stops`
  await creditLeft(context)
  expect(await use()).toBe('used')
  expect(await states()).toEqual(['credited', 'claimable', 'used', 'claimable'])
})

test('every table of what is given has the check, so no code can avoid it', async () => {
  const rows = await db<{ table: string }[]>`
    select distinct tgrelid::regclass::text as table from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where proname = 'refuse_while_stopped' and tgenabled = 'O' order by 1`
  expect(rows.map((row) => row.table)).toEqual([
    'conversion_holds',
    'conversions',
    'draw_records',
    'fee_discounts',
    'participations',
    'rewards',
  ])
})

test('of a thousand grants through two servers during a stop none is committed after the stop is visible', async () => {
  const who = await operator()
  const personId = await person()
  const cash = () => ({
    ...({ activity, personId, accountId: null, type: 'cash_return', status: 'pending', item: 'cash', facts } as const),
    ...{ period: randomUUID(), amount: 1, validUntil: null, at: clocks.business() },
  })
  const by = { actor: 'system', wall: clocks.wall() } as const
  const results: string[] = []
  const grantOn = async (server: typeof context) => {
    const result = await server.db
      .begin((tx) => grantReward(tx, cash(), by))
      .then(
        () => 'granted',
        (error: unknown) => (isStopError(error) ? 'stopped' : String(error)),
      )
    results.push(result)
  }
  const counted = async () =>
    (await db<[{ count: number }]>`select count(*)::int as count from rewards where person_id = ${personId}`)[0].count
  const work = async (server: typeof context) => {
    for (let n = 0; n < 250; n++) await grantOn(server)
  }
  const works = [context, second, context, second].map(work)
  await expect.poll(() => results.length).toBeGreaterThan(100)
  await placeStop(second, { activity, reason, actor: { kind: 'staff', id: who.id, reference: null } })
  const visible = await counted()
  await Promise.all(works)
  const granted = results.filter((one) => one === 'granted').length
  expect([results.length, new Set(results)]).toEqual([1_000, new Set(['granted', 'stopped'])])
  expect([visible, await counted()]).toEqual([granted, granted])
})
