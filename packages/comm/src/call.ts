import type { HostTable } from '@foyer/protocol/config'
import type { ReadReply } from './calls/reply.ts'
import type { Sign } from './signing/sign.ts'

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

/** Sends one call and returns the reply's data. Throws CommError. */
export type Send = (call: Outgoing, sign?: Sign) => Promise<unknown>
