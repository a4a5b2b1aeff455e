import { ErrorCode, ErrorMessage, type Reason, type RefusalDetail, type Result } from '@foyer/protocol/errors'

/**
 * The kind of a failure: `refused` by the server, `network` unreachable, `timeout`, `unreadable` reply, `init` not
 * done, `aborted` by the caller's own signal, or `unexpected`.
 */
export type ErrorKind = 'refused' | 'network' | 'timeout' | 'unreadable' | 'init' | 'aborted' | 'unexpected'

/**
 * `info` of the result object: code, message for engineers, the key of the text for a person, and the kind of a
 * failure.
 */
export type Info = Result<unknown>['info'] & { readonly kind?: ErrorKind }

/** Reasons of failures for which the server gave none. */
const ownReasons: { readonly [K in ErrorKind]?: Reason } = {
  network: 'network',
  timeout: 'timeout',
  unreadable: 'unreadable',
  init: 'reenter',
  aborted: 'aborted',
}

const usualCode = (kind: ErrorKind): number => {
  if (kind === 'refused') return ErrorCode.refused
  // the catalogue has one code for every failure between a call and a readable reply (X2)
  return ownReasons[kind] && kind !== 'aborted' ? ErrorCode.network : ErrorCode.unexpected
}

interface Facts {
  code?: number
  reason?: Reason
  detail?: RefusalDetail | undefined
  cause?: unknown
}

/** The result object (X1): `data` is null unless `info.error_code` is 0. */
export interface Outcome<T> {
  readonly data: T | null
  readonly info: Info
}

/** The only error of this library. `message` is for engineers; a person reads the text with the key `reason`. */
export class CommError extends Error {
  declare readonly kind: ErrorKind
  /** `error_code` of the result object (X2) */
  declare readonly code: number
  declare readonly reason: Reason
  declare readonly detail: RefusalDetail | undefined

  constructor(kind: ErrorKind, message: string, facts: Facts = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.name = 'CommError'
    this.kind = kind
    this.code = facts.code ?? usualCode(kind)
    this.reason = facts.reason ?? ownReasons[kind] ?? 'unexpected'
    this.detail = facts.detail
  }

  /** The failure as `info` of a result object. */
  get info(): Info {
    const { kind, code, message, reason, detail } = this
    return { error_code: code, error_message: message, kind, reason, ...(detail && { detail }) }
  }
}

/** A failure between a call and a readable reply, with the catalogue's one message for it (X2). */
export const noAnswer = (
  kind: 'network' | 'timeout' | 'unreadable',
  what: string,
  cause?: unknown,
  detail?: RefusalDetail,
): CommError => new CommError(kind, `${ErrorMessage.parse}: ${what}`, { cause, detail })

export const aborted = (signal: AbortSignal): CommError => new CommError('aborted', 'aborted', { cause: signal.reason })

/** Converts any thrown value to a CommError. */
export const asCommError = (error: unknown): CommError =>
  error instanceof CommError ? error : new CommError('unexpected', String(error), { cause: error })

/** `info` of every success. */
export const success: Info = { error_code: ErrorCode.success, error_message: ErrorMessage.success }
