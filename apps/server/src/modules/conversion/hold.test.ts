import { randomUUID } from 'node:crypto'
import { holdReply } from '@foyer/api/conversion'
import { afterEach, describe, expect, test } from 'vitest'
import { setRemaining } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { contentOfTables } from '../../testing/tables.ts'
import { expireHolds } from './expire-holds.ts'
import { exchange, remainingOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const { member, someone } = exchange(app, context)
const minute = 60_000

/** Releases every hold, so that tests are independent. */
afterEach(async () => {
  clock.moveBusiness(20 * minute)
  await expireHolds(context)
  clock.moveBusiness(0)
})

describe('R14 A hold', () => {
  test('R14 A hold reserves points and stock for ten minutes of the business clock', async () => {
    const { holds, offers } = await member()
    const before = await remainingOf(db, 'coffee')
    const { data } = await holds({ offer: 'coffee' })
    const { asOf, balance, hold } = holdReply.parse(data)
    expect(balance).toEqual({ available: 480, held: 120 })
    expect(hold).toMatchObject({ status: 'held', cost: 120, heldAt: asOf, expiresAt: asOf + 10 * minute })
    expect(await remainingOf(db, 'coffee')).toBe(before - 1)
    expect((await offers()).offers[0]?.mine).toEqual({ state: 'held', conversions: 1, missing: 0, hold: hold.id })
  })

  test('R14 The same key returns the same reply, that key with another body is refused, and another key returns the existing hold', async () => {
    const { holds, balance } = await member()
    const key = randomUUID()
    const first = await holds({ key, offer: 'coffee' })
    expect(await holds({ key, offer: 'coffee' })).toEqual(first)
    expect(await holds({ key, offer: 'supermarket' })).toMatchObject({ reason: 'key_reused' })
    expect((await holds({ offer: 'coffee' })).data.hold).toEqual(first.data.hold)
    expect(await balance()).toEqual({ available: 480, held: 120 })
  })

  test('R14 Releasing a hold restores points and stock once', async () => {
    const { holds, call, balance } = await member()
    const before = await remainingOf(db, 'coffee')
    const { hold } = (await holds({ offer: 'coffee' })).data
    const body = { key: randomUUID(), hold: hold.id }
    const released = await call('release', body)
    expect(released.data).toMatchObject({ balance: { available: 600, held: 0 }, hold: { status: 'released' } })
    expect(await call('release', body)).toEqual(released)
    expect(await call('release', { ...body, key: randomUUID() })).toMatchObject({
      data: { hold: { status: 'released' } },
    })
    expect(await balance()).toEqual({ available: 600, held: 0 })
    expect(await remainingOf(db, 'coffee')).toBe(before)
    expect(await call('commit', { key: randomUUID(), hold: hold.id })).toMatchObject({ reason: 'hold_expired' })
  })

  test('R14 A hold cannot be committed with the key of its release', async () => {
    const { holds, call } = await member()
    const { hold } = (await holds({ offer: 'coffee' })).data
    const body = { key: randomUUID(), hold: hold.id }
    await call('release', body)
    expect(await call('commit', body)).toMatchObject({ reason: 'key_reused' })
  })

  test('R14 The job expires a hold at its exact minute and not before, and restores points and stock', async () => {
    const { holds, call, balance } = await member()
    const before = await remainingOf(db, 'coffee')
    const { hold } = (await holds({ offer: 'coffee' })).data
    clock.moveBusiness(10 * minute - 1)
    await expireHolds(context)
    expect(await balance()).toEqual({ available: 480, held: 120 })
    clock.moveBusiness(10 * minute)
    await expireHolds(context)
    await expireHolds(context)
    expect(await balance()).toEqual({ available: 600, held: 0 })
    expect(await remainingOf(db, 'coffee')).toBe(before)
    const { data } = await call('held', { hold: hold.id })
    expect(data).toMatchObject({ balance: { available: 600 }, hold: { status: 'expired' } })
  })

  test('R14 A due hold is ended for its owner at once, without waiting for the job', async () => {
    const { holds, call, balance } = await member()
    const { hold } = (await holds({ offer: 'coffee' })).data
    clock.moveBusiness(11 * minute)
    expect((await call('held', { hold: hold.id })).data).toMatchObject({
      balance: { available: 600, held: 0 },
      hold: { status: 'expired' },
    })
    clock.moveBusiness(0)
    const again = (await holds({ offer: 'coffee' })).data.hold
    clock.moveBusiness(11 * minute)
    expect(await balance()).toEqual({ available: 600, held: 0 })
    expect(await call('commit', { key: randomUUID(), hold: again.id })).toMatchObject({ reason: 'hold_expired' })
    expect(await balance()).toEqual({ available: 600, held: 0 })
  })

  test('R14 An expired hold makes room for the next one', async () => {
    const { holds, points, balance } = await member()
    await points(120)
    const { hold } = (await holds({ offer: 'coffee' })).data
    clock.moveBusiness(11 * minute)
    const next = (await holds({ offer: 'coffee' })).data
    expect(next.hold.id).not.toBe(hold.id)
    expect(await balance()).toEqual({ available: 0, held: 120 })
  })

  test("R14 A hold that cannot be ended does not delay other persons' holds, and the job reports its failure", async () => {
    const [stuck, other] = [await member(), await member()]
    const { hold } = (await stuck.holds({ offer: 'coffee' })).data
    await other.holds({ offer: 'coffee' })
    await ownerOf(db).unsafe(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse before update on conversion_holds for each row when (old.id = '${hold.id}') execute function refuse()`)
    clock.moveBusiness(10 * minute)
    const failed = await expireHolds(context).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(AggregateError)
    expect(await other.balance()).toEqual({ available: 600, held: 0 })
    await ownerOf(db).unsafe('drop function refuse cascade')
    await expireHolds(context)
    expect(await stuck.balance()).toEqual({ available: 600, held: 0 })
  })

  test('R14 A person is limited to sixty holds and releases per hour, and the limit of one person does not affect another', async () => {
    const [busy, other] = [await member(), await member()]
    for (let n = 0; n < 60; n++) expect(await busy.holds({ offer: 'yacht' })).toMatchObject({ reason: 'not_found' })
    expect(await busy.holds({ offer: 'coffee' })).toMatchObject({ reason: 'rate_limited' })
    expect(await other.holds({ offer: 'coffee' })).toMatchObject({ status: 0 })
    clock.advance(60 * minute)
    expect(await busy.holds({ offer: 'coffee' })).not.toMatchObject({ reason: 'rate_limited' })
  }, 30_000)

  const refusals: readonly [string, string, () => Promise<unknown>][] = [
    [
      'with too few points',
      'points_short',
      async () => {
        const { points, holds } = await member()
        await points(119)
        return () => holds({ offer: 'coffee' })
      },
    ],
    [
      'who has not joined',
      'activity_ineligible',
      async () => {
        const { holds } = await member({ joined: false })
        return () => holds({ offer: 'coffee' })
      },
    ],
    [
      'in the mainland',
      'activity_mainland',
      async () => {
        const { holds } = await member({ joined: false, calling: '+86' })
        return () => holds({ offer: 'coffee' })
      },
    ],
    [
      'with outdated terms',
      'terms_outdated',
      async () => {
        const { holds } = await member()
        return () => holds({ offer: 'coffee', termsVersion: 2 })
      },
    ],
    [
      'who requests an unknown offer',
      'not_found',
      async () => {
        const { holds } = await member()
        return () => holds({ offer: 'yacht' })
      },
    ],
    [
      'who has reached the limit',
      'already_granted',
      async () => {
        const { holds, convert } = await member()
        await convert('supermarket')
        return () => holds({ offer: 'supermarket' })
      },
    ],
  ]
  test.each(refusals)('R14 A hold is refused to a person %s without any change: %s', async (_name, reason, make) => {
    const send = (await make()) as () => Promise<unknown>
    const before = await contentOfTables(db)
    expect(await send()).toMatchObject({ reason })
    expect(await contentOfTables(db)).toEqual(before)
  })

  test('R14 A hold is refused without stock and leaves the points, and the same key works once there is stock', async () => {
    const { holds, balance } = await member()
    const left = await remainingOf(db, 'cinema-ticket')
    await setRemaining(db, 488, 'cinema-ticket', 0)
    const key = randomUUID()
    expect(await holds({ key, offer: 'cinema-ticket' })).toMatchObject({ reason: 'activity_sold_out' })
    expect(await balance()).toEqual({ available: 600, held: 0 })
    await setRemaining(db, 488, 'cinema-ticket', left)
    expect(await holds({ key, offer: 'cinema-ticket' })).toMatchObject({ status: 0 })
  })

  test('R14 A hold is not found for other persons', async () => {
    const [mine, theirs] = [await member(), await member()]
    const { hold } = (await mine.holds({ offer: 'coffee' })).data
    for (const [name, body] of [
      ['held', { hold: hold.id }],
      ['release', { key: randomUUID(), hold: hold.id }],
      ['commit', { key: randomUUID(), hold: hold.id }],
    ] as const)
      expect(await theirs.call(name, body)).toMatchObject({ reason: 'not_found' })
    expect(await mine.balance()).toEqual({ available: 480, held: 120 })
  })

  test('R14 A hold is refused to a tourist', async () => {
    const { from } = await someone()
    const body = { key: randomUUID(), offer: 'coffee', termsVersion: 1 }
    const reply = await from.post('/api/user/488/conversion/hold', body, await from.tourist())
    expect(reply.json()).toMatchObject({ reason: 'level_too_low' })
  })
})
