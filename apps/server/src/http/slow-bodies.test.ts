import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { Refused } from '../refused.ts'
import { testContext } from '../testing/context.ts'
import { sendBytes } from '../testing/raw-http.ts'
import { storeRawBody } from './body.ts'
import { answerErrors } from './errors.ts'
import { endSlowBodies } from './slow-bodies.ts'

const app = Fastify()
answerErrors(app)
endSlowBodies(app, { deadline: 50, grace: 50 })
storeRawBody(app)
app.post('/call', async () => ({ done: true }))
app.post('/slow', { config: { readsSlowBodies: true } }, async () => ({ done: true }))
app.post('/refused', { onRequest: () => Promise.reject(new Refused('rate_limited')) }, async () => ({}))
await app.listen({ port: 0 })
afterAll(() => app.close())
const { port } = app.server.address() as AddressInfo

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test('SEC-3 a body that is incomplete at the deadline is refused as a call that may be repeated, and its connection ends', async () => {
  const reply = await sendBytes(port, Buffer.from(`${head('/call', 100)}{`))
  expect([reply.statusCode, reply.headers.connection, JSON.parse(reply.body)]).toEqual([
    503,
    'close',
    expect.objectContaining({ reason: 'unavailable' }),
  ])
})

test('SEC-3 the server does not wait for the remainder of a refused body: the sender gets the refusal, and the connection ends', async () => {
  const reply = await sendBytes(port, Buffer.from(`${head('/refused', 100)}{`))
  expect(reply.statusCode).toBe(429)
})

test('a complete body is answered, and its connection stays open for the next call after the deadline', async () => {
  const socket = connect(port, '127.0.0.1')
  const call = `${head('/call', 2)}{}`
  socket.write(call)
  expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200')
  // another connection outlives the deadline in the meantime
  await sendBytes(port, Buffer.from(`${head('/call', 100)}{`))
  socket.write(call)
  expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200')
  socket.destroy()
})

test('a call that the server makes to itself is answered, and its body has no deadline', async () => {
  expect((await app.inject({ method: 'POST', url: '/call', body: {} })).statusCode).toBe(200)
  // the deadline passes in the meantime
  await sendBytes(port, Buffer.from(`${head('/call', 100)}{`))
})

test('a route that reads slow bodies itself accepts one after the deadline', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head('/slow', 2)}{`)
  await sendBytes(port, Buffer.from(`${head('/call', 100)}{`))
  socket.write('}')
  expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200')
  socket.destroy()
})

test('SEC-3 the server limits the time of headers and of whole requests', async () => {
  const { context } = await testContext()
  const { server, ...whole } = await buildApp(context)
  afterAll(() => whole.close())
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 130_000])
})
