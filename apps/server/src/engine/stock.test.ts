import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { connect } from '../database/connect.ts'
import { createTestDatabase } from '../testing/database.ts'
import { untilWaiting } from '../testing/waiting.ts'
import { addToStock, giveBack, provideStock, setRemaining, stockOf, takeOne } from './stock.ts'

const { url, drop } = await createTestDatabase()
// as many as it takes for some to wait in a circle, if they could
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

test('N13 many who take at once get what there is, and nobody more, and none waits for another in a circle', async () => {
  for (let round = 0; round < 20; round++) {
    const stage = `mug-${randomUUID()}`
    await provideStock(db, activity, 11, stage)
    const takers = Array.from({ length: 60 }, () => db.begin((tx) => takeOne(tx, activity, stage)))
    expect((await Promise.all(takers)).filter(Boolean)).toHaveLength(11)
    expect(await left(stage)).toEqual({ total: 11, remaining: 0 })
  }
})

test.each([
  { end: 'given back', isTaken: true },
  { end: 'kept', isTaken: false },
])('N13 the last one in other hands is waited for: $end', async ({ end, isTaken }) => {
  await setRemaining(db, activity, end, 1)
  const undone = new Error('undone')
  let waiting: Promise<boolean> | undefined
  await db
    .begin(async (tx) => {
      expect(await takeOne(tx, activity, end)).toBe(true)
      waiting = takeOne(db, activity, end)
      await untilWaiting(db, 1)
      if (isTaken) throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  expect(await waiting).toBe(isTaken)
  expect((await left(end))?.remaining).toBe(0)
})

test('what has no stock never runs out', async () => {
  expect(await takeOne(db, activity, 'endless')).toBe(true)
  expect(await left('endless')).toBeUndefined()
})

test('however often what there is gets changed, what was given out stays given out', async () => {
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
