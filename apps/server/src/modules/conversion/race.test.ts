import { expect, test } from 'vitest'
import { setRemaining } from '../../engine/stock.ts'
import { testClock } from '../../testing/clock.ts'
import { testTwoServers } from '../../testing/context.ts'
import { inTurn, together } from '../../testing/waiting.ts'
import { expireHolds } from './expire-holds.ts'
import { booksOf, exchange, remainingOf } from './testing.ts'

const late = testClock()
const { apps, context: one, second: two } = await testTwoServers({ clocks: late.clocks })
const { db } = one
const { member } = exchange(apps[0], one)

test('R14 When a hold expires at one server while it is committed at another, exactly one of both happens', async () => {
  // on the second server's clock the ten minutes are over
  late.moveBusiness(10 * 60_000)
  const before = await remainingOf(db, 'coffee')
  const outcomes: string[] = []
  for (let n = 0; n < 8; n++) {
    const { hold, commit, balance } = await member()
    const { hold: held } = await hold('coffee')
    const [committing, expiring] = [() => commit(held.id), () => expireHolds(two)]
    const acts = inTurn<unknown>(db, n % 2 ? [committing, expiring] : [expiring, committing])
    const answers = await together(db, (tx) => tx`select from persons for update`, acts)
    const answer = answers[n % 2 ? 0 : 1]
    const [{ status }] = await db<[{ status: string }]>`select status from conversion_holds where id = ${held.id}`
    outcomes.push(status)
    const made = await db`select from conversions where hold_id = ${held.id}`
    if (status === 'committed') {
      expect(answer).toMatchObject({ data: { conversion: { status: 'succeeded' } } })
      expect(made).toHaveLength(1)
      expect(await balance()).toEqual({ available: 480, held: 0 })
    } else {
      expect(answer).toMatchObject({ reason: 'hold_expired' })
      expect(made).toHaveLength(0)
      expect(await balance()).toEqual({ available: 600, held: 0 })
    }
  }
  expect(new Set(outcomes)).toEqual(new Set(['committed', 'expired']))
  const committed = outcomes.filter((status) => status === 'committed').length
  expect(await remainingOf(db, 'coffee')).toBe(before - committed)
  late.moveBusiness(0)
}, 60_000)

test('R14 The job in two concurrent processes restores points and stock once', async () => {
  const { hold, balance } = await member()
  const before = await remainingOf(db, 'coffee')
  await hold('coffee')
  late.moveBusiness(10 * 60_000)
  const run = () => expireHolds(two)
  await together(db, (tx) => tx`select from persons for update`, [run, run])
  late.moveBusiness(0)
  expect(await balance()).toEqual({ available: 600, held: 0 })
  expect(await remainingOf(db, 'coffee')).toBe(before)
})

test('R14 Two persons whose due holds have the offer that the other requests next do not deadlock', async () => {
  for (let n = 0; n < 5; n++) {
    late.moveBusiness(0)
    const [first, second] = [await member(), await member()]
    await first.hold('coffee')
    await second.hold('cinema-ticket')
    late.moveBusiness(10 * 60_000)
    const replies = await together(db, (tx) => tx`select from stock_slots where activity = 488 for update`, [
      () => first.holds({ offer: 'cinema-ticket' }, apps[1]),
      () => second.holds({ offer: 'coffee' }, apps[1]),
    ])
    expect(replies.map(({ data }) => data?.hold.status)).toEqual(['held', 'held'])
    expect(await first.balance()).toMatchObject({ held: 380 })
    expect(await second.balance()).toMatchObject({ held: 120 })
  }
  late.moveBusiness(30 * 60_000)
  await expireHolds(two)
  late.moveBusiness(0)
}, 60_000)

test('R14 When ten times as many persons as stock make holds through two servers concurrently, exactly the stock is reserved', async () => {
  await setRemaining(db, 488, 'supermarket', 3)
  const calls = []
  for (let n = 0; n < 30; n++) {
    const { sign, holdBody } = await member()
    calls.push({ server: apps[n % 2 === 0 ? 0 : 1], call: sign('hold', holdBody({ offer: 'supermarket' })) })
  }
  const replies = await Promise.all(calls.map(({ server, call }) => server.inject(call)))
  const reasons = replies.map((reply) => reply.json().reason ?? 'held')
  expect(reasons.filter((reason) => reason === 'held')).toHaveLength(3)
  expect(reasons.filter((reason) => reason === 'activity_sold_out')).toHaveLength(27)
  expect(await remainingOf(db, 'supermarket')).toBe(0)
}, 60_000)

test('R12 When a pool runs out of codes during ten times as many conversions at two servers, each code is granted once and every other person has their points restored', async () => {
  const free = 2
  await db`
    update voucher_codes set granted_at = to_timestamp(0)
    where item = 'cinema-ticket' and id not in (
      select id from voucher_codes where item = 'cinema-ticket' order by id limit ${free})`
  const persons = []
  for (let n = 0; n < 10 * free; n++) {
    const person = await member()
    persons.push({ ...person, held: (await person.hold('cinema-ticket')).hold.id })
  }
  const replies = await Promise.all(persons.map(({ commit, held }, n) => commit(held, apps[n % 2 === 0 ? 0 : 1])))
  const statuses = replies.map(({ data }) => data.conversion.status)
  expect(statuses.filter((status) => status === 'succeeded')).toHaveLength(free)
  expect(statuses.filter((status) => status === 'failed')).toHaveLength(9 * free)
  for (const [n, { balance }] of persons.entries())
    expect(await balance()).toEqual({ available: statuses[n] === 'succeeded' ? 220 : 600, held: 0 })
  const granted = await db`select voucher_code_id from rewards where item = 'cinema-ticket'`
  expect(new Set(granted.map((row) => row.voucher_code_id)).size).toBe(free)
}, 60_000)

test('R10 After all these races, the points earned equal those available, held and spent', async () => {
  const books = await booksOf(db)
  expect(books.earned).toBeGreaterThan(0)
  expect(books.person + books.held + books.spent).toBe(books.earned)
})
