import type { ISql, Sql } from 'postgres'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase, ownerOf } from '../testing/database.ts'
import { beginWith } from './begin-with.ts'
import { connect } from './connect.ts'

const { url, drop } = await createTestDatabase()
const operator = connect(url, { max: 1, name: 'foyer test' })
const owner = ownerOf(operator)
const pools: Sql[] = []
afterAll(async () => {
  for (const pool of [...pools, operator]) await pool.end({ timeout: 5 })
  await drop()
})
await owner`create table changes (name text)`
await owner`grant select, insert on changes to foyer`
const { database } = operator.options
/** Sessions that begin from now on refuse changes, as those of a standby do, or accept them. */
const readOnly = (setting: 'on' | 'off') =>
  owner.unsafe(`alter database "${database}" set default_transaction_read_only = ${setting}`)
const insert = (db: ISql) => db`insert into changes values ('a')`

test.each([
  ['a statement', (db: Sql) => insert(db)],
  ['a transaction', (db: Sql) => db.begin(insert)],
  [
    'a transaction that sends BEGIN with its first statements',
    (db: Sql) => beginWith(db, async () => undefined, insert),
  ],
])(
  'REL-9 a pool leaves a server that refuses %s as read-only, and its next connections reach the primary',
  async (_, change) => {
    const pool = connect(url, { max: 3, name: 'foyer left' })
    pools.push(pool)
    await readOnly('on')
    await Promise.all(Array.from({ length: 3 }, () => pool`select pg_sleep(0.01)`))
    await readOnly('off')
    await expect(change(pool)).rejects.toMatchObject({ code: '25006' })
    // the callers beside it are refused as well until the pool is given up
    await vi.waitFor(() => change(pool), { timeout: 60_000, interval: 20 })
  },
)
