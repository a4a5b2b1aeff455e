import { Agent, createServer, type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A proxy in front of two servers. */
export interface Proxy {
  readonly origin: string
  close(): Promise<void>
}

/** Methods that nginx sends to the next server after an error even if the first one may have received the request. */
const repeatable = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

interface Reply {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

const forward = (options: RequestOptions, body: Buffer): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const call = request(options, async (reply) => {
      try {
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: await buffer(reply) })
      } catch (error) {
        reject(error)
      }
    })
    call.on('error', reject)
    call.end(body)
  })

/** The headers without those of a single connection. */
const endToEnd = ({ connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest }: IncomingMessage['headers']) =>
  rest

/**
 * Sends each call to one of the servers over connections that stay open, in turn, and does what
 * `proxy_next_upstream error timeout` of deploy/compose/nginx.conf promises: a call that a server refused to accept goes
 * to the next one, and a POST that a server may have received does not. Then the caller gets 502.
 *
 * @param ports of the servers
 */
export const startProxy = async (ports: readonly number[]): Promise<Proxy> => {
  // `keepalive_timeout` of nginx.conf is less than DRAIN_SECONDS too; here far less, since timers of a busy machine are late
  const agents = ports.map(() => new Agent({ keepAlive: true, maxSockets: 64, timeout: 100 }))
  let turn = 0
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = incoming
    const body = await buffer(incoming)
    const first = turn++
    for (let nth = 0; nth < ports.length; nth++) {
      const index = (first + nth) % ports.length
      const to = { host: '127.0.0.1', port: ports[index], agent: agents[index], method, path: url }
      try {
        const reply = await forward({ ...to, headers: endToEnd(headers) }, body)
        outgoing.writeHead(reply.status, endToEnd(reply.headers)).end(reply.body)
        return
      } catch (error) {
        const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
        if (!isRefused && !repeatable.has(method)) break
      }
    }
    outgoing.writeHead(502).end()
  }
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      for (const agent of agents) agent.destroy()
    },
  }
}
