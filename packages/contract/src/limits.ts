/** Constants of the specification (§9) and those decided beside it. Durations in milliseconds unless the name says otherwise. */

export const httpTimeout = 60_000
export const miniProgramTimeout = 8_000
export const selectorDebounce = 300
export const openAppFallback = 3_000
/** I4: a token is refreshed below this remaining life, or below a third of its whole life where that is shorter. */
export const refreshThresholdSeconds = 86_400
export const devPortTest = 8501
export const accountType = 6
export const deviceIdNone = 'NA'
export const nonceSuffixLength = 10
/** I3: digits of a visitor code. */
export const visitorCodeLength = 14
export const toastDuration = 2_000
export const passwordLength = 6
export const smsCodeLength = 6
/** Digits of a client number, the name of an account that a person knows. */
export const clientNoPattern = /^\d{8}$/
/** K15 */
export const smsResendSeconds = 60
/** Design §3: accepted difference between a nonce's time and the server's, and how long a nonce is remembered. */
export const signatureSkew = 120_000
export const nonceMemory = 240_000
/** Longest search text the selector sends; longer input is refused by the server. */
export const searchTextMax = 64
/** How long a handoff code lives, and how it looks: 32 random bytes, base64url. */
export const handoffSeconds = 60
export const handoffCodePattern = /^[\w-]{43}$/
