import type { HostTable } from '@foyer/contract/config'
import type { Outgoing, QueryValue } from './outgoing.ts'

/**
 * Who signs a call. `none`: nobody. `twoLayer`: every client alike (S1). `tourist`: the visitor. `register`: the person
 * registered, else the visitor, whom the server refuses what a visitor may not do (P1). `current`, `login`: the login if
 * there is one, else the level reached (P2).
 */
export type CallCredentials = 'none' | 'twoLayer' | 'tourist' | 'register' | 'login' | 'current'

/** A call of the app API. */
export interface CallDescriptor {
  /** `api` where nothing is said; a path with `system` in it goes to `opening` from there (N1) */
  readonly host?: keyof HostTable
  /** POST where there is a body, else GET; a GET is sent again, once, where the connection died or the server is busy for a moment */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** behind the host's address, percent-encoded, without a query */
  readonly path: string
  /** an undefined value is left out */
  readonly query?: Readonly<Record<string, QueryValue | undefined>>
  /**
   * plain objects, arrays, texts, numbers: anything else, such as FormData, is refused before anything is sent. With a UUID as its
   * `key`, the same for every attempt at one act, the call is sent again, once, where the connection died
   */
  readonly body?: unknown
  /**
   * names of text fields of the body that travel encrypted under the app key of whoever signs (V9). A field that is no text, and
   * credentials without an app key (`none`, `twoLayer`), are refused before anything is sent; a field that is absent stays absent
   */
  readonly seal?: readonly string[]
  /** `current` where nothing is said */
  readonly credentials?: CallCredentials
  /** ends the wait of this caller, and the call if it was sent already */
  readonly signal?: AbortSignal | undefined
}

/** The call as it goes out (N1). */
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
