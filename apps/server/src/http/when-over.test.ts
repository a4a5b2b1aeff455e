import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { whenOver } from './when-over.ts'

/** Unanswered requests that a client has pipelined. */
const pipelined = async (many: number) => {
  const requests: { request: IncomingMessage; response: ServerResponse }[] = []
  const server = createServer((request, response) => void requests.push({ request, response }))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(many))
  await vi.waitFor(() => expect(requests).toHaveLength(many))
  return { client, requests }
}

test('whenOver reports each pipelined request once, whether it was answered or its connection was lost before', async () => {
  const { client, requests } = await pipelined(20)
  const over: number[] = []
  const [first] = requests
  const listening = first?.request.socket.listenerCount('close') ?? 0
  for (const [nth, { request, response }] of requests.entries()) whenOver(request, response, () => over.push(nth))
  // one listener serves all requests of the connection
  expect(first?.request.socket.listenerCount('close')).toBe(listening + 1)
  first?.response.end()
  await vi.waitFor(() => expect(over).toEqual([0]))
  client.destroy()
  await vi.waitFor(() => expect(over).toHaveLength(20))
  expect(new Set(over).size).toBe(20)
})

test('whenOver immediately reports a request on a connection that is already lost', async () => {
  const { client, requests } = await pipelined(2)
  client.destroy()
  await vi.waitFor(() => expect(requests[1]?.request.socket.closed).toBe(true))
  const over = vi.fn()
  for (const { request, response } of requests) whenOver(request, response, over)
  expect(over).toHaveBeenCalledTimes(2)
})
