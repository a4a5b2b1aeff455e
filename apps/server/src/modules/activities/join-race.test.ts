import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { connect } from '../../database/connect.ts'
import { provideStock } from '../../engine/stock.ts'
import { testContext } from '../../testing/context.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { declare, joinBody, newcomers, publish } from './testing.ts'

/** Two servers, each with connections of its own, on one database. */
const { url, drop } = await createTestDatabase()
const pools = [
  connect(url, { max: 8, name: 'foyer test one' }),
  connect(url, { max: 8, name: 'foyer test two' }),
] as const
const { context } = await testContext({ db: pools[0] })
const apps = [await buildApp(context), await buildApp({ ...context, db: pools[1] })] as const
afterAll(async () => {
  for (const app of apps) await app.close()
  for (const pool of pools) await pool.end({ timeout: 5 })
  await drop()
})
const { db } = context
const someone = newcomers(apps[0], context)

const counts = async (number: number) => {
  const [row] = await db<[{ total: number; remaining: number; joined: number }]>`
    select total, remaining, (select count(*) from participations where activity = ${number}) as joined
    from activity_stock where activity = ${number}`
  return row
}

test('N13 ten times as many as there is stock for, through two servers at once: all of it goes, and no more', async () => {
  await declare(context, 901)
  await publish(context, 901)
  await provideStock(db, 901, 8)
  const calls = []
  for (let n = 0; n < 80; n++) {
    const { from, as } = await someone()
    calls.push({ server: apps[n % 2 === 0 ? 0 : 1], call: from.sign('/api/user/901/join', joinBody(), as) })
  }
  const replies = await Promise.all(calls.map(({ server, call }) => server.inject(call)))
  const joined = replies.filter(({ statusCode }) => statusCode === 200)
  const told = replies.filter((reply) => reply.json().reason === 'activity_sold_out')
  expect([joined.length, told.length]).toEqual([8, 72])
  expect(await counts(901)).toMatchObject({ total: 8, remaining: 0, joined: 8 })
  const references = joined.map((reply) => reply.json().data.participation.reference)
  expect(new Set(references).size).toBe(8)
})

test('N13 one person with ten keys through two servers at once takes part once', async () => {
  await declare(context, 902)
  await publish(context, 902)
  await provideStock(db, 902, 8)
  const { from, as } = await someone()
  const calls = Array.from({ length: 10 }, () => from.sign('/api/user/902/join', joinBody(), as))
  const replies = await Promise.all(calls.map((call, n) => apps[n % 2 === 0 ? 0 : 1].inject(call)))
  expect(new Set(replies.map((reply) => reply.json().data.participation.reference)).size).toBe(1)
  expect(await counts(902)).toMatchObject({ remaining: 7, joined: 1 })
})

test('N13 one key sent to two servers at once gives one reply, byte for byte', async () => {
  await declare(context, 903)
  await publish(context, 903)
  await provideStock(db, 903, 8)
  const { from, as } = await someone()
  const body = joinBody()
  const calls = Array.from({ length: 6 }, () => from.sign('/api/user/903/join', body, as))
  const replies = await Promise.all(calls.map((call, n) => apps[n % 2 === 0 ? 0 : 1].inject(call)))
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(replies[0]?.json()).toMatchObject({ status: 0, data: { status: { gate: 'joined' } } })
  expect(await counts(903)).toMatchObject({ remaining: 7, joined: 1 })
})
