import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { poolStateOf } from './pool-state.ts'
import { transactionsOf } from './renewed-pool.ts'

const db = await testDatabase()
const state = () => poolStateOf(db)

test('REL-16 a pool reports running statements, running transactions and transactions that wait for a connection', async () => {
  const most = transactionsOf(db.options.max)
  expect(state()).toMatchObject({ max: db.options.max, transactionsMax: most, transactions: 0, waiting: 0 })
  let release = (): void => undefined
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = Array.from({ length: most + 2 }, () => db.begin(() => promise))
  await expect.poll(state).toMatchObject({ transactions: most, waiting: 2, statements: 0 })
  const statements = [1, 2].map(() => db`select pg_sleep(0.05)`.execute())
  await expect.poll(() => state()?.statements).toBe(2)
  release()
  await Promise.all([...held, ...statements])
  await db`select 1 from nowhere`.catch(() => undefined)
  expect(state()).toMatchObject({ transactions: 0, waiting: 0, statements: 0 })
})
