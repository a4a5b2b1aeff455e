import { isRefusal, type RefusalDetail } from '@foyer/contract/errors'
import { CommError, noAnswer } from '../comm-error.ts'
import type { TransportResponse } from '../transport/transport.ts'

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

const parse = ({ status, text }: TransportResponse): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw noAnswer('unreadable', `HTTP ${status}, ${String(cause)}`, cause)
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
  if (typeof fields.path === 'string') detail.path = fields.path
  return detail
}

const refused = ({ reason, msg, message, detail }: Fields): CommError =>
  new CommError('refused', String(msg ?? message ?? 'refused'), {
    reason: isRefusal(reason) ? reason : 'unexpected',
    detail: readDetail(detail),
  })

/**
 * What an answer says: its data, or how the server refused. An answer without a `status` of its own, such as the
 * area-code search, is its own data.
 *
 * @throws CommError of kind `unreadable` for anything else
 */
export const readReply = (response: TransportResponse): { data: unknown } | { refused: CommError } => {
  const answer = parse(response)
  const fields = fieldsOf(answer)
  if (fields && typeof fields.status === 'number')
    return fields.status === 0 ? { data: fields.data ?? null } : { refused: refused(fields) }
  if (response.status >= 200 && response.status < 300) return { data: answer }
  throw noAnswer('unreadable', `HTTP ${response.status} without a reply in it`)
}
