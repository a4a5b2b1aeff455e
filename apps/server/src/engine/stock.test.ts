import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { connect } from '../database/connect.ts'
import { createTestDatabase } from '../testing/database.ts'
import { keepParticipation } from '../testing/participations.ts'
import { untilWaiting } from '../testing/waiting.ts'
import { addToStock, giveBack, isSoldOut, provideStock, setRemaining, stockOf, takeOne } from './stock.ts'

const { url, drop } = await createTestDatabase()
// enough connections for a deadlock, if one were possible
const db = connect(url, { max: 32, name: 'foyer test' })
afterAll(async () => {
  await db.end({ timeout: 5 })
  await drop()
})
const activity = 900
await db`
  insert into activities (number, code, route, title, lead, opens_at, closes_at)
  select ${activity}, 'stock', '/stock', t, t, to_timestamp(0), to_timestamp(60)
  from (select '{"zh-CN": "", "zh-HK": "", "en-US": ""}'::jsonb as t) texts`

const left = async (stage: string) => (await stockOf(db, activity)).get(stage)

test('N13 sixty concurrent takers of eleven items take exactly eleven, without a deadlock', async () => {
  for (let round = 0; round < 20; round++) {
    const stage = `mug-${randomUUID()}`
    await provideStock(db, activity, 11, stage)
    const takers = Array.from({ length: 60 }, () => db.begin((tx) => takeOne(tx, activity, stage)))
    expect((await Promise.all(takers)).filter(Boolean)).toHaveLength(11)
    expect(await left(stage)).toEqual({ total: 11, remaining: 0 })
  }
})

test('N13 each concurrent participation takes one item, until the stock is empty and further participations are refused', async () => {
  const [stage, each, slots] = ['plenty', 103, 8]
  await provideStock(db, activity, each * slots, stage)
  const persons = await db<{ id: number }[]>`
    insert into persons (user_code, mobile_hash, mobile_sealed, created_at)
    select 'plenty' || n, int4send(n), '', to_timestamp(0) from generate_series(1, ${each * slots + 40}::int) n returning id`
  const join = ({ id }: { id: number }) =>
    keepParticipation(db, { activity, stage, personId: id, accountId: null, termsVersion: 1, at: 0, takes: [stage] })
  const taking = async (some: { id: number }[]) => {
    const outcomes = await Promise.allSettled(some.map(join))
    for (const outcome of outcomes)
      if (outcome.status === 'rejected' && !isSoldOut(outcome.reason)) throw outcome.reason
    return outcomes.filter(({ status }) => status === 'fulfilled').length
  }
  expect(await taking(persons.slice(0, 60))).toBe(60)
  expect((await left(stage))?.remaining).toBe(each * slots - 60)
  expect(await taking(persons.slice(60))).toBe(each * slots - 60)
  expect((await left(stage))?.remaining).toBe(0)
})

test.each([
  { end: 'returned', isReserved: true },
  { end: 'committed', isReserved: false },
])(
  'N13 a taker waits for the transaction that holds the last item, which is then $end',
  async ({ end, isReserved }) => {
    await setRemaining(db, activity, end, 1)
    const undone = new Error('undone')
    let waiting: Promise<boolean> | undefined
    await db
      .begin(async (tx) => {
        expect(await takeOne(tx, activity, end)).toBe(true)
        waiting = takeOne(db, activity, end)
        await untilWaiting(db, 1)
        if (isReserved) throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    expect(await waiting).toBe(isReserved)
    expect((await left(end))?.remaining).toBe(0)
  },
)

test('an item without a declared stock never runs out', async () => {
  expect(await takeOne(db, activity, 'endless')).toBe(true)
  expect(await left('endless')).toBeUndefined()
})

test('changes of a stock do not change the number of reserved items, and returns never raise the remaining number above the total', async () => {
  const stage = 'cup'
  await addToStock(db, activity, stage, 20)
  for (let n = 0; n < 13; n++) expect(await takeOne(db, activity, stage)).toBe(true)
  expect(await left(stage)).toEqual({ total: 20, remaining: 7 })
  expect(await setRemaining(db, activity, stage, 3)).toEqual({ total: 16, remaining: 3 })
  await addToStock(db, activity, stage, 2)
  expect(await left(stage)).toEqual({ total: 18, remaining: 5 })
  await provideStock(db, activity, 9, stage)
  expect(await left(stage)).toEqual({ total: 13, remaining: 0 })
  expect(await takeOne(db, activity, stage)).toBe(false)
  for (let n = 0; n < 20; n++) await giveBack(db, activity, stage)
  expect(await left(stage)).toEqual({ total: 13, remaining: 13 })
})

test.each([
  ['addition', (tx: ISql, stage: string) => addToStock(tx, activity, stage, 2), { total: 22, remaining: 21 }],
  ['total', (tx: ISql, stage: string) => provideStock(tx, activity, 9, stage), { total: 9, remaining: 8 }],
])(
  'an item of a new stock stays reserved when another %s for the same new stock waited for it',
  async (name, change, after) => {
    const stage = `new ${name}`
    let second: Promise<void> | undefined
    await db.begin(async (tx) => {
      await addToStock(tx, activity, stage, 20)
      second = change(db, stage)
      await untilWaiting(db, 1)
      expect(await takeOne(tx, activity, stage)).toBe(true)
    })
    await second
    expect(await left(stage)).toEqual(after)
  },
)
