import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bundleTracker } from '../../scripts/libraries/sizes.ts'

/** Behaviour of the collector: `closed` accepts no connection, `hangs` never answers, `up` accepts events. */
export type Mood = 'closed' | 'hangs' | 'up'

const listen = async (answer: RequestListener): Promise<{ server: Server; url: string }> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bench</title><body style="height:4000px"><h1>Bench</h1><script type="module">
import { createTracker, webPlatform } from '/tracker.js'
globalThis.start = (config) => { globalThis.tracker = createTracker(config, webPlatform()); tracker.start() }
</script></html>`

/** A page with only the tracker, as the client ships it. */
export const startPage = async () => {
  const script = await bundleTracker()
  const { server, url } = await listen((request, response) => {
    const isScript = request.url === '/tracker.js'
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? script : html)
  })
  return {
    url,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const pixel = Buffer.from('R0lGODlhAwAFAIAAAAAAAP///yH5BAEAAAAALAAAAAADAAUAAAIJBAgQIECAAAGiADs=', 'base64')

/** A collector that serves its configuration and then behaves as `mood` defines. */
export const startCollector = async (mood: Mood) => {
  let requests = 0
  const { server, url } = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://collector')
    if (pathname !== '/sa') {
      const script = `${searchParams.get('callbackName')}({})`
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    }
    requests++
    request.resume()
    if (mood === 'hangs') return
    const isImage = request.method === 'GET'
    response.writeHead(isImage ? 200 : 204, {
      'Access-Control-Allow-Origin': '*',
      ...(isImage && { 'Content-Type': 'image/gif' }),
    })
    response.end(isImage ? pixel : undefined)
  })
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return {
    url: `${url}/sa`,
    /** call it once the configuration was served */
    ready: () => mood === 'closed' && stop(),
    /** requests with events since then */
    received: () => requests,
    stop,
  }
}
