import { createHash } from 'node:crypto'
import type { LiveEvents, LiveNow } from '@foyer/contract/live'

/** An event as it goes over the wire; JSON has no line breaks. */
export const written = <Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name], id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Names what a page was told, time and viewers apart: told the same again it learns nothing. */
export const idOf = ({ asOf: _, viewers: __, ...told }: LiveNow): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 12)

/** Milliseconds until a browser tries again; spread, since all lose a server that stops at once. */
export const retryAfter = (nth: number): string => `retry: ${1500 + ((nth * 617) % 2000)}\n\n`
