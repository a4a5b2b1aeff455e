import type { Reason, RefusalDetail } from '@foyer/protocol/errors'
import { CommError, noAnswer } from '../comm-error.ts'
import type { TransportResponse } from '../transport/transport.ts'

type Fields = Record<string, unknown>

/** The content of a reply: its data, or the server's refusal. */
export type ReadReply = (response: TransportResponse) => { data: unknown } | { refused: CommError }

export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

/** The facts about a failure in the headers of a reply. */
const headerFacts = ({ retryAfter }: TransportResponse): RefusalDetail | undefined =>
  retryAfter === undefined ? undefined : { retryAfter }

export const unread = (response: TransportResponse, what = 'no reply', cause?: unknown): CommError =>
  noAnswer('unreadable', `HTTP ${response.status}, ${what}`, cause, headerFacts(response))

/** @throws CommError of kind `unreadable` */
export const parseReply = (response: TransportResponse): unknown => {
  try {
    return JSON.parse(response.text)
  } catch (cause) {
    throw unread(response, String(cause), cause)
  }
}

/** The facts of a refusal that have the type of the catalogue. */
const readDetail = (value: unknown): RefusalDetail | undefined => {
  const fields = fieldsOf(value)
  if (!fields) return undefined
  const detail: RefusalDetail = {}
  for (const name of ['retryAfter', 'attemptsLeft', 'serverTime'] as const) {
    const number = fields[name]
    if (typeof number === 'number' && Number.isFinite(number)) detail[name] = number
  }
  const { challenge, bits } = fieldsOf(fields.proof) ?? {}
  if (typeof challenge === 'string' && typeof bits === 'number') detail.proof = { challenge, bits }
  for (const name of ['path', 'rule', 'reference'] as const) {
    const words = fields[name]
    if (typeof words === 'string') detail[name] = words
  }
  return detail
}

/**
 * A reason is the key of a text. A reason that this version of the client does not know is shown as `unexpected`. The
 * catalogue itself would be larger than the rest of this file.
 */
const isReason = (value: unknown): value is Reason =>
  typeof value === 'string' && /^[a-z_]{2,40}$/.test(value) && !(value in {})

/** The refusal in a reply, by default with the reply's own message and code 30000 (X2). */
export const refusedReply = (
  response: TransportResponse,
  { reason, msg, message, detail, reference }: Fields,
  { code, message: words = String(msg ?? message ?? 'refused') }: { code?: number; message?: string } = {},
): CommError => {
  const facts = headerFacts(response)
  const replyFacts = readDetail(reference ? { ...Object(detail), reference } : detail)
  return new CommError('refused', words, {
    ...(code !== undefined && { code }),
    reason: isReason(reason) ? reason : 'unexpected',
    detail: facts || replyFacts ? { ...facts, ...replyFacts } : undefined,
  })
}

/**
 * Reads a reply of the app API or of a token call: `{status, data}`, a refusal with a status other than 0, or the
 * area-code search's `{code: 200, data}` (N4), which is the data as a whole. Nothing else is a success, so that the
 * page of a proxy or a captive portal never counts as a success.
 *
 * @throws CommError of kind `unreadable` for anything else
 */
export const readReply: ReadReply = (response) => {
  const answer = parseReply(response)
  const fields = fieldsOf(answer)
  if (typeof fields?.status === 'number')
    return fields.status === 0 ? { data: fields.data ?? null } : { refused: refusedReply(response, fields) }
  if (response.status === 200 && fields?.code === 200) return { data: answer }
  throw unread(response)
}
