import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ClientConfig, clientConfig } from '@foyer/protocol/config'
import { refusals } from '@foyer/protocol/errors'
import { type IdentityService, identityService, type ServiceOptions } from './identity-service.ts'
import { deploymentPkcs8 } from './tokens.ts'
import { Refusing } from './verify.ts'

/** The reply in front of an overloaded server: its own refusal, or a proxy's page. */
export type Busy = 'unavailable' | 'bad gateway'

/**
 * The fault of a reply. `late`: the work is done, and the reply waits for `release()`. `slow`: the same, except that
 * headers and the beginning of the body are sent. `stalled`: headers, and never a complete body.
 */
export type Fault = 'dropped' | 'garbage' | 'busy' | 'broken' | 'stalled' | 'late' | 'slow' | 'html' | Busy

export interface TestServer {
  readonly client: ClientConfig
  readonly service: IdentityService
  /** the received requests, as `host/path`, oldest first */
  readonly seen: string[]
  /** headers of the newest request */
  readonly headers: () => IncomingMessage['headers']
  /** the fault of a request from now on; undefined: none. `served` says whether the work is done before the fault. */
  fault: (path: string) => { fault: Fault; served?: boolean; retryAfter?: string } | undefined
  /** whether replies have a readable Date header */
  sendsDate: boolean
  /** sends all late replies */
  release(): void
  close(): Promise<void>
}

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

/** A server on loopback whose clock is `now`. */
export const startServer = async (now: () => number, options?: ServiceOptions): Promise<TestServer> => {
  const service = identityService(now, options)
  let waiting: (() => void)[] = []
  let headers: IncomingMessage['headers'] = {}

  /** Does the work, and returns the reply. */
  const work = (serve: () => unknown): { status: number; body: object } => {
    try {
      return { status: 200, body: { status: 0, data: serve() } }
    } catch (error) {
      if (!(error instanceof Refusing)) throw error
      const { reason, detail, status } = error
      const body = { status: refusals[reason].status, msg: reason, reason, ...(detail && { detail }) }
      return { status, body }
    }
  }

  const answer = (response: ServerResponse, serve: () => unknown, fault: 'late' | 'slow' | undefined): void => {
    const { status, body } = work(serve)
    if (fault === undefined) send(response, status, body)
    else if (fault === 'late') waiting.push(() => send(response, status, body))
    else {
      const text = JSON.stringify(body)
      response.writeHead(status, { 'Content-Type': 'application/json' }).write(text.slice(0, 5))
      waiting.push(() => response.end(text.slice(5)))
    }
  }

  const misbehave = (fault: Fault, response: ServerResponse): void => {
    if (fault === 'dropped') response.destroy()
    else if (fault === 'garbage') response.end('{"status":0,"data"')
    else if (fault === 'html')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Free airport Wi-Fi</h1>')
    else if (fault === 'bad gateway') response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502</h1>')
    else if (fault === 'unavailable') send(response, 503, { status: 50301, msg: 'busy', reason: 'unavailable' })
    else if (fault === 'stalled') response.writeHead(200).write('{"status":')
    else if (fault === 'busy') send(response, 429, { status: 42901, msg: 'busy', reason: 'rate_limited' })
    else send(response, 500, { status: 50001, msg: 'broken', reason: 'server_error' })
  }

  const http = createServer(async (request, response) => {
    if (request.url === '/config.json') return send(response, 200, server.client)
    const body = await text(request)
    const [, host = '', target = ''] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? []
    const path = host + target.replace(/\?.*/, '')
    server.seen.push(path)
    headers = request.headers
    response.sendDate = false
    if (server.sendsDate) response.setHeader('Date', new Date(now()).toUTCString())
    const serve = () => service.handle(host, { method: request.method ?? '', target, headers: request.headers, body })
    const { fault, served = false, retryAfter } = server.fault(path) ?? {}
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
    if (fault === undefined || fault === 'late' || fault === 'slow') answer(response, serve, fault)
    else {
      if (served) work(serve)
      misbehave(fault, response)
    }
  })

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const names = ['api', 'opening', 'jwt', 'trade', 'quote', 'common', 'user', 'fund', 'collector', 'secure']
  const server: TestServer = {
    client: clientConfig.parse({
      environment: 'TEST',
      variant: 'main',
      release: '1.2.3',
      hosts: Object.fromEntries(names.map((name) => [name, `${origin}/${name}`])),
      twoLayer: { appName: 'foyer', appId: 'foyer-h5', secret: service.secret },
      terminalSources: { foyer: '02', partner: '95' },
      deploymentKey: deploymentPkcs8,
      sandbox: true,
    }),
    service,
    seen: [],
    headers: () => headers,
    fault: () => undefined,
    sendsDate: true,
    release() {
      for (const go of waiting) go()
      waiting = []
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return server
}
