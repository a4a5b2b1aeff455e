import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { device as deviceWith } from '../../testing/signed-client.ts'
import { inTurn, together } from '../../testing/waiting.ts'
import { attendOffering } from './attend.ts'
import { applied, bonds, hour, lockAccount, newShares, offeringFixture, reasonsOf, untouched } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const { dev, client, differences } = offeringFixture(app, context)

const open = async () => (await dev({ activity: 'green-bond' })).code

describe('an application of another person', () => {
  test('an application can be seen and cancelled only from its own account, not from another account of its owner', async () => {
    const code = await open()
    const [owner, stranger, second] = [await client({ holder: 'a' }), await client(), await client({ holder: 'a' })]
    const reference = await applied(owner, code)
    for (const other of [stranger, second]) {
      expect(await other.cancel(reference)).toMatchObject({ reason: 'not_found' })
      expect((await other.mine()).applications).toEqual([])
      expect(await other.money()).toEqual(untouched)
    }
    expect((await owner.mine()).applications).toMatchObject([{ reference, status: 'submitted' }])
  })

  test('an application cannot be cancelled through another activity', async () => {
    const one = await client()
    const reference = await applied(one, await open())
    expect(await one.cancel(reference, { activity: newShares })).toMatchObject({ reason: 'not_found' })
    expect(await one.cancel('AAAAA-AAAAA')).toMatchObject({ reason: 'not_found' })
  })

  test('an offering cannot be applied for through another activity', async () => {
    const one = await client()
    expect(await one.apply({ activity: newShares, offering: await open() })).toMatchObject({ reason: 'not_found' })
    expect(await one.apply({ activity: 488, offering: 'x' })).toMatchObject({ reason: 'invalid_request' })
    expect(await one.apply({ activity: 488, offering: 'green-bond-2026-1' })).toMatchObject({ reason: 'not_found' })
  })
})

test.each([-1, 0, -1_000_000, 101, 1_000_001, 2 ** 53, 1e300, 0.5, 1.000_000_1, '1', null, [1], true, '1e3'])(
  'an application for %j lots is refused and blocks nothing',
  async (lots) => {
    const one = await client()
    expect(await one.apply({ offering: await open(), lots })).toMatchObject({ reason: 'invalid_request' })
    expect(await one.money()).toEqual(untouched)
    expect((await one.mine()).applications).toEqual([])
  },
)

test('a body with additional, missing or invalid fields is refused', async () => {
  const code = await open()
  const one = await client()
  const { url, payload } = one.applying({ offering: code })
  const body = JSON.parse(payload)
  for (const changed of [
    { ...body, price: 1 },
    { ...body, at: 0 },
    { ...body, accountId: 1 },
    { ...body, method: 'gift' },
    { ...body, key: 'x' },
    { ...body, tradingPassword: undefined },
    { ...body, documentVersion: 0 },
  ])
    expect((await one.from.post(url, changed, one.login)).json()).toMatchObject({ reason: 'invalid_request' })
  expect(await one.money()).toEqual(untouched)
})

describe('the cut-off of an offering', () => {
  test('the cut-off follows the server’s clock: a client whose clock is a minute slow is refused', async () => {
    // a nonce older than the database's memory of nonces is always refused
    clock.advance(300_000)
    const { code, dates } = await dev({ activity: 'green-bond' })
    const one = await client()
    const { wall } = context.clocks
    clock.moveBusiness(dates.cutOff - wall())
    // the device's clock is a minute slow: its signature is accepted, its application is not
    const slow = { ...context, clocks: { ...context.clocks, wall: () => wall() - 60_000 } }
    const device = deviceWith(app, slow, '1.39.0.1', one.from.sid)
    const { url, payload } = one.applying({ offering: code })
    const late = (await device.post(url, JSON.parse(payload), one.login)).json()
    expect(late).toMatchObject({ reason: 'offering_cut_off' })
    clock.moveBusiness(dates.cutOff - 1 - wall())
    expect(await one.apply({ offering: code })).toMatchObject({ status: 0 })
    clock.moveBusiness(0)
  })

  test('the cut-off also ends cancelling, to the millisecond, and precedes the official close', async () => {
    const { code, dates } = await dev({ activity: 'green-bond' })
    expect(dates.cutOff).toBeLessThan(dates.closes)
    const one = await client()
    const reference = await applied(one, code)
    clock.moveBusiness(dates.cutOff - context.clocks.wall())
    expect(await one.cancel(reference)).toMatchObject({ reason: 'application_final' })
    expect((await one.mine()).applications).toMatchObject([{ status: 'submitted', cancellableUntil: null }])
    clock.moveBusiness(dates.cutOff - 1 - context.clocks.wall())
    expect(await one.cancel(reference)).toMatchObject({ status: 0 })
    clock.moveBusiness(0)
  })

  test('a cut-off that passes while a call waits for a lock refuses the call', async () => {
    const { code, dates } = await dev({ activity: 'green-bond' })
    const [late, leaving] = [await client(), await client()]
    const reference = await applied(leaving, code)
    const replies = await together(
      db,
      async (tx) => {
        await lockAccount(late)(tx)
        await lockAccount(leaving)(tx)
        // both calls were admitted by now; the clock passes the cut-off
        clock.moveBusiness(dates.cutOff - context.clocks.wall())
      },
      [() => late.apply({ offering: code }), () => leaving.cancel(reference)],
    )
    clock.moveBusiness(0)
    expect(reasonsOf(replies)).toEqual(['offering_cut_off', 'application_final'])
    expect(await late.money()).toEqual(untouched)
    expect(await differences()).toEqual([])
  })

  test('of a cancellation and an allotment at the same time exactly one takes effect', async () => {
    const { code, dates } = await dev({ activity: 'green-bond' })
    const one = await client()
    const reference = await applied(one, code, 2)
    const then = { ...context, clocks: { ...context.clocks, business: () => dates.allotment } }
    // the job reads a later clock than the call, the worst case of two machines
    const [cancelled] = await together(
      db,
      (tx) => tx`select from offerings where code = ${code} for update`,
      inTurn(db, [
        async () => one.cancel(reference),
        async () => {
          await attendOffering(then, code)
          return { status: 0 }
        },
      ]) as (() => Promise<{ status: number; reason?: string }>)[],
    )
    const [mine] = (await one.mine()).applications
    expect([cancelled?.status === 0, mine?.status]).toEqual(
      mine?.status === 'cancelled' ? [true, 'cancelled'] : [false, 'allotted'],
    )
    const [row] = await db<[{ applicants: number }]>`
      select (result ->> 'applicants')::int as applicants from offerings where code = ${code}`
    expect(row.applicants).toBe(mine?.status === 'cancelled' ? 0 : 1)
    expect(await differences()).toEqual([])
  })
})

test('an application during the settlement of another one of the same account succeeds, and so does the settlement', async () => {
  const { code: over } = await dev({ activity: 'green-bond', lotsOnOffer: 1 })
  const one = await client()
  await applied(one, over, 3)
  const { dates } = await dev({ code: over, phase: 'allotted' })
  const then = { ...context, clocks: { ...context.clocks, business: () => dates.refund } }
  const code = await open()
  const sorting = async () => {
    await attendOffering(then, over)
    return { status: 0 }
  }
  const replies = await together(
    db,
    (tx) => tx`select from ledger_accounts where account_id = ${one.accountId} and kind = 'cash' for no key update`,
    inTurn(db, [async () => one.apply({ offering: code }), sorting]) as (() => Promise<{ status: number }>)[],
  )
  expect(reasonsOf(replies)).toEqual([0, 0])
  expect(await one.money()).toEqual({ available: 98_000_000, blocked: 1_000_000, owed: 0 })
  expect(await differences()).toEqual([])
})

test('a person who turns eighteen at midnight in Hong Kong may apply from then on and not an hour before', async () => {
  const { code, dates } = await dev({ activity: 'green-bond' })
  const today = await client({ age: 18 })
  clock.moveBusiness(-24 * hour)
  const yesterday = await client({ age: 18 })
  clock.moveBusiness(0)
  // the birthday that began with today
  const midnight = Math.floor((context.clocks.business() + 8 * hour) / (24 * hour)) * 24 * hour - 8 * hour
  expect(dates.opens).toBeLessThan(midnight - 1)
  clock.moveBusiness(midnight - 1 - context.clocks.wall())
  expect(await today.apply({ offering: code })).toMatchObject({
    reason: 'activity_ineligible',
    detail: { rule: 'age' },
  })
  expect(await yesterday.apply({ offering: code })).toMatchObject({ status: 0 })
  clock.moveBusiness(midnight - context.clocks.wall())
  expect(await today.apply({ offering: code })).toMatchObject({ status: 0 })
  clock.moveBusiness(0)
})

test('refused attempts do not change the ledger', async () => {
  expect(await differences()).toEqual([])
  expect((await (await client()).mine(bonds)).applications).toEqual([])
})
