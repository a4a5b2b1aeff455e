import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { connect } from '../../database/connect.ts'
import { claimCash } from '../../engine/rewards/cash.ts'
import { settleDue } from '../../engine/rewards/due.ts'
import { seed } from '../../seeds.ts'
import { testContext } from '../../testing/context.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { inTurn, together } from '../../testing/waiting.ts'
import { isActiveAccount } from '../accounts/status.ts'
import { settleCashback } from './settle.ts'
import { cashbackScenario, tradeOf } from './testing.ts'

/** The connection pools of two processes on one database. */
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
const { goTo, participant, report } = await cashbackScenario(app, context, clock)
const processes = pools.map((pool) => () => settleCashback({ ...context, db: pool }))
const blocked = (tx: typeof db) => tx`select from participations where activity = 492 for update`
const rewards = () => db`select period, status, amount from rewards where activity = 492 order by issued_at, period`

test('R16 Two processes that settle concurrently grant a month once and correct it once', async () => {
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

test.each(['correction', 'claim'])(
  'E1 A correction that revokes two payouts and a claim of the second, the %s first, do not deadlock',
  async (first) => {
    const one = await participant()
    const trade = tradeOf(one.clientNo, '2025-12-09T10:00', { fees: 600_00 })
    await report(trade)
    goTo('2026-01-15T10:00')
    await settleCashback(context)
    await report({ ...trade, revision: 2, fees: 1_300_00 })
    await settleCashback(context)
    await settleDue(context)
    const [paid, next] = await db<{ id: string; account: number }[]>`
      select rewards.id, account_id as account from rewards join client_accounts on client_accounts.id = account_id
      where fund_user_code = ${one.fundUserCode} order by issued_at, period`
    if (!paid || !next) throw new Error('there are not two payouts')
    const accountId = paid.account
    const claim = ({ id: rewardId }: { id: string }) =>
      pools[1]
        .begin((tx) => claimCash(context, tx, { rewardId, accountId, isActive: isActiveAccount }))
        .catch(({ reason }) => reason)
    await claim(paid)
    await report({ ...trade, revision: 3, status: 'cancelled' })
    const correct = () => settleCashback(context)
    const acts = inTurn<unknown>(
      db,
      first === 'correction' ? [correct, () => claim(next)] : [() => claim(next), correct],
    )
    const outcomes = await together<unknown>(
      db,
      (tx) => tx`select from ledger_accounts where account_id = ${accountId} and kind = 'payable' for update`,
      acts,
    )
    expect(outcomes).toEqual(first === 'correction' ? [1, 'reward_not_open'] : [true, 1])
    expect(await db`select status from rewards where account_id = ${accountId} and status <> 'revoked'`).toEqual([])
    expect(await db`select balance from ledger_accounts where account_id = ${accountId} and balance <> 0`).toEqual([])
  },
)
