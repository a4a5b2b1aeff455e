import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { connect } from '../../database/connect.ts'
import { seed } from '../../seeds.ts'
import { testContext } from '../../testing/context.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { together } from '../../testing/waiting.ts'
import { settleCashback } from './settle.ts'
import { cashbackWorld, tradeOf } from './testing.ts'

/** Two processes' worth of connections on one database. */
const { url, drop } = await createTestDatabase()
const pools = [
  connect(url, { max: 8, name: 'foyer test one' }),
  connect(url, { max: 8, name: 'foyer test two' }),
] as const
const { context, clock } = await testContext({ db: pools[0] })
await seed(context)
const app = await buildApp(context)
afterAll(async () => {
  await app.close()
  for (const pool of pools) await pool.end({ timeout: 5 })
  await drop()
})
const { db } = context
const { goTo, participant, report } = await cashbackWorld(app, context, clock)
const processes = pools.map((pool) => () => settleCashback({ ...context, db: pool }))
const blocked = (tx: typeof db) => tx`select from participations where activity = 492 for update`
const rewards = () => db`select period, status, amount from rewards where activity = 492 order by issued_at, period`

test('R16 two processes that settle at once grant a month once, and correct it once', async () => {
  const one = await participant()
  const trade = tradeOf(one.clientNo, '2025-12-09T10:00', { fees: 600_00 })
  await report(trade)
  goTo('2026-01-20T10:00')
  const granted = await together(db, (tx) => blocked(tx as unknown as typeof db), processes)
  expect(granted.sort()).toEqual([0, 1])
  expect(await rewards()).toEqual([{ period: '2025-12', status: 'pending', amount: 120_00 }])
  await report({ ...trade, revision: 2, fees: 200_00 })
  const corrected = await together(db, (tx) => blocked(tx as unknown as typeof db), processes)
  expect(corrected.sort()).toEqual([0, 1])
  expect(await rewards()).toEqual([
    { period: '2025-12', status: 'revoked', amount: 120_00 },
    { period: '2025-12:corrected-1', status: 'pending', amount: 20_00 },
  ])
})
