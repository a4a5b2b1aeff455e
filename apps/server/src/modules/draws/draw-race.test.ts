import type { InjectOptions } from 'fastify'
import { expect, test, vi } from 'vitest'
import type { App } from '../../app.ts'
import { drawOf } from '../../engine/draws/draws.ts'
import { testTwoServers } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { verify } from '../verification/verify.ts'
import { revealDraws } from './attend.ts'
import { allRecords, detail, drawBody, giveChances, misfitOf, open, openCode, takesPart } from './testing.ts'

const { apps, context, clock } = await testTwoServers()
const { db } = context
const someone = newcomers(apps[0], context)
const server = (n: number) => apps[n % 2 === 0 ? 0 : 1]

/** A draw as a client requests it: with the same key again while the server is busy, such as after 3 s for a lock. */
const answered = (server: App, call: () => InjectOptions) =>
  vi.waitUntil(
    async () => {
      const reply = await server.inject(call())
      return reply.json().reason !== 'unavailable' && reply
    },
    { timeout: 100_000, interval: 100 },
  )

/** `people` persons with `chances` chances each; every chance is drawn twice through two servers concurrently. */
const drawMany = async (people: number, chances: number) => {
  const calls: (() => InjectOptions)[] = []
  for (let person = 0; person < people; person++) {
    const { from, as, mobile } = await someone()
    await takesPart(from, as)
    await giveChances(context, mobile, chances - 1)
    for (let n = 0; n < 2 * chances; n++) {
      const body = drawBody()
      calls.push(() => from.sign(`/api/user/${open}/draw`, body, as))
    }
  }
  return Promise.all(calls.map((call, n) => answered(server(n), call)))
}

test('R24 When many people draw concurrently through two servers, each chance draws once, numbers have no gaps, no prize is oversold and every draw verifies', async () => {
  const before = (await drawOf(db, open))?.lastNumber ?? 0
  const replies = await drawMany(8, 10)
  const drawn = replies.filter(({ statusCode }) => statusCode === 200)
  const outcomes: string[] = replies.map((reply) => reply.json().reason ?? 'drawn').sort()
  expect(outcomes).toEqual([...Array(80).fill('drawn'), ...Array(80).fill('no_chances')])
  const numbers = drawn.map((reply) => reply.json().data.draw.number).sort((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: 80 }, (_, n) => before + 1 + n))

  const [sums] = await db<[{ wins: number; rewards: number; used: number }]>`
    select (select count(*) from draw_records where activity = ${open} and prize is not null) as wins,
      (select count(*) from rewards where activity = ${open}) as rewards,
      (select sum(total - remaining)::int from activity_stock where activity = ${open} and stage <> '') as used`
  expect(sums).toEqual({ wins: sums.rewards, rewards: sums.used, used: sums.wins })

  expect((await verify(context)).differences).toEqual([])

  clock.advance(60 * 86_400_000)
  await revealDraws(context)
  const shown = await detail(apps[1], openCode)
  const records = await allRecords(apps[1], openCode)
  expect(records).toHaveLength(before + 80)
  expect(misfitOf(shown, records)).toBeUndefined()
  expect(misfitOf(shown, records.toSpliced(60, 1))).toEqual({ what: 'missing', number: 61 })
  expect(shown.prizes.every(({ stock }) => stock.remaining >= 0)).toBe(true)
}, 120_000)
