import type { HostTable } from '@foyer/protocol/config'
import { normaliseTarget } from '@foyer/protocol/signing/canonical'
import { percentEncode } from '../encoding/percent.ts'
import type { ReadReply } from './reply.ts'

export type QueryValue = string | number | boolean

/** A call before it is signed. */
export interface Outgoing {
  readonly host: keyof HostTable
  readonly method: string
  /** the path in the request line, after the host's address */
  readonly path: string
  readonly query?: Readonly<Record<string, QueryValue | undefined>> | undefined
  /** sent as JSON */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** whether the call only reads, whatever its method; by default true for a GET */
  readonly isRead?: boolean
  /** the server gives the same reply if the call is repeated within a minute */
  readonly isRepeatable?: boolean
  /** how its reply is read; by default as a reply of the app API */
  readonly read?: ReadReply
}

/**
 * A URL parser escapes the apostrophe in a query and encodeURIComponent does not; the signed text has to equal the sent
 * one.
 */
const encode = (text: QueryValue): string => percentEncode(String(text)).replace(/'/g, '%27')

/** Path and query as they are signed and sent (S3). */
export const targetOf = ({ path, query = {} }: Outgoing): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encode(name)}=${encode(value)}`],
  )
  return normaliseTarget(pairs.length ? `${path}?${pairs.join('&')}` : path)
}
