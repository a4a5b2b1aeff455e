import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { sendBytes } from '../testing/raw-http.ts'
import { answerBrokenRequest } from './broken-request.ts'

const app = Fastify({
  requestTimeout: 50,
  http: { headersTimeout: 50, connectionsCheckingInterval: 10 },
  clientErrorHandler: (error, socket) => answerBrokenRequest(app.log, error, socket),
})
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const { port } = app.server.address() as AddressInfo

test('REL-1 a connection on which nothing arrives ends without an answer, which a client would take for that of its next call', async () => {
  expect(await sendBytes(port, Buffer.alloc(0))).toMatchObject({ statusCode: Number.NaN, body: '' })
})

test('REL-1 a request that does not arrive in time is refused as a call that may be repeated', async () => {
  const { statusCode, body } = await sendBytes(port, Buffer.from('POST /api HTTP/1.1\r\nHost: x'))
  expect([statusCode, JSON.parse(body)]).toEqual([503, expect.objectContaining({ reason: 'unavailable' })])
})

test('X3 bytes that are no HTTP are refused for good', async () => {
  const { statusCode, body } = await sendBytes(port, Buffer.from('hello\r\n\r\n'))
  expect([statusCode, JSON.parse(body)]).toEqual([400, expect.objectContaining({ reason: 'invalid_request' })])
})
