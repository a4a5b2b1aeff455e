import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { boundConnections } from './connection-bounds.ts'

const serve = async (trustProxy: string, bounds: { all: number; network: number; bodies?: number }) => {
  const app = Fastify()
  const registry = new Registry()
  boundConnections(app, trustProxy, registry, { bodies: 10, ...bounds })
  app.get('/', async () => 'served')
  app.post('/', async () => 'served')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const sockets: Socket[] = []
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })
  const { port } = app.server.address() as AddressInfo
  /** @returns whether a call on a new connection, which stays open, is answered */
  const isServed = async (): Promise<boolean> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
  }
  /** Opens a connection that sends headers and the first byte of a body. @returns whether it was closed */
  const sendSlowly = async (): Promise<() => boolean> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    const received = once(app.server, 'request')
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nx')
    await received
    socket.resume()
    return () => socket.destroyed || socket.closed
  }
  const connectOnly = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    socket.resume()
  }
  const refused = async () =>
    (await registry.getSingleMetric('foyer_connections_refused_total')?.get())?.values[0]?.value
  return { isServed, sendSlowly, connectOnly, refused, sockets }
}

test('SEC-3 a network has a maximum number of connections, and one that ends makes room for another', async () => {
  const { isServed, refused, sockets } = await serve('', { all: 10, network: 2 })
  expect([await isServed(), await isServed(), await isServed()]).toEqual([true, true, false])
  expect(await refused()).toBe(1)
  sockets[0]?.destroy()
  await expect.poll(isServed).toBe(true)
})

test('a trusted proxy may open as many connections as the process allows', async () => {
  const { isServed } = await serve('127.0.0.0/8', { all: 10, network: 2 })
  expect([await isServed(), await isServed(), await isServed()]).toEqual([true, true, true])
})

test('SEC-3 a full process refuses a connection and closes those without a request, so that the next one is served', async () => {
  const { isServed } = await serve('loopback', { all: 2, network: 2 })
  expect([await isServed(), await isServed(), await isServed()]).toEqual([true, true, false])
  await expect.poll(isServed).toBe(true)
})

test('SEC-3 a process full of slow bodies closes the slowest and serves the new connection', async () => {
  const { isServed, sendSlowly, refused } = await serve('loopback', { all: 2, network: 2 })
  const slow = [await sendSlowly(), await sendSlowly()]
  expect(await isServed()).toBe(true)
  await expect.poll(() => slow.map((isClosed) => isClosed())).toEqual([true, false])
  expect(await refused()).toBe(1)
})

test('SEC-3 a process full of connections that send no request closes the oldest and serves the new one', async () => {
  const { isServed, sockets, connectOnly } = await serve('loopback', { all: 2, network: 2 })
  await connectOnly()
  await connectOnly()
  expect(await isServed()).toBe(true)
  await expect.poll(() => sockets.slice(0, 2).map(({ closed }) => closed)).toEqual([true, false])
})

test('SEC-3 when too many bodies arrive at the same time, the server closes the connection whose body began first', async () => {
  const { sendSlowly, refused } = await serve('loopback', { all: 10, network: 10, bodies: 2 })
  const slow: (() => boolean)[] = []
  for (let nth = 0; nth < 3; nth++) slow.push(await sendSlowly())
  await expect.poll(() => slow.map((isClosed) => isClosed())).toEqual([true, false, false])
  expect(await refused()).toBe(1)
})
