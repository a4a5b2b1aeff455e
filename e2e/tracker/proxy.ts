import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Behaviour of the collector. `failing`: it answers 500. `redirecting`: it redirects. `silent`: it stores the events,
 * and the sender gets no answer.
 */
type Collector = 'up' | 'failing' | 'redirecting' | 'silent'

/** A tracker's request as it was sent. */
interface Sent {
  readonly method: string
  readonly path: string
  readonly type: string | undefined
  readonly isDry: boolean
  readonly body: string
  /** the number of events in it */
  readonly events: number
}

/** A page that the proxy serves itself, and its files. */
export type Files = Readonly<Record<string, { readonly type: string; readonly text: string; readonly policy?: string }>>

const collection = /^\/sa(\/debug)?\?/

/** Returns the events of a body or a query. */
const eventsIn = ({
  path,
  body,
}: Pick<Sent, 'path' | 'body'>): { distinct_id: string; _track_id: number; time: number }[] => {
  const fields = new URLSearchParams(body || path.slice(path.indexOf('?')))
  const read = (encoded: string) => JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))
  return [read(fields.get('data') ?? fields.get('data_list') ?? '')].flat()
}

/**
 * Forwards everything between a browser and a server, and treats the tracker's requests as the collector's behaviour
 * requires.
 */
export const startProxy = async (server: number, files: Files) => {
  const state = { collector: 'up' as Collector, open: 0 }
  const sent: Sent[] = []
  /** per event: how many times the server confirmed that it is durable */
  const durable = new Map<string, number>()
  const silenced = new Set<IncomingMessage>()
  const underWay = new Set<Promise<void>>()

  const passOn = (from: IncomingMessage, body: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { ...from.headers, host: `localhost:${server}` }
      request({ port: server, method: from.method, path: from.url, headers }, resolve).on('error', reject).end(body)
    })

  const answerWith = (reply: IncomingMessage, to: ServerResponse): void => {
    to.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(to)
  }

  const collect = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = from
    const body = await text(from)
    const one = {
      method,
      path,
      type: headers['content-type'],
      isDry: 'dry-run' in headers,
      body,
      events: eventsIn({ path, body }).length,
    }
    sent.push(one)
    if (state.collector === 'failing') return void to.writeHead(500).end()
    if (state.collector === 'redirecting') return void to.writeHead(302, { Location: '/readyz' }).end()
    const isSilent = state.collector === 'silent'
    const reply = await passOn(from, body)
    if (reply.statusCode && reply.statusCode < 300 && !one.isDry)
      for (const { distinct_id, _track_id, time } of eventsIn(one)) {
        const id = `${distinct_id} ${_track_id} ${time}`
        durable.set(id, (durable.get(id) ?? 0) + 1)
      }
    if (!isSilent) return answerWith(reply, to)
    reply.resume()
    silenced.add(from)
  }

  const answer = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const path = from.url ?? ''
    const file = files[path.split('?')[0] ?? '']
    if (file) {
      const policy = file.policy && { 'Content-Security-Policy': file.policy }
      to.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store', ...policy }).end(file.text)
    } else if (collection.test(path)) await collect(from, to)
    else answerWith(await passOn(from, await text(from)), to)
  }

  const http = createServer((from, to) => {
    state.open++
    to.once('close', () => state.open--)
    // a browser that disconnects during a request is not an error
    const answered = answer(from, to).catch(() => void from.socket.destroy())
    underWay.add(answered)
    void answered.then(() => underWay.delete(answered))
  })
  await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(http.address() as AddressInfo).port}`,
    sent,
    /** number of requests without an answer */
    open: () => state.open,
    silenced: () => silenced.size,
    become(collector: Collector): void {
      state.collector = collector
      for (const { socket } of silenced) socket.destroy()
      silenced.clear()
    },
    /** expected figures of the server: stored events and duplicates */
    arrivals() {
      const times = [...durable.values()].reduce((sum, count) => sum + count, 0)
      return { stored: durable.size, duplicates: times - durable.size }
    },
    /** Closes the proxy. Resolves once no request is in flight to the server. */
    async close(): Promise<void> {
      const closed = new Promise((resolve) => http.close(resolve))
      http.closeAllConnections()
      await Promise.all([closed, ...underWay])
    },
  }
}
export type Proxy = Awaited<ReturnType<typeof startProxy>>
