import type { HostTable } from '@foyer/protocol/config'
import type { Outgoing, QueryValue } from '../call.ts'

/**
 * Which credentials sign a call. `none`: none. `twoLayer`: those that all clients share (S1). `tourist`: the visitor's.
 * `register`: those of the registered person, otherwise the visitor's, whom the server refuses what a visitor may not
 * do (P1). `current`, `login`: the login's if there is one, otherwise those of the level reached (P2).
 */
export type CallCredentials = 'none' | 'twoLayer' | 'tourist' | 'register' | 'login' | 'current'

/** A call of the app API. */
export interface CallDescriptor {
  /** `api` by default; a default call whose path contains `system` goes to `opening` (N1) */
  readonly host?: keyof HostTable
  /**
   * POST if there is a body, otherwise GET; a GET is repeated once if the connection broke or the server is briefly
   * overloaded
   */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** appended to the host's address, percent-encoded, without a query */
  readonly path: string
  /** undefined values are left out */
  readonly query?: Readonly<Record<string, QueryValue | undefined>>
  /**
   * plain objects, arrays, texts, numbers: anything else, such as FormData, is refused before anything is sent. A call
   * with a UUID as `key` (the same for every attempt at one act) is repeated once if the connection broke
   */
  readonly body?: unknown
  /**
   * names of text fields of the body that are encrypted under the app key of the signing level (V9). A field that is no
   * text, and credentials without an app key (`none`, `twoLayer`), are refused before anything is sent; an absent field
   * stays absent
   */
  readonly seal?: readonly string[]
  /** `current` by default */
  readonly credentials?: CallCredentials
  /** ends the wait of this caller, and the call if it was sent already */
  readonly signal?: AbortSignal | undefined
}

/** The request of a call (N1). */
export const outgoing = (call: CallDescriptor): Outgoing => {
  const { host = 'api', body, path } = call
  return {
    host: host === 'api' && path.includes('system') ? 'opening' : host,
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
    path,
    query: call.query,
    body,
    signal: call.signal,
  }
}
