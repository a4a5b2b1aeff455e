import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { clients } from '../activities/testing.ts'
import { sampleClosures } from '../trading-calendar/testing.ts'
import { growTrades, tradesOn } from './sandbox-life.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context
const client = clients(app, context)
const day = 86_400_000
const none = sampleClosures()

const accountOf = async ({ fundUserCode }: { fundUserCode: string }) => {
  const [row] = await db<{ id: number }[]>`select id from client_accounts where fund_user_code = ${fundUserCode}`
  return row?.id ?? 0
}
const storedTrades = (accountId: number) => db`select * from trades where account_id = ${accountId} order by reference`

test('the trades of a day are the same at every request, and another client has different ones', () => {
  const of = (seed: string) =>
    ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'].flatMap((on) => tradesOn(none, seed, on))
  expect(of('88001001')).toEqual(of('88001001'))
  expect(of('88001001')).not.toEqual(of('88001002'))
  expect(of('88001001').length).toBeGreaterThan(0)
})

test('clients do not trade on a Sunday, on a holiday, in a typhoon, or after noon of a half day', () => {
  const seeds = Array.from({ length: 40 }, (_, n) => `seed ${n}`)
  const on = (day: string, closures = none) => seeds.flatMap((seed) => tradesOn(closures, seed, day))
  expect([on('2026-01-04'), on('2026-01-01'), on('2026-01-05', sampleClosures([['2026-01-05', 0]]))]).toEqual([
    [],
    [],
    [],
  ])
  const eve = on('2026-02-16')
  expect(eve.length).toBeGreaterThan(20)
  for (const trade of eve) expect(trade.executed_at.getTime()).toBeLessThan(Date.parse('2026-02-16T12:00+08:00'))
})

test('trades grow with the clock day by day, and setting it back and forward again leaves them unchanged', async () => {
  const accountId = await accountOf(await client())
  const since = clocks.business()
  await growTrades(context, accountId, since)
  const first = await storedTrades(accountId)
  clock.moveBusiness(14 * day)
  await growTrades(context, accountId, since)
  const later = await storedTrades(accountId)
  expect(later.length).toBeGreaterThan(first.length)
  expect(later).toEqual(expect.arrayContaining(first))
  clock.moveBusiness(-7 * day)
  await growTrades(context, accountId, since)
  clock.moveBusiness(14 * day)
  await growTrades(context, accountId, since)
  expect(await storedTrades(accountId)).toEqual(later)
  clock.moveBusiness(0)
})

test('a client opened without trades has none, and production has no simulated trades', async () => {
  const quiet = await accountOf(await client({ trades: 'none' }))
  await growTrades(context, quiet, clocks.business())
  expect(await storedTrades(quiet)).toEqual([])
  const busy = await accountOf(await client())
  const production = { ...context, environment: { ...context.environment, FOYER_MODE: 'production' as const } }
  await growTrades(production, busy, clocks.business())
  expect(await storedTrades(busy)).toEqual([])
})
