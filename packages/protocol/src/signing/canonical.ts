/**
 * The signed strings (S1–S3), computed without hashing. Both sides hash with SHA-256 and test against
 * `vectors/signing.json`.
 */

/** Input of a three-layer signature. `target` is the normalised function with its query, without the host's prefix. */
export interface ThreeLayer {
  method: string
  target: string
  nonce: string
  sessionId: string
  appId: string
  /** lower-case hex SHA-256 of the body's bytes */
  bodyHash: string
}

/** The string whose HMAC under the app key is `Aes-ID` in a three-layer call. */
export const threeLayerMessage = (call: ThreeLayer): string =>
  [call.method.toUpperCase(), call.target, call.nonce, call.sessionId, call.appId, call.bodyHash].join('\n')

/** Session id of every two-layer call except that for the tourist token (S1). */
export const fixedSessionId = 'h5'

/** The string whose HMAC under the built-in secret is `Aes-ID` in a two-layer call. */
export const twoLayerMessage = (call: { sessionId: string; functionId: string; appId: string }): string =>
  [call.sessionId, call.functionId, call.appId].join('\n')

/** A function as it is signed and routed: exactly one leading slash, the query as sent. */
export const normaliseTarget = (path: string): string => `/${path.replace(/^\/+/, '')}`

/** 13 digits of milliseconds, then 10 base62 characters. */
export const noncePattern = /^(\d{13})[0-9A-Za-z]{10}$/

/** The time at which a nonce was made, in milliseconds; undefined for an invalid nonce. */
export const nonceTime = (nonce: string): number | undefined => {
  const digits = noncePattern.exec(nonce)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Positions in the complete 72-character `Verify-ID` that contain a random digit; the other 64 are the hash in order.
 */
export const verifyIdPositions = [3, 10, 17, 29, 34, 47, 58, 66] as const
const verifyIdPattern =
  /^([0-9a-f]{3})\d([0-9a-f]{6})\d([0-9a-f]{6})\d([0-9a-f]{11})\d([0-9a-f]{4})\d([0-9a-f]{12})\d([0-9a-f]{10})\d([0-9a-f]{7})\d([0-9a-f]{5})$/

/** Inserts eight digits into a body hash. It hides nothing and only makes equal bodies look different on the wire. */
export const toVerifyId = (bodyHash: string, digits: string): string =>
  verifyIdPositions.reduce((text, at, i) => text.slice(0, at) + digits.charAt(i) + text.slice(at), bodyHash)

/** The body hash inside a `Verify-ID`; undefined if its format is invalid. */
export const fromVerifyId = (verifyId: string): string | undefined => verifyIdPattern.exec(verifyId)?.slice(1).join('')
