import { ErrorCode, ErrorMessage, type Result } from '@foyer/protocol/errors'

/**
 * The kind of a failure: the host has no bridge (`missing`), left or failed during the call (`gone`), did not answer
 * (`timeout`), sent an unreadable message (`unreadable`), refused (`refused`), or sealed its reply under another key
 * (`decryption`); the gateway could not be reached (`network`); the caller aborted (`aborted`); or a fault of this side
 * (`unexpected`).
 */
export type BridgeFault =
  | 'missing'
  | 'gone'
  | 'timeout'
  | 'unreadable'
  | 'refused'
  | 'decryption'
  | 'network'
  | 'aborted'
  | 'unexpected'

const codes: { readonly [K in BridgeFault]?: number } = {
  decryption: ErrorCode.unexpected,
  aborted: ErrorCode.unexpected,
  unexpected: ErrorCode.unexpected,
}

/** The only error of this package. `message` is for engineers, except where the specification fixes it. */
export class BridgeError extends Error {
  declare readonly kind: BridgeFault
  /** `error_code` of the result object (X2): 1 by default */
  declare readonly code: number

  constructor(kind: BridgeFault, message: string, { code, cause }: { code?: number; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'BridgeError'
    this.kind = kind
    this.code = code ?? codes[kind] ?? ErrorCode.bridge
  }
}

/** Converts any thrown value to a BridgeError. */
export const asBridgeError = (error: unknown): BridgeError =>
  error instanceof BridgeError ? error : new BridgeError('unexpected', String(error), { cause: error })

/** The result form of a call (X1); never rejects. */
export const resultOf = async <T>(call: Promise<T>): Promise<Result<T>> => {
  try {
    return { data: await call, info: { error_code: ErrorCode.success, error_message: ErrorMessage.success } }
  } catch (error) {
    const { code, message } = asBridgeError(error)
    return { data: null, info: { error_code: code, error_message: message } }
  }
}
