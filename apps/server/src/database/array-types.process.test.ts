import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { seededDatabase } from '../testing/global-setup.ts'
import { dataFolder, startServerProcess } from '../testing/server-process.ts'

const { url, drop } = await createTestDatabase(seededDatabase)
afterAll(drop)

/** A relay before the database; while `isHangingUp` is set, it closes every connection that queries the array types. */
const startRelay = async (database: string) => {
  const through = new URL(database)
  const { hostname, port } = through
  const sockets = new Set<Socket>()
  const state = { isHangingUp: false, hungUp: 0 }
  const relay = createServer((near) => {
    const far = createConnection(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()))
    near.on('data', (chunk) => {
      if (!state.isHangingUp || !chunk.includes('b.typarray')) return far.write(chunk)
      state.hungUp++
      return near.destroy()
    })
    near.on('close', () => far.destroy())
    far.pipe(near)
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  through.port = String((relay.address() as AddressInfo).port)
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { url: through.href, state, hangUp, close: () => relay.close() }
}

test('a server survives connections that close while they query the array types', async () => {
  const relay = await startRelay(url)
  const server = startServerProcess({ DATABASE_URL: relay.url, DATA_DIR: dataFolder() })
  const port = await server.ready()
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200
  expect(await isReady()).toBe(true)

  relay.state.isHangingUp = true
  relay.hangUp()
  for (let n = 0; n < 2; n++) expect(await isReady()).toBe(false)
  expect(relay.state.hungUp).toBeGreaterThan(0)

  relay.state.isHangingUp = false
  await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 60_000 })
  expect(server.child.exitCode).toBeNull()
  relay.hangUp()
  relay.close()
}, 60_000)
