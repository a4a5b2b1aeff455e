import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import { text } from 'node:stream/consumers'
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
export const passOn = (
  request: IncomingMessage,
  response: ServerResponse,
  { to, headers, labOrigin }: Passage,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const page = isPage(request)
    const { 'if-none-match': etag, ...given } = { ...request.headers, ...headers, host: new URL(to).host }
    // a page is modified, so it must arrive uncompressed and complete
    const sent = page
      ? { ...given, 'accept-encoding': 'identity' }
      : { ...given, ...(etag && { 'if-none-match': etag }) }
    const answered = async (answer: IncomingMessage) => {
      const { statusCode = 502, headers: own } = answer
      if (!page) {
        response.writeHead(statusCode, own)
        answer.pipe(response)
        return
      }
      const html = withSimulator(await text(answer))
      const { etag: _, 'content-length': __, ...others } = own
      const policy = framedBy(String(own['content-security-policy'] ?? ''), labOrigin)
      response.writeHead(statusCode, { ...others, 'content-security-policy': policy, 'cache-control': 'no-store' })
      response.end(html)
    }
    const onward = sendRequest(to + request.url, { method: request.method, headers: sent }, (answer) => {
      answered(answer).then(resolve, reject)
    })
    onward.on('error', reject)
    request.pipe(onward)
  })
