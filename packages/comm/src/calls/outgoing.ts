import { normaliseTarget } from '@foyer/protocol/signing/canonical'
import type { Outgoing, QueryValue } from '../call.ts'
import { percentEncode } from '../encoding/percent.ts'

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
