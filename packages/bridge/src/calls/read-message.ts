import { type HostEvent, type HostReply, protocolVersion } from '../protocol.ts'
import { fieldsOf, parseJson } from './json.ts'

/**
 * Maximum length of a message in characters: no reply of ours is close to it, and a longer one could freeze the page.
 */
export const longestMessage = 8 * 1024 * 1024

/**
 * Parses text, or an object converted to text, so that both kinds of channels are treated alike and no object of the
 * host is retained.
 */
const parsed = (raw: unknown): unknown => {
  try {
    const text = typeof raw === 'string' ? raw : JSON.stringify(raw)
    return text.length <= longestMessage ? parseJson(text) : undefined
  } catch {
    return undefined
  }
}

/** A reply whose id is readable and the rest is not. */
interface MalformedReply {
  readonly malformed: string
}

/**
 * Parses a message of the host: a reply, an event, the id of an unreadable reply, or undefined for anything else.
 * Trusts no type and no size.
 */
export const readMessage = (raw: unknown): HostReply | HostEvent | MalformedReply | undefined => {
  const { v, id, event, data = null, info } = fieldsOf(parsed(raw))
  if (v !== protocolVersion) return undefined
  if (typeof event === 'string') return { v, event, data }
  const { error_code, error_message = '' } = fieldsOf(info)
  if (typeof id !== 'string') return undefined
  const isReply = Number.isFinite(error_code) && typeof error_message === 'string'
  return isReply ? { v, id, data, info: { error_code: Number(error_code), error_message } } : { malformed: id }
}
