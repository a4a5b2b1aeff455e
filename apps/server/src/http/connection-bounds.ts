import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { networkOf } from './address.ts'
import { isListed } from './proxy-notice.ts'

export interface ConnectionBounds {
  /** maximum number of connections of one process */
  readonly all: number
  /** maximum number of connections of one network (an IPv4 address or the /64 of an IPv6 one) */
  readonly network: number
  /** maximum number of bodies that arrive at the same time; with `requestBounds.body` it limits their memory */
  readonly bodies: number
}

/** A connection costs about 20 KB. One IPv4 address may be that of a whole mobile carrier. */
export const connectionBounds: ConnectionBounds = { all: 10_000, network: 1_000, bodies: 1_024 }

/**
 * Connections that wait for the process to accept them. Beyond Node's default of 511 the kernel drops the first packet of
 * a connection, and the caller waits one, three or seven seconds for its repetition instead of being refused at once. The
 * kernel lowers the number to `net.core.somaxconn`.
 */
export const backlog = 4_096

/** Minimum of milliseconds between two warnings in the log. */
const betweenWarnings = 60_000

/**
 * Limits the open connections of a process and of each network (SEC-3). A refused connection is closed without a reply,
 * so that it costs no more than its handshake. A full process closes the connection that has waited longest for the rest
 * of its first request or of a body, and accepts the new one: slow senders displace each other and not other callers.
 * Without such a connection it closes those without a request and refuses the new one. Beyond the number of bodies that
 * may arrive at the same time, it closes the connection whose body began first.
 *
 * @param trustProxy the trusted proxies, as in TRUST_PROXY, which are exempt from the limit of a network
 */
export const boundConnections = (
  { server, log }: Pick<FastifyInstance, 'server' | 'log'>,
  trustProxy: string,
  registry: Registry,
  { all, network, bodies }: ConnectionBounds = connectionBounds,
): void => {
  const isProxy = isListed(trustProxy)
  const refused = new Counter({
    name: 'foyer_connections_refused_total',
    help: 'Connections refused because the process or a network had too many',
    registers: [registry],
  })
  const openOf = new Map<string, number>()
  /** connections whose first request or whose body has not arrived completely, the oldest first */
  const incomplete = new Set<Socket>()
  /** those of them whose body is arriving, the oldest first */
  const arriving = new Set<Socket>()
  let open = 0
  let warnedAt = Number.NEGATIVE_INFINITY

  /** The connection waits for nothing more of its sender, or is closed. */
  const completed = (socket: Socket): void => {
    incomplete.delete(socket)
    arriving.delete(socket)
  }
  const refuse = (socket: Socket, why: string): void => {
    refused.inc()
    socket.destroy()
    if (performance.now() - warnedAt < betweenWarnings) return
    warnedAt = performance.now()
    log.warn({ why, open }, 'connections are refused')
  }

  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const key = networkOf(address)
    const ofNetwork = openOf.get(key) ?? 0
    if (ofNetwork >= network && !isProxy(address)) return refuse(socket, 'too many connections of one network')
    if (open >= all) {
      const [slowest] = incomplete
      if (!slowest) {
        server.closeIdleConnections()
        return refuse(socket, 'too many connections')
      }
      completed(slowest)
      refuse(slowest, 'too many connections')
    }
    incomplete.add(socket)
    open++
    openOf.set(key, ofNetwork + 1)
    socket.once('close', () => {
      completed(socket)
      open--
      const left = (openOf.get(key) ?? 1) - 1
      if (left === 0) openOf.delete(key)
      else openOf.set(key, left)
    })
  })
  server.prependListener('request', (request: IncomingMessage) => {
    const { socket, headers } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (!hasBody) return completed(socket)
    const [first] = arriving
    if (first && arriving.size >= bodies) {
      completed(first)
      refuse(first, 'too many bodies')
    }
    // a connection that is already in the set retains its place
    incomplete.add(socket)
    arriving.add(socket)
    request.once('end', () => completed(socket))
  })
}
