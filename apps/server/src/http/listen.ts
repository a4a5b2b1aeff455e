import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Environment } from '../config/environment.ts'
import { StartError } from '../config/start-error.ts'
import type { App } from './app.ts'
import { backlog } from './connection-bounds.ts'
import { whenOver } from './when-over.ts'

/** Milliseconds after the server stops accepting connections until running requests are cut. */
const drainTimeout = 10_000

const whyNot = (code: string | undefined, { PORT, HOST }: Pick<Environment, 'PORT' | 'HOST'>): string | undefined =>
  ({
    EADDRINUSE: `Port ${PORT} is in use: stop what listens there, or set PORT.`,
    EACCES: `Port ${PORT} is not ours to take: set PORT above 1023.`,
    EADDRNOTAVAIL: `HOST ${HOST} is no address of this machine.`,
  })[code ?? '']

export interface Listener {
  /** @returns the port, which is a free one if PORT is 0. @throws StartError if the address is not available */
  listen(): Promise<number>
  /** Serves for DRAIN_SECONDS, then accepts no more connections and waits for running requests. */
  drain(): Promise<void>
}

export const listener = (app: App, environment: Pick<Environment, 'PORT' | 'HOST' | 'DRAIN_SECONDS'>): Listener => {
  let running = 0
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    running++
    whenOver(request, response, () => running--)
  })
  // `close` waits for connections, not for requests, including idle ones and ones that a browser opened and never used
  const closeIdle = () => {
    if (app.server.listening) return
    if (running === 0) app.server.closeAllConnections()
    else app.server.closeIdleConnections()
  }
  return {
    listen: async () => {
      try {
        await app.listen({ port: environment.PORT, host: environment.HOST, backlog })
      } catch (cause) {
        const sentence = whyNot((cause as NodeJS.ErrnoException).code, environment)
        throw sentence === undefined ? cause : new StartError(sentence, { cause })
      }
      return (app.server.address() as AddressInfo).port
    },
    drain: async () => {
      const closingIdle = setInterval(closeIdle, 20)
      const limit = setTimeout(() => app.server.closeAllConnections(), environment.DRAIN_SECONDS * 1000 + drainTimeout)
      await app.close()
      clearInterval(closingIdle)
      clearTimeout(limit)
    },
  }
}
