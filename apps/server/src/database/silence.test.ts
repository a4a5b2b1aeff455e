import { EventEmitter, once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import postgres, { type ISql } from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase, ownerOf } from '../testing/database.ts'
import { beginWith } from './begin-with.ts'
import { connect } from './connect.ts'
import { isOutage } from './outage.ts'
import { poolStateOf } from './pool-state.ts'
import { lasting, renewedPool } from './renewed-pool.ts'

const { url, drop } = await createTestDatabase()
const { hostname, port } = new URL(url)

/** A network between a pool and its database that can drop all further packets. */
const links = new Set<readonly [Socket, Socket]>()
const network = createServer((near) => {
  const far = dial(Number(port), hostname)
  links.add([near, far])
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const)
    one
      .on('data', (bytes) => other.write(bytes))
      .on('close', () => other.destroy())
      .on('error', () => undefined)
}).listen(0, '127.0.0.1')
await once(network, 'listening')
const through = new URL(url)
through.port = String((network.address() as { port: number }).port)

const db = renewedPool(
  4,
  (giveUp) => postgres(through.href, { max: 4, onclose: giveUp, max_lifetime: null, onnotice: () => undefined }),
  { ...lasting, betweenHeartbeats: 20, longestSilence: 200 },
)
const pool = connect(url, { max: 5, name: 'foyer locked' })
afterAll(async () => {
  for (const one of [db, pool]) await one.end({ timeout: 5 })
  for (const link of links) for (const socket of link) socket.destroy()
  network.close()
  await drop()
})

/** Both ends stay open, and nothing arrives any more. */
const swallow = () => {
  for (const link of links) for (const socket of link) socket.removeAllListeners('data').resume()
}
const failureOf = (act: Promise<unknown>) =>
  act.then(
    () => 'an answer',
    (error: unknown) => isOutage(error) || error,
  )

test('REL-1 calls on connections that no longer answer fail as an outage, and the next calls get connections that answer', async () => {
  expect(await db`select 1 as one`).toEqual([{ one: 1 }])
  await Promise.all(Array.from({ length: 4 }, () => db`select pg_sleep(0.01)`))
  swallow()
  const calls = [db`select 1`, db.begin((tx) => tx`select 1`), ...Array.from({ length: 6 }, () => db`select 2`)]
  expect(await Promise.all(calls.map(failureOf))).toEqual(Array(8).fill(true))
  expect(await db`select 3 as three`).toEqual([{ three: 3 }])
}, 20_000)

test('REL-1 a transaction whose turn does not come in time fails as unavailable, and later ones run', async () => {
  const crowded = connect(url, { max: 1, name: 'foyer crowded', times: { ...lasting, longestTurn: 50 } })
  const gate = new EventEmitter()
  const released = once(gate, 'released')
  const holding = crowded.begin(async () => {
    await released
  })
  const waiting = [crowded.begin((tx) => tx`select 1`), crowded.reserve()]
  for (const one of waiting) await expect(one).rejects.toMatchObject({ reason: 'unavailable' })
  expect(poolStateOf(crowded)).toMatchObject({ waiting: 0, transactions: 1 })
  gate.emit('released')
  await holding
  expect(await crowded.begin((tx) => tx`select 1 as one`)).toEqual([{ one: 1 }])
  await crowded.end()
})

await ownerOf(pool)`create table stock (code int primary key, remaining int)`
await ownerOf(pool)`grant select, insert, update on stock to foyer`
await pool`insert into stock values (488, 100)`

const decrement = async (tx: ISql) => {
  const [{ before }] = await tx<[{ before: string }]>`select current_setting('lock_timeout') as before`
  expect(before).toBe('3s')
  await tx`set local lock_timeout = '300ms'`
  await tx`update stock set remaining = remaining - 1`
}

test.each([
  ['transactions', () => pool.begin(decrement)],
  ['transactions that send BEGIN with their first statements', () => beginWith(pool, async () => undefined, decrement)],
])(
  'REL-2 %s that wait for a locked row leave a connection to readers, and fail as an outage at the lock’s time limit',
  async (_, join) => {
    const lockHolder = connect(url, { max: 1, name: 'foyer keeper' })
    const gate = new EventEmitter()
    const locked = once(gate, 'locked')
    const released = once(gate, 'released')
    const holding = lockHolder.begin(async (tx) => {
      await tx`select from stock for update`
      gate.emit('locked')
      await released
    })
    await locked
    const joins = Array.from({ length: 6 }, () => join())
    const failures = Promise.all(joins.map(failureOf))
    const first = Promise.race<unknown>(joins).then(
      () => 'a join',
      () => 'a join',
    )
    const read = pool`select remaining from stock`.then(() => 'the read')
    expect(await Promise.race([first, read])).toBe('the read')
    expect(await failures).toEqual(Array(6).fill(true))
    gate.emit('released')
    await holding
    await lockHolder.end()
  },
  20_000,
)
