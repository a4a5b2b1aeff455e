import type { HostTable } from '@foyer/protocol/config'
import type { Refusal } from '@foyer/protocol/errors'
import type { Level } from '@foyer/protocol/machines/identity'
import { z } from 'zod'
import type { StaffAccess } from '../staff/roles.ts'

/**
 * The method and the path below the host, with `:name` for a parameter. It is the only name of an endpoint, on the
 * server and in the clients.
 */
export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** The levels whose three-layer signature admits a caller (P6). */
export interface SignedAccess {
  readonly signed: readonly Level[]
  /** also admits a session that was ended, so that a caller can learn the outcome of ending it */
  readonly endedToo?: true
}

/**
 * The callers that an endpoint admits without a three-layer signature. `open` admits everybody. `twoLayer` admits a
 * caller that signs with the built-in secret (S1). `twoLayerOwn` also requires a session id of the caller's own. The
 * handler checks the others: `ticket` a signed or single-use address, `merchant` a PIN or the token that the PIN
 * obtains, `partner` the partner's key, `gateway` the key of an SMS gateway's reports. `sandbox` marks a route that exists in the sandbox only and answers only the machine that
 * the server runs on.
 */
export type UnsignedAccess =
  | 'open'
  | 'twoLayer'
  | 'twoLayerOwn'
  | 'ticket'
  | 'merchant'
  | 'partner'
  | 'gateway'
  | 'sandbox'

/** One limit of an endpoint. Endpoints with the same `name` share the count. */
export interface Limit {
  /** the limit counts the calls of one such party; `everyone` counts all callers together */
  readonly per: 'person' | 'caller' | 'address' | 'everyone'
  readonly name: string
  readonly calls: number
  /** milliseconds */
  readonly window: number
}

/**
 * The classes of calls, in the order in which an overloaded process begins them. `redeem`: a person waits at a counter.
 * `claim`: an act that reserves stock. `signIn`: a step of proving who the caller is. `read`: every other call.
 */
export const loadClasses = ['redeem', 'claim', 'signIn', 'read'] as const
export type LoadClass = (typeof loadClasses)[number]

/** The declaration of one endpoint. Server routes, API document, and the clients' types derive from it. */
export interface Endpoint {
  /** `api` by default; `root` for a path that belongs to no host of the table */
  readonly host?: Exclude<keyof HostTable, 'secure'> | 'root'
  readonly access: SignedAccess | UnsignedAccess | StaffAccess
  /** the domain, which groups the API document */
  readonly tag: string
  /** what the endpoint does, for the API document */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /**
   * the data of a successful reply: of an `open` endpoint the whole document, otherwise without its envelope. Absent if
   * the reply is not JSON
   */
  readonly reply?: z.ZodType
  /** replies with another status than 200, by status, without an envelope */
  readonly otherReplies?: Readonly<Record<number, z.ZodType>>
  /** the Cache-Control of a public document, which also gets an ETag */
  readonly cache?: 'private, no-cache' | 'public, no-cache' | `public, max-age=${number}`
  /** the body has a `key`, and the same key has the effect once (N13) */
  readonly idempotent?: true
  /** refusals that are particular to this endpoint, and that a screen handles */
  readonly refusals?: readonly Refusal[]
  readonly limits?: readonly Limit[]
  /**
   * the act uses limited stock of an activity, so it requires an admitted place while the activity has a waiting room:
   * the number of the activity, or `path` if it is the parameter `number`
   */
  readonly waitingRoom?: 'path' | number
  /** the class of its admission, by default `read`; `uncounted` marks a stream or an upload, which has its own limits */
  readonly load?: LoadClass | 'uncounted'
}

export type Endpoints = Readonly<Record<Call, Endpoint>>

/** A body that carries an idempotency key. */
type Keyed = z.ZodType<{ key: string }>
/** Requires a `key` in the body of an idempotent endpoint. */
type Checked<M extends Endpoints> = {
  readonly [C in keyof M]: M[C] extends { idempotent: true; body: infer B }
    ? B extends Keyed
      ? M[C]
      : M[C] & { body: Keyed }
    : M[C]
}

/** Declares the endpoints of a domain. @returns them unchanged, with their exact types */
export const endpoints = <const M extends Endpoints>(declared: M & Checked<M>): M => declared

export const everyLevel = { signed: ['tourist', 'register', 'login'] } as const satisfies SignedAccess
export const registered = { signed: ['register', 'login'] } as const satisfies SignedAccess
export const loggedIn = { signed: ['login'] } as const satisfies SignedAccess

/** The number of an activity, as a parameter of a path. */
export const activityNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
/** The parameters of a call about one activity. */
export const ofActivity = z.object({ number: activityNumber })
