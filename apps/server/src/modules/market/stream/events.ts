import type { StreamEvents } from '@foyer/contract/market'

/** Names the moment an event is of, and the stream it belongs to: of another stream nothing can be carried on. */
export interface EventId {
  /** milliseconds since 1970 of the business clock */
  readonly at: number
  readonly stream: string
}

/** What a browser sends back of it; undefined for anything else. */
export const readEventId = (text: string | undefined): EventId | undefined => {
  const [, at, stream] = /^(\d{1,15})-([\w-]{8})$/.exec(text ?? '') ?? []
  return at === undefined || stream === undefined ? undefined : { at: Number(at), stream }
}

/** An event as it goes over the wire; `data` is JSON already and has no line breaks. */
export const written = (name: keyof StreamEvents, data: string, id?: EventId): string =>
  `${id ? `id: ${id.at}-${id.stream}\n` : ''}event: ${name}\ndata: ${data}\n\n`

/** Shows both ends that the other is there; a comment would be hidden from the page. It has no id: no moment is told of. */
export const heartbeat = Buffer.from(written('beat', '{}'))

/** Milliseconds until a browser tries again; spread, since all lose a server that stops at once. */
export const retryAfter = (nth: number): string => `retry: ${1500 + ((nth * 617) % 2000)}\n\n`
