import type { StreamEvents } from '@foyer/contract/market'

/** The moment of an event and the stream it belongs to. An id of another stream cannot be resumed. */
export interface EventId {
  /** milliseconds since 1970 of the business clock */
  readonly at: number
  readonly stream: string
}

/** Parses the id that a browser sends back; undefined for anything else. */
export const readEventId = (text: string | undefined): EventId | undefined => {
  const [, at, stream] = /^(\d{1,15})-([\w-]{8})$/.exec(text ?? '') ?? []
  return at === undefined || stream === undefined ? undefined : { at: Number(at), stream }
}

/** One server-sent event; `data` is JSON already and has no line breaks. */
export const written = (name: keyof StreamEvents, data: string, id?: EventId): string =>
  `${id ? `id: ${id.at}-${id.stream}\n` : ''}event: ${name}\ndata: ${data}\n\n`

/**
 * A heartbeat for both ends. It is an event because pages cannot see comments, and has no id because it belongs to no
 * moment.
 */
export const heartbeat = Buffer.from(written('heartbeat', '{}'))

/**
 * Milliseconds until a browser reconnects. The values are spread, because all browsers lose a stopping server at the
 * same moment.
 */
export const retryAfter = (nth: number): string => `retry: ${1500 + ((nth * 617) % 2000)}\n\n`
