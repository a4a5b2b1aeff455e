import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { WireEvent } from '@foyer/contract/tracking-events'
import { decode } from './decode.ts'

/** A request that came with events, as it came. */
export interface Seen {
  readonly method: string
  readonly url: string
  readonly type: string | undefined
  readonly isDry: boolean
  readonly body: string
  readonly events: readonly WireEvent[]
}

/** `stored, then dropped`: the events are in the table, the answer never arrives. */
export type Answer = number | 'dropped' | 'stored, then dropped' | 'never'

const nameOf = ({ distinct_id, _track_id, time }: WireEvent): string => `${distinct_id} ${_track_id} ${time}`

/** A collector on loopback: it decodes every form, stores, drops doubles, and misbehaves as told. */
export const startCollector = async () => {
  const table = new Map<string, WireEvent>()
  const collector = {
    seen: [] as Seen[],
    /** every event stored, in the order they came */
    get events(): WireEvent[] {
      return [...table.values()]
    },
    /** arrivals of what was stored already */
    doubles: 0,
    answer: (_events: readonly WireEvent[]): Answer => 200,
    /** sent with every answer */
    headers: {} as Record<string, string>,
    /** what the configuration endpoint gives to the callback; undefined: it never answers */
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
      if (table.has(nameOf(event))) collector.doubles += 1
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
    if ((answer === 'stored, then dropped' || (Number(answer) >= 200 && Number(answer) < 300)) && !isDry) store(events)
    if (typeof answer === 'string') response.destroy()
    else
      response
        .writeHead(answer, { 'Content-Type': 'image/gif', ...collector.headers })
        .end(answer === 200 ? '' : 'name_reserved')
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
