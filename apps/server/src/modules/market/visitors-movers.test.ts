import { moversReply } from '@foyer/contract/market'
import { moverBoards } from '@foyer/contract/market-limits'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { device } from '../../testing/signed-client.ts'
import type { Feed } from './feed.ts'
import { moversOf } from './movers.ts'
import { visitorsMovers } from './visitors-movers.ts'
import { readWorld } from './world.ts'

const { app, context, clock } = await testApp()
const { clocks } = context
const moment = Date.parse('2026-01-05T10:20:00+08:00')
const standAt = (at: number) => clock.moveBusiness(at - clocks.wall())

const asks = async (count: number) => {
  const visitor = device(app, context)
  const signed = visitor.sign('/quote/market/movers', { board: 'gainers', count }, await visitor.tourist())
  const reply = await visitor.send({ ...signed, headers: { ...signed.headers, 'message-type': 'movers' } })
  return moversReply.parse(reply.json().data)
}

/** The world, and how often its feed is asked. */
const counted = async (version: string) => {
  const world = await readWorld(context)
  const asked = { times: 0 }
  const source: Feed = {
    ...world.source,
    figuresAt: (...of) => {
      asked.times++
      return world.source.figuresAt(...of)
    },
  }
  return { world: { ...world, source, version }, asked }
}

test('movers are worked out once for all visitors who ask in the same ten seconds', async () => {
  const { world, asked } = await counted('one world')
  for (const board of moverBoards) {
    asked.times = 0
    const [first, together] = await Promise.all([1, 2].map(() => visitorsMovers(world, board, moment)))
    const once = asked.times
    expect(once).toBeGreaterThan(0)
    expect(first).toEqual(await moversOf(await readWorld(context), board, moment, 50))
    expect(together).toBe(first)
    expect(await visitorsMovers(world, board, moment)).toBe(first)
    expect(asked.times).toBe(once)
    await visitorsMovers(world, board, moment + 10_000)
    expect(asked.times).toBeGreaterThan(once)
  }
})

test('what is halted or declared meanwhile makes another world, which is worked out anew', async () => {
  const [one, other] = [await counted('one'), await counted('other')]
  await visitorsMovers(one.world, 'gainers', moment)
  await visitorsMovers(other.world, 'gainers', moment)
  expect(other.asked.times).toBe(one.asked.times)
})

test('the ten seconds begin alike for everybody, and the state of the market is never delayed', async () => {
  const lunch = Date.parse('2026-01-05T12:00:00+08:00')
  standAt(lunch + 7_000)
  const late = await asks(3)
  expect(late).toMatchObject({ asOf: lunch - 900_000, delay: 900, market: { state: 'lunch' } })
  standAt(lunch)
  expect(await asks(3)).toEqual(late)
  expect((await asks(2)).quotes).toEqual(late.quotes.slice(0, 2))
  standAt(lunch - 1)
  expect(await asks(3)).toMatchObject({ asOf: lunch - 910_000, market: { state: 'open' } })
})
