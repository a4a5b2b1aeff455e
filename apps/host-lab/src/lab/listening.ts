import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on loopback that answers under its own name only: a page elsewhere cannot point a name of its own at it. */
export interface Listening {
  readonly origin: string
  close(): Promise<void>
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** `port`: the one wished for; where it is taken, or 0, any free one. */
export const listenOn = async (port: number, answer: Answer): Promise<Listening> => {
  const server = createServer((request, response) => {
    if (request.headers.host !== new URL(origin()).host) return void response.writeHead(403).end()
    void Promise.resolve(answer(request, response)).catch((error) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error))
    })
  })
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
