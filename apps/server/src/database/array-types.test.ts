import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { dataFolder, startServerProcess } from '../testing/server-process.ts'

const { url, drop } = await createTestDatabase()
afterAll(drop)

/** A relay before the database; while `isHangingUp`, it closes every connection that queries the array types. */
const standBefore = async (database: string) => {
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
  const between = await standBefore(url)
  const server = startServerProcess({ DATABASE_URL: between.url, DATA_DIR: dataFolder() })
  const port = await server.ready()
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200
  expect(await isReady()).toBe(true)

  between.state.isHangingUp = true
  between.hangUp()
  for (let n = 0; n < 2; n++) expect(await isReady()).toBe(false)
  expect(between.state.hungUp).toBeGreaterThan(0)

  between.state.isHangingUp = false
  await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 10_000 })
  expect(server.child.exitCode).toBeNull()
  between.hangUp()
  between.close()
}, 60_000)
