import { createHash } from 'node:crypto'
import type { LiveEvents, LiveNow } from '@foyer/contract/live'

/** One server-sent event; JSON contains no line breaks. */
export const written = <Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name], id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The id of a state without its time and viewers: a page that already has this id needs only the viewers. */
export const idOf = ({ asOf: _, viewers: __, ...state }: LiveNow): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 12)

/**
 * Milliseconds until a browser reconnects. The values are spread, because all browsers lose a stopping server at the
 * same moment.
 */
export const retryAfter = (nth: number): string => `retry: ${1500 + ((nth * 617) % 2000)}\n\n`
