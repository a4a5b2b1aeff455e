import { type HostEvent, type HostReply, protocolVersion } from '../protocol.ts'
import { fieldsOf, parseJson } from './json.ts'

/** Characters of the longest message that is read: no answer of ours comes near, and a page must not freeze on one. */
export const longestMessage = 8 * 1024 * 1024

/** Text as it came, or an object as text: from here on both ways of a host are one, and nothing of its own is kept. */
const parsed = (raw: unknown): unknown => {
  try {
    const text = typeof raw === 'string' ? raw : JSON.stringify(raw)
    return text.length <= longestMessage ? parseJson(text) : undefined
  } catch {
    return undefined
  }
}

/** A reply that names its call and cannot be read beyond that. */
interface MalformedReply {
  readonly malformed: string
}

/**
 * What a host said: a reply, an event, the id of a reply that cannot be read, or undefined for whatever is none of these. Trusts no
 * type and no size.
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
