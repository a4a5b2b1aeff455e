import type { StreamEvents } from '@foyer/api/market'
import { eventText } from '../../../streams/event-text.ts'

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

/** One event of a stream of quotes; `data` is JSON already, because many streams share it. */
export const written = (name: keyof StreamEvents, data: string, id?: EventId): string =>
  eventText(name, data, id && `${id.at}-${id.stream}`)
