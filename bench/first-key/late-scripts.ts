import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Passes everything on to a server, and scripts later by what `lateBy` returns, in milliseconds. Nothing is cached. */
export const startLateScripts = async (site: string, lateBy: () => number) => {
  const server = createServer((incoming, answer) => {
    const pass = () => {
      const passed = request(
        `${site}${incoming.url}`,
        { method: incoming.method, headers: incoming.headers },
        (reply) => {
          answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'cache-control': 'no-store' })
          reply.pipe(answer)
        },
      )
      // a page that is left cancels its requests
      passed.on('error', () => answer.destroy())
      incoming.pipe(passed)
    }
    if (/^\/assets\/.*\.js$/.test(incoming.url ?? '')) setTimeout(pass, lateBy())
    else pass()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
