import { randomUUID } from 'node:crypto'
import { holdReply } from '@foyer/contract/conversion'
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

/** Nothing of one test is held in the next. */
afterEach(async () => {
  clock.moveBusiness(20 * minute)
  await expireHolds(context)
  clock.moveBusiness(0)
})

describe('R14 a hold', () => {
  test('R14 takes points and stock aside for ten minutes of the business clock', async () => {
    const { holds, offers } = await member()
    const before = await remainingOf(db, 'coffee')
    const { data } = await holds({ offer: 'coffee' })
    const { asOf, balance, hold } = holdReply.parse(data)
    expect(balance).toEqual({ available: 480, held: 120 })
    expect(hold).toMatchObject({ status: 'held', cost: 120, heldAt: asOf, expiresAt: asOf + 10 * minute })
    expect(await remainingOf(db, 'coffee')).toBe(before - 1)
    expect((await offers()).offers[0]?.mine).toEqual({ state: 'held', taken: 1, missing: 0, hold: hold.id })
  })

  test('R14 the same key gives the same answer, with another body it is refused, another key gives the hold that stands', async () => {
    const { holds, balance } = await member()
    const key = randomUUID()
    const first = await holds({ key, offer: 'coffee' })
    expect(await holds({ key, offer: 'coffee' })).toEqual(first)
    expect(await holds({ key, offer: 'supermarket' })).toMatchObject({ reason: 'key_reused' })
    expect((await holds({ offer: 'coffee' })).data.hold).toEqual(first.data.hold)
    expect(await balance()).toEqual({ available: 480, held: 120 })
  })

  test('R14 given up, points and stock are back, once', async () => {
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

  test('R14 a key of a release stands for no commit of the same hold', async () => {
    const { holds, call } = await member()
    const { hold } = (await holds({ offer: 'coffee' })).data
    const body = { key: randomUUID(), hold: hold.id }
    await call('release', body)
    expect(await call('commit', body)).toMatchObject({ reason: 'key_reused' })
  })

  test('R14 not confirmed in time it expires by the job: points and stock are back, at the very minute and not before', async () => {
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

  test('R14 its owner sees it ended at once, whether the job has come by or not', async () => {
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

  test('R14 a hold that ran out makes room for the next one', async () => {
    const { holds, points, balance } = await member()
    await points(120)
    const { hold } = (await holds({ offer: 'coffee' })).data
    clock.moveBusiness(11 * minute)
    const next = (await holds({ offer: 'coffee' })).data
    expect(next.hold.id).not.toBe(hold.id)
    expect(await balance()).toEqual({ available: 0, held: 120 })
  })

  test('R14 one person whose hold cannot be ended keeps nobody else waiting, and the job says that it failed', async () => {
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

  test('R14 sixty holds and releases an hour are enough for a person; another one is not concerned', async () => {
    const [busy, other] = [await member(), await member()]
    for (let n = 0; n < 60; n++) expect(await busy.holds({ offer: 'yacht' })).toMatchObject({ reason: 'not_found' })
    expect(await busy.holds({ offer: 'coffee' })).toMatchObject({ reason: 'rate_limited' })
    expect(await other.holds({ offer: 'coffee' })).toMatchObject({ status: 0 })
    clock.advance(60 * minute)
    expect(await busy.holds({ offer: 'coffee' })).not.toMatchObject({ reason: 'rate_limited' })
  }, 30_000)

  const refusals: readonly [string, string, () => Promise<unknown>][] = [
    [
      'who has too few points',
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
      'who is in the mainland',
      'activity_mainland',
      async () => {
        const { holds } = await member({ joined: false, calling: '+86' })
        return () => holds({ offer: 'coffee' })
      },
    ],
    [
      'who read other terms',
      'terms_outdated',
      async () => {
        const { holds } = await member()
        return () => holds({ offer: 'coffee', termsVersion: 2 })
      },
    ],
    [
      'who asks for what there is not',
      'not_found',
      async () => {
        const { holds } = await member()
        return () => holds({ offer: 'yacht' })
      },
    ],
    [
      'who has as many as anybody may',
      'already_granted',
      async () => {
        const { holds, convert } = await member()
        await convert('supermarket')
        return () => holds({ offer: 'supermarket' })
      },
    ],
  ]
  test.each(refusals)('R14 is refused to somebody %s, and nothing is changed: %s', async (_name, reason, make) => {
    const send = (await make()) as () => Promise<unknown>
    const before = await contentOfTables(db)
    expect(await send()).toMatchObject({ reason })
    expect(await contentOfTables(db)).toEqual(before)
  })

  test('R14 where nothing is left it is refused and the points stay, and the same key works once there is more', async () => {
    const { holds, balance } = await member()
    const left = await remainingOf(db, 'cinema-ticket')
    await setRemaining(db, 488, 'cinema-ticket', 0)
    const key = randomUUID()
    expect(await holds({ key, offer: 'cinema-ticket' })).toMatchObject({ reason: 'activity_sold_out' })
    expect(await balance()).toEqual({ available: 600, held: 0 })
    await setRemaining(db, 488, 'cinema-ticket', left)
    expect(await holds({ key, offer: 'cinema-ticket' })).toMatchObject({ status: 0 })
  })

  test('R14 is nobody else’s: to others it is not there', async () => {
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

  test('R14 tourists hold nothing', async () => {
    const { from } = await someone()
    const body = { key: randomUUID(), offer: 'coffee', termsVersion: 1 }
    const reply = await from.post('/api/user/488/conversion/hold', body, await from.tourist())
    expect(reply.json()).toMatchObject({ reason: 'level_too_low' })
  })
})
