import { createHash } from 'node:crypto'
import type { LiveEvents, LiveNow } from '@foyer/api/live'
import { eventText } from '../../streams/event-text.ts'

/** One event of a live session. */
export const written = <Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name], id?: string): string =>
  eventText(name, JSON.stringify(data), id)

/** The id of a state without its time and viewers: a page that already has this id needs only the viewers. */
export const idOf = ({ asOf: _, viewers: __, ...state }: LiveNow): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 12)
