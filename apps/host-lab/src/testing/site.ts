import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** A site on loopback: a page with the bridge as `library`, and `/api/*`, which returns what it received. */
export interface Site {
  readonly origin: string
  /** headers of calls to `/api`, oldest first */
  readonly called: IncomingHttpHeaders[]
  close(): Promise<void>
}

const page = `<!doctype html><meta name="viewport" content="width=device-width"><title>Test</title>
<script type="module">import * as library from '/library.js'; window.library = library</script>`

const bundled = async (): Promise<string> => {
  const input = fileURLToPath(new URL('library.ts', import.meta.url))
  const { output } = await (await rolldown({ input })).generate({ codeSplitting: false })
  return output[0].code
}

export const openSite = async (): Promise<Site> => {
  const library = await bundled()
  const called: IncomingHttpHeaders[] = []
  const send = (response: ServerResponse, type: string, body: string) =>
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(body)
  const server = createServer(async (request, response) => {
    const { method, url = '/', headers } = request
    const body = await text(request)
    if (url.startsWith('/library.js')) send(response, 'text/javascript', library)
    else if (url.startsWith('/api/')) {
      called.push(headers)
      send(response, 'application/json', JSON.stringify({ status: 0, data: { method, url, body } }))
    } else if (url === '/favicon.ico') response.writeHead(404).end()
    // as if the system handled the link, so the page stays
    else if (url.startsWith('/universal')) response.writeHead(204).end()
    else send(response, 'text/html', page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
