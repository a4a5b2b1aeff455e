import { get, type IncomingMessage } from 'node:http'

/** An event as a browser reads it. */
interface Seen {
  readonly event: string
  readonly data: unknown
}

export interface Stream<One extends Seen> {
  readonly response: IncomingMessage
  /** all events that arrived, without heartbeats and retry lines */
  readonly seen: One[]
  /** all bytes that arrived, as text */
  text(): string
  /** the next given number of events that were not read yet */
  take(count: number): Promise<One[]>
  readonly ended: Promise<void>
  close(): void
}

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2)

/** Listens to an address like an EventSource, but does not reconnect. */
export const listen = async <One extends Seen>(
  url: string,
  lastEventId?: string,
  more: Record<string, string> = {},
): Promise<Stream<One>> => {
  const headers = { ...more, ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }) }
  const request = get(url, { headers, agent: false })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  const seen: One[] = []
  let [read, text, unread] = [0, '', '']
  let onMore = () => {}
  const ended = new Promise<void>((resolve) => response.once('close', resolve))
  response.setEncoding('utf8').on('error', () => undefined)
  response.on('data', (piece: string) => {
    text += piece
    const blocks = (unread + piece).split('\n\n')
    unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const [event, data, id] = ['event', 'data', 'id'].map((name) => fieldOf(block, name))
      if (event && data && event !== 'heartbeat')
        seen.push({ event, data: JSON.parse(data), ...(id && { id }) } as unknown as One)
    }
    onMore()
  })
  return {
    response,
    seen,
    text: () => text,
    ended,
    take: async (count) => {
      while (seen.length < read + count)
        await new Promise<void>((resolve) => {
          onMore = resolve
        })
      read += count
      return seen.slice(read - count, read)
    },
    close: () => request.destroy(),
  }
}
