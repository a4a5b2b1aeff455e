import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import type { Sql } from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { connect } from '../database/connect.ts'
import { testApp } from '../testing/context.ts'
import { createTestDatabase, ownerOf } from '../testing/database.ts'

const { app, context } = await testApp()

/** A relay between a server and its database that can stop answering or close its connections. */
const startRelay = async (databaseUrl: string) => {
  const through = new URL(databaseUrl)
  const { hostname, port } = through
  const sockets = new Set<Socket>()
  const relay = createServer((near) => {
    const far = createConnection(Number(port), hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()))
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  through.port = String((relay.address() as AddressInfo).port)
  const hangUp = () => {
    relay.close()
    for (const socket of sockets) socket.destroy()
  }
  const fallSilent = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: through.href, hangUp, fallSilent }
}

/** A separate ready server whose connection to the database the test can break. */
const losable = async () => {
  const { url, drop } = await createTestDatabase()
  const relay = await startRelay(url)
  const db = connect(relay.url, { max: 1, name: 'foyer test' })
  const own = await buildApp({ ...context, db })
  afterAll(async () => {
    relay.hangUp()
    await own.close()
    await db.end({ timeout: 0 })
    await drop()
  })
  expect((await own.inject('/readyz')).statusCode).toBe(200)
  return { ...relay, own }
}

describe('health', () => {
  test('a process that runs and reaches its database is healthy and ready', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', away: [] })
    expect((await app.inject('/readyz')).headers['cache-control']).toBe('no-store')
  })

  test('without its database a process is healthy but not ready', async () => {
    const { own, hangUp } = await losable()
    hangUp()
    expect((await own.inject('/healthz')).statusCode).toBe(200)
    const reply = await own.inject('/readyz')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ reason: 'unavailable' })
  })

  test('a process whose database accepts queries and never answers is not ready', async () => {
    const { own, fallSilent } = await losable()
    fallSilent()
    expect((await own.inject('/readyz')).statusCode).toBe(503)
  })

  test('REL-9 a process whose database is read-only is not ready, and is ready again on new connections once the database accepts changes', async () => {
    const { url, drop } = await createTestDatabase()
    const [db, operator] = [2, 1].map((max) => connect(url, { max, name: 'foyer test' })) as [Sql, Sql]
    const own = await buildApp({ ...context, db })
    afterAll(async () => {
      await own.close()
      for (const pool of [db, operator]) await pool.end({ timeout: 1 })
      await drop()
    })
    const ready = async () => (await own.inject('/readyz')).statusCode
    expect(await ready()).toBe(200)
    const name = new URL(url).pathname.slice(1)
    await ownerOf(operator).unsafe(`alter database ${name} set default_transaction_read_only = on`)
    await operator`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`
    await expect.poll(ready).toBe(503)
    expect((await own.inject('/readyz')).json()).toMatchObject({
      reason: 'unavailable',
      msg: 'the database is read-only',
    })
    await ownerOf(operator).unsafe(`alter database ${name} reset default_transaction_read_only`)
    await expect.poll(ready).toBe(200)
  })

  test('a closing process is healthy but not ready, and still answers calls', async () => {
    const closing = await buildApp(context)
    const statuses: Record<string, number> = {}
    closing.addHook('preClose', async () => {
      for (const url of ['/readyz', '/healthz', '/api/content/agreements'])
        statuses[url] = (await fetch(`${origin}${url}`)).status
    })
    const origin = await closing.listen({ port: 0, host: '127.0.0.1' })
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    await closing.close()
    expect(statuses).toEqual({ '/readyz': 503, '/healthz': 200, '/api/content/agreements': 200 })
  })
})
