import { ErrorCode, ErrorMessage, type Result } from '@foyer/contract/errors'

/**
 * What kind of failure it was: the host has no bridge (`missing`), left or broke while it was asked (`gone`), said nothing
 * (`timeout`), said what nobody understands (`unreadable`), said no (`refused`), or sealed its answer under another key
 * (`decryption`); the gateway could not be reached (`network`); the caller gave up (`aborted`); or a fault of this side
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

/** The one error of this package. `message` is for engineers, except where the specification fixes it. */
export class BridgeError extends Error {
  declare readonly kind: BridgeFault
  /** `error_code` of the result object (X2): 1 unless said otherwise */
  declare readonly code: number

  constructor(kind: BridgeFault, message: string, { code, cause }: { code?: number; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'BridgeError'
    this.kind = kind
    this.code = code ?? codes[kind] ?? ErrorCode.bridge
  }
}

/** Whatever was thrown, as the one error. */
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
