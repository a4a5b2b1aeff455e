import type { Reason, RefusalDetail } from '@foyer/contract/errors'
import { CommError, noAnswer } from '../comm-error.ts'
import type { TransportResponse } from '../transport/transport.ts'

type Fields = Record<string, unknown>

/** What an answer says: its data, or how the server refused. */
export type ReadReply = (response: TransportResponse) => { data: unknown } | { refused: CommError }

export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

/** What the headers of an answer tell beside a failure. */
const toldBeside = ({ retryAfter }: TransportResponse): RefusalDetail | undefined =>
  retryAfter === undefined ? undefined : { retryAfter }

export const unread = (response: TransportResponse, what = 'no reply', cause?: unknown): CommError =>
  noAnswer('unreadable', `HTTP ${response.status}, ${what}`, cause, toldBeside(response))

/** @throws CommError of kind `unreadable` */
export const parseReply = (response: TransportResponse): unknown => {
  try {
    return JSON.parse(response.text)
  } catch (cause) {
    throw unread(response, String(cause), cause)
  }
}

/** The facts beside a refusal that have the type the catalogue gives them. */
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
 * A reason is the key of a text; one that is younger than this client reads as `unexpected` there. The catalogue itself
 * would cost more than all the rest of this file.
 */
const isReason = (value: unknown): value is Reason =>
  typeof value === 'string' && /^[a-z_]{2,40}$/.test(value) && !(value in {})

/** The refusal a reply stands for, by default in its own words and with code 30000 (X2). */
export const refusedReply = (
  response: TransportResponse,
  { reason, msg, message, detail, reference }: Fields,
  { code, message: words = String(msg ?? message ?? 'refused') }: { code?: number; message?: string } = {},
): CommError => {
  const beside = toldBeside(response)
  const told = readDetail(reference ? { ...Object(detail), reference } : detail)
  return new CommError('refused', words, {
    ...(code !== undefined && { code }),
    reason: isReason(reason) ? reason : 'unexpected',
    detail: beside || told ? { ...beside, ...told } : undefined,
  })
}

/**
 * Reads an answer of the app API or of a token call: `{status, data}`, a refusal with another status than 0, or the area-code
 * search's `{code: 200, data}` (N4), which is the data as a whole. Nothing else is a success: what a proxy or a captive portal
 * answers must not read as a join.
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
