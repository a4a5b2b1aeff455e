import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server on loopback that answers under its own host name only, so that no other page can reach it by DNS rebinding.
 */
export interface Listening {
  readonly origin: string
  close(): Promise<void>
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** `port`: the preferred port; any free port if it is in use or 0. */
export const listenOn = async (port: number, answer: Answer): Promise<Listening> => {
  const server = createServer((request, response) => {
    if (request.headers.host !== new URL(origin()).host) return void response.writeHead(403).end()
    void Promise.resolve(answer(request, response)).catch((error) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error))
    })
  })
  // A busy process might close an idle connection just as the simulated app, in the same process, sends a call on it.
  server.keepAliveTimeout = 0
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`
  const listen = (wished: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(wished, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  await listen(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return listen(0)
  })
  return {
    origin: origin(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
