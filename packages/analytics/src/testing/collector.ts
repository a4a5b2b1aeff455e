import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { WireEvent } from '@foyer/protocol/tracking/events'
import { decode } from './decode.ts'

/** A received request with events. */
export interface Seen {
  readonly method: string
  readonly url: string
  readonly type: string | undefined
  readonly isDry: boolean
  readonly body: string
  readonly events: readonly WireEvent[]
}

/**
 * `accepted`: the real collector's reply to each form. A number: a refusal or a failure of that status, in the collector's
 * own format. `stored, then dropped`: the events are in the table, and the reply never arrives. The others are replies
 * of an intermediary: a page, an image, or a refusal in another format.
 */
export type Answer =
  | 'accepted'
  | number
  | 'dropped'
  | 'stored, then dropped'
  | 'never'
  | 'page of a captive portal'
  | 'image of a captive portal'
  | 'refusal of a proxy'

/** The real collector's image of 3 × 5 pixels; a portal's is 1 × 1. */
const pixel = Buffer.from('R0lGODlhAwAFAIAAAAAAAP///yH5BAEAAAAALAAAAAADAAUAAAIJBAgQIECAAAGiADs=', 'base64')
const foreignPixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

interface Reply {
  readonly status: number
  readonly type?: string
  readonly body?: string | Buffer
}

const replyOf = (answer: Exclude<Answer, 'dropped' | 'stored, then dropped' | 'never'>, form: string): Reply => {
  if (answer === 'page of a captive portal')
    return { status: 200, type: 'text/html', body: '<h1>Sign in to Wi-Fi</h1>' }
  if (answer === 'image of a captive portal') return { status: 200, type: 'image/gif', body: foreignPixel }
  if (answer === 'refusal of a proxy') return { status: 400, type: 'text/html', body: '<h1>Bad Request</h1>' }
  if (answer !== 'accepted') {
    const reason = answer === 400 ? 'invalid_request' : answer === 413 ? 'too_large' : 'unavailable'
    return {
      status: answer,
      type: 'application/json',
      body: JSON.stringify({ status: 1, msg: 'name_reserved', reason }),
    }
  }
  if (form === 'image') return { status: 200, type: 'image/gif', body: pixel }
  if (form === 'debug') return { status: 200, type: 'application/json', body: '{"status":0,"data":{}}' }
  return { status: 204 }
}

const nameOf = ({ distinct_id, _track_id, time }: WireEvent): string => `${distinct_id} ${_track_id} ${time}`

/** A collector on loopback: it decodes every form, stores, drops duplicates, and simulates faults. */
export const startCollector = async () => {
  const table = new Map<string, WireEvent>()
  const collector = {
    seen: [] as Seen[],
    /** every stored event, in order of arrival */
    get events(): WireEvent[] {
      return [...table.values()]
    },
    /** arrivals of events that were already stored */
    duplicates: 0,
    answer: (_events: readonly WireEvent[]): Answer => 'accepted',
    /** headers of every reply */
    headers: {} as Record<string, string>,
    /** the value that the configuration endpoint passes to the callback; undefined: it never replies */
    configuration: {} as unknown,
    configurationQueries: [] as URLSearchParams[],
    deepLink: (_query: URLSearchParams): object | undefined => ({}),
    origin: '',
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }

  const store = (events: readonly WireEvent[]): void => {
    for (const event of events)
      if (table.has(nameOf(event))) collector.duplicates += 1
      else table.set(nameOf(event), event)
  }

  const collect = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const body = await text(request)
    const { method = '', headers } = request
    const events = decode(method === 'GET' ? url.search : body)
    const isDry = headers['dry-run'] !== undefined
    collector.seen.push({ method, url: request.url ?? '', type: headers['content-type'], isDry, body, events })
    const answer = collector.answer(events)
    if (answer === 'never') return
    if ((answer === 'stored, then dropped' || answer === 'accepted') && !isDry) store(events)
    if (answer === 'dropped' || answer === 'stored, then dropped') return void response.destroy()
    const form = url.pathname === '/sa/debug' ? 'debug' : method === 'GET' ? 'image' : 'post'
    const { status, type, body: reply } = replyOf(answer, form)
    response.writeHead(status, { ...(type && { 'Content-Type': type }), ...collector.headers }).end(reply)
  }

  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://collector')
    if (url.pathname === '/sa' || url.pathname === '/sa/debug') void collect(request, response, url)
    else if (url.pathname === '/config/visualized/Web.conf') {
      collector.configurationQueries.push(url.searchParams)
      if (collector.configuration !== undefined)
        response.end(`${url.searchParams.get('callbackName')}(${JSON.stringify(collector.configuration)})`)
    } else if (url.pathname === '/sdk/deeplink/param') {
      const reply = collector.deepLink(url.searchParams)
      if (reply) response.end(JSON.stringify(reply))
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  collector.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return collector
}

export type TestCollector = Awaited<ReturnType<typeof startCollector>>
