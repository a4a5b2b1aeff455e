import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { forward, sendBack } from '../../http/forward.ts'
import { type Listening, listenOn } from '../../http/listening.ts'
import type { NativeSide, Reply } from './native-side.ts'

/**
 * A `node:http` handler that connects the page's part of a simulator with the native side, under any path. POST …/sync
 * answers with the immediate reply or nothing, and sends other replies into the page. POST …/promise answers when there
 * is a reply. POST …/callback answers with nothing. GET …/spoken streams what is sent into the page.
 */
export const nativeHandler = (native: NativeSide): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const open = new Set<ServerResponse>()
  let queued: string[] = []

  const write = (response: ServerResponse, message: string) => response.write(`data: ${JSON.stringify(message)}\n\n`)
  native.speak = (message) => {
    native.note({ from: 'host', text: message })
    if (open.size === 0) queued.push(message)
    for (const response of open) write(response, message)
  }
  const speakLater = (replies: readonly Reply[]) => {
    for (const reply of replies) void Promise.resolve(reply).then(native.speak)
  }
  const answer = (response: ServerResponse, message: string) => {
    if (message) native.note({ from: 'host', text: message })
    response.end(message)
  }

  const listen = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.flushHeaders()
    open.add(response)
    response.on('close', () => open.delete(response))
    for (const message of queued) write(response, message)
    queued = []
  }

  const post = async (way: string, message: string, response: ServerResponse): Promise<void> => {
    native.note({ from: 'page', text: message })
    const [first, ...rest] = native.handle(message)
    if (way === 'promise') {
      // without a reply the promise remains pending, as in the app
      if (first !== undefined) answer(response, await first)
      return speakLater(rest)
    }
    const isNow = way === 'sync' && typeof first === 'string'
    answer(response, isNow ? first : '')
    speakLater(isNow || first === undefined ? rest : [first, ...rest])
  }

  return (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    const way = /[^/]*$/.exec(request.url ?? '')?.[0] ?? ''
    if (way === 'spoken') return listen(response)
    void text(request)
      .then((message) => post(way, message, response))
      .catch((error) => response.writeHead(410).end(String(error)))
  }
}

/**
 * Serves a site with the native side beside it, under `endpoint`, on an origin of its own on loopback. Playwright could
 * intercept the endpoint's requests instead, but it leaves a synchronous one unanswered if the page is reloaded just
 * then, and the page waits for ever.
 */
export const serveNative = (native: NativeSide, endpoint: string, site: string): Promise<Listening> => {
  const answer = nativeHandler(native)
  return listenOn(0, async (request, response) => {
    if (request.url?.startsWith(`${endpoint}/`)) return answer(request, response)
    sendBack(await forward(request, response, site), response)
  })
}
