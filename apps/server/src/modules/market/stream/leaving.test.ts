import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testContext } from '../../../testing/context.ts'
import type { Arrival } from './admission.ts'
import { createHub } from './hub.ts'
import { pairs } from './testing/pair.ts'
import { codes, streaming } from './testing/streaming.ts'

const pair = pairs()
const { context, clock } = await testContext()
const { app, address, goOn } = await streaming()

const minute = 60_000
const arrival = (id: string): Arrival => ({
  network: '192.0.2.1',
  ticket: { id, session: id, codes, isRealTime: true, validUntil: context.clocks.wall() + 5 * minute },
})
/** More than the buffers between client and server hold. */
const unread = Buffer.alloc(32 * 1024 * 1024, ':')

const hubWithOne = async () => {
  const hub = createHub(context)
  await hub.look()
  return { hub, ...(await pair()) }
}

test('a client that disconnects during its admission takes up no place', async () => {
  const { hub, response, reader } = await hubWithOne()
  reader.destroy()
  await expect.poll(() => response.destroyed, { timeout: 10_000 }).toBe(true)
  hub.connect(arrival('left'), response, undefined)
  expect(hub.size).toBe(0)
})

test('streams that were requested on one connection take up no place after it is closed, even if their turn has not come', async () => {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  const requestLines = [address(), address()].map(
    (url) => `GET ${new URL(url).pathname}${new URL(url).search} HTTP/1.1`,
  )
  socket.write(requestLines.map((line) => `${line}\r\nHost: localhost\r\n\r\n`).join(''))
  await expect.poll(() => app.marketStreams.size, { timeout: 10_000 }).toBe(2)
  socket.destroy()
  const sizeLater = async () => {
    await goOn(16_000)
    return app.marketStreams.size
  }
  await expect.poll(sizeLater, { timeout: 10_000 }).toBe(0)
})

test('a reader whose ticket has expired is disconnected if it does not read the end of the stream', async () => {
  const { hub, response } = await hubWithOne()
  hub.connect(arrival('deaf'), response, undefined)
  response.write(unread)
  clock.advance(5 * minute)
  await hub.look()
  expect(response.writableEnded).toBe(true)
  clock.advance(minute / 2)
  await hub.look()
  expect(response.destroyed).toBe(true)
  await expect.poll(() => hub.size, { timeout: 10_000 }).toBe(0)
})

test('a reader that is too slow is disconnected, even while its ticket is valid', async () => {
  const { hub, response } = await hubWithOne()
  response.write(unread)
  hub.connect(arrival('behind'), response, undefined)
  clock.advance(5 * minute)
  await hub.look()
  expect(response.destroyed).toBe(true)
})

test('a server that stops does not wait for a reader that does not read', async () => {
  const { hub, response } = await hubWithOne()
  hub.connect(arrival('deaf'), response, undefined)
  response.write(unread)
  hub.close()
  await expect.poll(() => hub.size, { timeout: 10_000 }).toBe(0)
})
