import type { HostTable } from '@foyer/contract/config'
import { normaliseTarget } from '@foyer/contract/signing/canonical'
import { percentEncode } from '../encoding/percent.ts'
import type { ReadReply } from './reply.ts'

export type QueryValue = string | number | boolean

/** A call before it is signed. */
export interface Outgoing {
  readonly host: keyof HostTable
  readonly method: string
  /** as it stands in the request line, behind the host's address */
  readonly path: string
  readonly query?: Readonly<Record<string, QueryValue | undefined>> | undefined
  /** sent as JSON */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** only reads, whatever its method; a GET where nothing is said */
  readonly isRead?: boolean
  /** the server answers it the same when it comes again within a minute */
  readonly isRepeatable?: boolean
  /** how its answer is read; as one of the app API where nothing is said */
  readonly read?: ReadReply
}

/** A URL parser escapes the apostrophe in a query and encodeURIComponent does not; what is signed must be what is sent. */
const encode = (text: QueryValue): string => percentEncode(String(text)).replace(/'/g, '%27')

/** Path and query as they are signed and sent (S3). */
export const targetOf = ({ path, query = {} }: Outgoing): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encode(name)}=${encode(value)}`],
  )
  return normaliseTarget(pairs.length ? `${path}?${pairs.join('&')}` : path)
}
