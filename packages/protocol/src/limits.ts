/** Constants of the specification (§9) and our own. Durations in milliseconds unless the name says otherwise. */

export const httpTimeout = 60_000
export const miniProgramTimeout = 8_000
export const selectorDebounce = 300
export const openAppFallback = 3_000
/** I4: a token is refreshed below this remaining life, or below a third of its whole life if that is shorter. */
export const refreshThresholdSeconds = 86_400
export const devPortTest = 8501
export const accountType = 6
export const deviceIdNone = 'NA'
export const nonceSuffixLength = 10
/** I3: digits of a visitor code. */
export const visitorCodeLength = 14
export const toastDuration = 2_000
export const passwordLength = 6
export { smsCodeLength, smsResendSeconds } from './one-time-codes.ts'
/** Digits of a client number, the account name that a person knows. */
export const clientNoPattern = /^\d{8}$/
/** Design §3: accepted difference between a nonce's time and the server's, and how long a nonce is remembered. */
export const signatureSkew = 120_000
export const nonceMemory = 240_000
/** Maximum length of a search text that the selector sends; the server refuses longer input. */
export const searchTextMax = 64
/** Life of a handoff code, and its format: 32 random bytes, base64url. */
export const handoffSeconds = 60
export const handoffCodePattern = /^[\w-]{43}$/

/** Interface defaults of the specification (K1–K14). Lengths in CSS pixels, durations in milliseconds. */
/** K2 */
export const pickerOptionHeight = 44
export const pickerVisibleOptions = 6
/** K3 */
export const calendarMonthsAhead = 6
/** K4: years before and after the current year. */
export const datePickerYears = 10
/** K5 */
export const swipeDuration = 500
/** K6 */
export const longPressDuration = 500
/** K7 */
export const zoomMin = 1 / 3
export const zoomMax = 3
/** K8 */
export const pullHeadHeight = 50
export const pullSuccessDuration = 500
export const pullAnimationDuration = 300
/** K9 */
export const stepperMin = 1
export const stepperStep = 1
export const stepperRepeat = 200
/** K10 */
export const progressMin = 0
export const progressMax = 100
/** K12: the number of files is unlimited. */
export const uploaderAccept = 'image/*'
/** K13: pixels a second. */
export const noticeDelay = 1_000
export const noticeSpeed = 60
/** K14: distance from the end at which a list requests more. */
export const listOffset = 300

/** An idempotency key as a client makes it: a UUID. */
export const idempotencyKeyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Uploads: bytes of a file as sent, pixels of a picture as decoded, and the longer side of the stored picture. */
export const uploadBytesMax = 10 * 1024 * 1024
export const uploadPixelsMax = 40_000_000
export const uploadSideMax = 2_048
/** How long an unused upload is stored. */
export const uploadUnusedSeconds = 86_400
/** Validity of an address of an upload, for sending or viewing it. */
export const uploadAddressSeconds = 600
/** Maximum number of pictures that prove eligibility for a gift. */
export const giftPicturesMax = 3
