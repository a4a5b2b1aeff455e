import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import type { PassedOn } from '../partner.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: PassedOn
}

type Reply = (response: ServerResponse, order: PassedOn) => void | Promise<void>

export const answering =
  (outcome: string): Reply =>
  (response, { order }) =>
    void response.end(JSON.stringify({ order, outcome }))

/** A partner's server on a real socket. `reply` may be changed at any time; `received` contains every request. */
export const partnerServer = async () => {
  const partner = { url: '', key: 'k'.repeat(32), received: [] as Received[], reply: answering('delivered') }
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request)
    const body = JSON.parse(sent) as PassedOn
    partner.received.push({ headers: request.headers, text: sent, body })
    await partner.reply(response, body)
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  partner.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return partner
}
