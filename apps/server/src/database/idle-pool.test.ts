import { afterAll, expect, test, vi } from 'vitest'
import { poolAsDatabase } from '../jobs/boss.ts'
import { createTestDatabase } from '../testing/database.ts'
import { connect } from './connect.ts'
import { lasting, type PoolTimes } from './renewed-pool.ts'

const { url, drop } = await createTestDatabase()
const operator = connect(url, { max: 1, name: 'foyer test' })
const connections = async (name: string) => {
  const [{ count }] = await operator<[{ count: number }]>`
    select count(*)::int as count from pg_stat_activity
    where application_name = ${name} and datname = current_database() and backend_type = 'client backend'`
  return count
}
const poolOf = (name: string, times: PoolTimes) => connect(url, { max: 8, name, times })
const idle = poolOf('foyer idle', { ...lasting, betweenHeartbeats: 20, untilReplaced: 150 })
const replaced = poolOf('foyer replaced', { ...lasting, betweenHeartbeats: 5, untilReplaced: 0 })
const locked = connect(url, { max: 1, name: 'foyer locked', times: { ...lasting, betweenHeartbeats: 20 } })
// a heartbeat query would open a connection of its own
const polled = connect(url, { max: 20, name: 'foyer polled', times: { ...lasting, betweenHeartbeats: 60_000 } })
afterAll(async () => {
  for (const pool of [idle, replaced, locked, polled, operator]) await pool.end({ timeout: 5 })
  await drop()
})

const useAll = () => Promise.all(Array.from({ length: 8 }, () => idle`select pg_sleep(0.05)`))
const untilClosed = () =>
  vi.waitFor(async () => expect(await connections('foyer idle')).toBe(0), { timeout: 60_000, interval: 50 })

test('REL-6 an idle pool closes all its connections, and the next call opens one for itself and at most one for the heartbeat', async () => {
  await useAll()
  expect(await connections('foyer idle')).toBe(8)
  await untilClosed()
  expect(await idle`select 1 as one`).toEqual([{ one: 1 }])
  expect(await connections('foyer idle')).toBeLessThanOrEqual(2)
}, 20_000)

test('REL-6 a transaction that lasts longer than the idle time commits on its connection before the pool closes', async () => {
  await useAll()
  const count = await idle.begin(async (tx) => {
    const [before] = await tx`select pg_backend_pid() as pid`
    await tx`select pg_sleep(0.4)`
    const [after] = await tx`select pg_backend_pid() as pid`
    expect(after).toEqual(before)
    return connections('foyer idle')
  })
  // connections of the replaced pool may still be closing
  expect(count).toBeGreaterThanOrEqual(8)
  await untilClosed()
}, 20_000)

test('REL-6 calls and transactions all succeed while their pool is replaced repeatedly', async () => {
  const pids = new Set<unknown>()
  const work = async (worker: number) => {
    for (let n = 0; n < 40; n++) {
      const number = worker * 100 + n
      expect(await replaced`select ${number}::int as number`).toEqual([{ number }])
      expect(await replaced.begin((tx) => tx`select ${number}::int as number`)).toEqual([{ number }])
      const connection = await replaced.reserve()
      expect(await connection`select ${number}::int as number`).toEqual([{ number }])
      connection.release()
      for (const { pid } of await replaced`select pg_backend_pid() as pid from pg_sleep(0.005)`) pids.add(pid)
    }
  }
  await Promise.all([work(1), work(2)])
  // one pool has eight connections at most
  expect(pids.size).toBeGreaterThan(8)
}, 60_000)

test('REL-6 a pool that holds a lock of its session does not close its connection while it is idle', async () => {
  await locked`select pg_advisory_lock(1)`
  await useAll()
  await untilClosed()
  expect(await connections('foyer locked')).toBe(1)
}, 20_000)

test('REL-6 twenty job queues that poll at the same moment need no more than two open connections', async () => {
  // a burst opens a further connection while one of the two is still being opened
  const opened = await Promise.all([polled.reserve(), polled.reserve()])
  for (const connection of opened) connection.release()
  const { executeSql } = poolAsDatabase(polled)
  for (let round = 0; round < 20; round++)
    await Promise.all(Array.from({ length: 20 }, () => executeSql('select 1', [])))
  expect(await connections('foyer polled')).toBe(2)
})

test('REL-6 a job statement that fails within its own transaction leaves a connection on which the next one succeeds', async () => {
  const { executeSql } = poolAsDatabase(polled)
  const failing = 'begin; select 1 / (select 0); commit'
  const failures = Array.from({ length: 4 }, () => expect(executeSql(failing, [])).rejects.toThrow('division by zero'))
  await Promise.all(failures)
  const { rows } = await executeSql('select 1 as one', [])
  expect(rows).toEqual([{ one: 1 }])
})

test('REL-6 job statements on connections that the server ends are rejected, and later ones succeed', async () => {
  const { executeSql } = poolAsDatabase(polled)
  const ending = Array.from({ length: 6 }, () =>
    executeSql('select pg_terminate_backend(pg_backend_pid())', []).then(
      () => 'an answer',
      () => 'a rejection',
    ),
  )
  expect(new Set(await Promise.all(ending))).toEqual(new Set(['a rejection']))
  // a connection that was being reserved meanwhile belongs to a pool that is given up, and refuses its statement
  const one = () => executeSql('select 1 as one', []).then(({ rows }) => rows, String)
  await expect.poll(one).toEqual([{ one: 1 }])
})
