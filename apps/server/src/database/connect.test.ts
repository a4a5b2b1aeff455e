import type { ISql, Sql } from 'postgres'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, ownerOf } from '../testing/database.ts'
import { beginWith } from './begin-with.ts'
import { connect } from './connect.ts'

const { url, drop } = await createTestDatabase()
const db = connect(url, { max: 3, name: 'foyer doomed' })
const operator = connect(url, { max: 1, name: 'foyer test' })
afterAll(async () => {
  for (const pool of [db, operator]) await pool.end({ timeout: 5 })
  await drop()
})

const others = async (statement = ''): Promise<number> => {
  const rows = await operator`
    select pid from pg_stat_activity where application_name = 'foyer doomed' and query like ${`%${statement}%`}`
  return rows.length
}
/** Ends every connection of the pool, as a crash of the server does, and waits until they are closed. */
const crash = async () => {
  await operator`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer doomed'`
  await vi.waitFor(async () => expect(await others()).toBe(0))
}
const answers = () => Promise.all(Array.from({ length: 12 }, async () => (await db`select 1 as one`)[0]?.one))

/** The error depends on how far the loss of the connection was noticed when the next statement was created. */
const closed = /CONNECTION_CLOSED|terminating connection|ECONNRESET|EPIPE/

type Act = (tx: ISql) => Promise<unknown>
const ways: readonly (readonly [string, Act])[] = [
  ['waits for a statement', (tx) => Promise.all([tx`select pg_sleep(60)`, crash()])],
  ['waits for other work, and then sends another query', async (tx) => [await crash(), await tx`select 1`]],
  [
    'waits for something else, and then fails',
    async () => {
      await crash()
      throw new Error('of its own')
    },
  ],
  ['waits for something else, and then commits', () => crash()],
]

test.each(ways)(
  'a transaction whose connection closes while it %s is rejected, and the pool answers immediately',
  async (_, act) => {
    await answers()
    await expect(db.begin(act)).rejects.toThrow(closed)
    expect(await answers()).toEqual(Array(12).fill(1))
  },
)

const nothing = async () => undefined
test.each([
  ...ways.map(([moment, act]) => [moment, nothing, act] as const),
  ['reads what it begins with', (tx: ISql) => Promise.all([tx`select pg_sleep(60)`, crash()]), nothing] as const,
])(
  'a transaction of beginWith whose connection closes while it %s is rejected, and the pool answers immediately',
  async (_, read, act) => {
    await answers()
    // unlike `db.begin`, `beginWith` reports the first error
    await expect(beginWith(db, read, act)).rejects.toThrow(new RegExp(`${closed.source}|database closed|of its own`))
    expect(await answers()).toEqual(Array(12).fill(1))
  },
)

test('a transaction is rolled back with an error when the other connections of its pool close', async () => {
  const owner = ownerOf(db)
  await owner`create table stored (number int)`
  await owner`grant select, insert on stored to foyer`
  await answers()
  const transaction = db.begin(async (tx) => {
    await tx`insert into stored values (1)`
    const [own] = await tx<[{ pid: number }]>`select pg_backend_pid() as pid`
    const asleep = expect(db`select pg_sleep(60)`).rejects.toThrow()
    await vi.waitFor(async () => expect(await others('pg_sleep')).toBe(1))
    await operator`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer doomed' and pid <> ${own.pid}`
    await asleep
    await tx`insert into stored values (2)`
  })
  await expect(transaction).rejects.toThrow('closed')
  expect([...(await db`select number from stored`)]).toEqual([])
})

test('a pool that has ended refuses statements with CONNECTION_ENDED', async () => {
  const ended = connect(url, { max: 1, name: 'foyer test' })
  await ended`select 1`
  await ended.end({ timeout: 5 })
  await expect(ended`select 1`).rejects.toThrow('CONNECTION_ENDED')
})

test('REL-10 a renewed pool knows the array types of the earlier one before it has a connection', async () => {
  const textArray = 1009
  const pool = connect(url, { max: 1, name: 'foyer renewed' })
  await pool`select 1`
  await pool`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined)
  const serialize = pool.options.serializers[textArray] as unknown as ((list: string[]) => string) | undefined
  expect(serialize?.(['a', 'b,c'])).toBe('{"a","b,c"}')
  expect(await pool`select ${['a', 'b,c']}::text[] as list`).toEqual([{ list: ['a', 'b,c'] }])
  await pool.end()
})

test('an address with ?host= leads to the same database over the Unix socket in that folder', async () => {
  const folder = encodeURIComponent(inject('socketFolder'))
  const pool = connect(`${url}?host=${folder}`, { max: 1, name: 'foyer test' })
  const where = (sql: Sql) => sql`select current_database() as name, inet_server_addr() is null as "isSocket"`
  const name = new URL(url).pathname.slice(1)
  expect([...(await where(pool))]).toEqual([{ name, isSocket: true }])
  expect([...(await where(db))]).toEqual([{ name, isSocket: false }])
  await pool.end({ timeout: 5 })
})
