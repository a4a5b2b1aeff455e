import { expect, test } from 'vitest'
import { provideStock } from '../../engine/stock.ts'
import { testTwoServers } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { publishedPage } from '../content/pages/published.ts'
import { publish as publishCampaign } from '../publishing/publish.ts'
import { declare, joinBody, newcomers, publish } from './testing.ts'

const { apps, context, second } = await testTwoServers()
const { db } = context
const someone = newcomers(apps[0], context)

const counts = async (number: number) => {
  const [row] = await db<[{ total: number; remaining: number; joined: number }]>`
    select total, remaining, (select count(*) from participations where activity = ${number}) as joined
    from activity_stock where activity = ${number}`
  return row
}

test('N13 When ten times as many persons as stock join through two servers concurrently, exactly the stock is granted', async () => {
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
  const soldOut = replies.filter((reply) => reply.json().reason === 'activity_sold_out')
  expect([joined.length, soldOut.length]).toEqual([8, 72])
  expect(await counts(901)).toMatchObject({ total: 8, remaining: 0, joined: 8 })
  const references = joined.map((reply) => reply.json().data.participation.reference)
  expect(new Set(references).size).toBe(8)
})

test('N13 One person who sends ten keys through two servers concurrently takes part once', async () => {
  await declare(context, 902)
  await publish(context, 902)
  await provideStock(db, 902, 8)
  const { from, as } = await someone()
  const calls = Array.from({ length: 10 }, () => from.sign('/api/user/902/join', joinBody(), as))
  const replies = await Promise.all(calls.map((call, n) => apps[n % 2 === 0 ? 0 : 1].inject(call)))
  expect(new Set(replies.map((reply) => reply.json().data.participation.reference)).size).toBe(1)
  expect(await counts(902)).toMatchObject({ remaining: 7, joined: 1 })
})

test('N13 One key sent to two servers concurrently returns the same reply, byte for byte', async () => {
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

test('N13 Publishing during a join waits for the join, and both succeed', async () => {
  const facts = await declare(context, 904)
  await publish(context, 904)
  await provideStock(db, 904, 8)
  const content = (await publishedPage(db, 904)) ?? { blocks: [], stages: [] }
  const next = {
    facts,
    content: { ...content, blocks: [...content.blocks].reverse() },
    stock: [{ stage: '', total: 9 }],
  }
  const { from, as } = await someone()
  const waiting = async () =>
    (await db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length
  const running = await db.begin(async (tx) => {
    await tx`select from stock_slots where activity = 904 for update`
    const joining = Promise.resolve(apps[0].inject(from.sign('/api/user/904/join', joinBody(), as)))
    await expect.poll(waiting).toBe(1)
    const publishing = publishCampaign(second.db, next, context.clocks.wall())
    await expect.poll(waiting).toBe(2)
    // wrapped in an object, because a returned promise would be awaited before the lock is released
    return { joining, publishing }
  })
  expect((await running.joining).json()).toMatchObject({ status: 0 })
  expect(await running.publishing).toMatchObject({ version: 2, isNew: true })
  expect(await counts(904)).toMatchObject({ total: 9, remaining: 8, joined: 1 })
})

test('N13 A person for whom the last place is gone at the end of the join still has their declared residence stored', async () => {
  await declare(context, 905)
  await publish(context, 905)
  await provideStock(db, 905, 1)
  const persons = [await someone(), await someone()]
  const replies = await together(
    db,
    (tx) => tx`select from stock_slots where activity = 905 for update`,
    persons.map(
      ({ from, as }) =>
        () =>
          apps[0].inject(from.sign('/api/user/905/join', joinBody({ residence: 'macao' }), as)),
    ),
  )
  expect(replies.map((reply) => reply.json().reason ?? 'joined').sort()).toEqual(['activity_sold_out', 'joined'])
  expect(await db`select from persons where residence = 'macao'`).toHaveLength(2)
})
