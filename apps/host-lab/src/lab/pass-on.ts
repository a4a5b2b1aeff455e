import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { forward, sendBack } from '../http/forward.ts'
import { framedBy, withSimulator } from './inject.ts'

interface Passage {
  /** origin of the sandbox */
  readonly to: string
  /** headers that replace the browser's own */
  readonly headers: Readonly<Record<string, string>>
  readonly labOrigin: string
}

const isPage = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && /^\/(institution\/)?(\?|$)/.test(url)

/** Forwards a request to the sandbox. A page gets the simulator inserted; everything else is returned unchanged. */
export const passOn = async (
  request: IncomingMessage,
  response: ServerResponse,
  { to, headers, labOrigin }: Passage,
): Promise<void> => {
  const sent = { ...request.headers, ...headers, host: new URL(to).host }
  if (!isPage(request)) return sendBack(await forward(request, response, to, sent), response)
  // a page is modified, so it must arrive uncompressed and complete
  const { 'if-none-match': _none, ...complete } = { ...sent, 'accept-encoding': 'identity' }
  const answer = await forward(request, response, to, complete)
  const html = withSimulator(await text(answer))
  const { etag: _, 'content-length': __, ...others } = answer.headers
  const policy = framedBy(String(answer.headers['content-security-policy'] ?? ''), labOrigin)
  response.writeHead(answer.statusCode ?? 502, {
    ...others,
    'content-security-policy': policy,
    'cache-control': 'no-store',
  })
  response.end(html)
}
