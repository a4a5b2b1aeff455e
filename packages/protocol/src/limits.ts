/** Constants of the specification (§9) and our own. Durations in milliseconds unless the name says otherwise. */

/** N3: time until a call ends, headers and body together. */
export const httpTimeout = 60_000
/** N3: the same in a mini-program. */
export const miniProgramTimeout = 8_000
/** Time without a key before the area-code selector searches. */
export const selectorDebounce = 300
/** Time until a page that tries to open the app counts the attempt as failed. */
export const openAppFallback = 3_000
/** I4: a token is refreshed below this remaining life, or below a third of its whole life if that is shorter. */
export const refreshThresholdSeconds = 86_400
/** `devport` of the public parameters in the environment TEST. */
export const devPortTest = 8501
/** Account type in the call that renews a registration. */
export const accountType = 6
/** Device id of a caller without one. */
export const deviceIdNone = 'NA'
/** Characters of a nonce behind its time. */
export const nonceSuffixLength = 10
/** I3: digits of a visitor code. */
export const visitorCodeLength = 14
/** How long a toast is shown. */
export const toastDuration = 2_000
/** Digits of a trading password. */
export const passwordLength = 6
export { smsCodeLength, smsResendSeconds } from './one-time-codes.ts'
/** Digits of a client number, the account name that a person knows. */
export const clientNoPattern = /^\d{8}$/
/** Design §3: accepted difference between a nonce's time and the server's. */
export const signatureSkew = 120_000
/** How long the server remembers a nonce. */
export const nonceMemory = 240_000
/** Maximum length of a search text that the selector sends; the server refuses longer input. */
export const searchTextMax = 64
/** Life of a handoff code. */
export const handoffSeconds = 60
/** Format of a handoff code: 32 random bytes, base64url. */
export const handoffCodePattern = /^[\w-]{43}$/

/** Interface defaults of the specification (K1–K14). Lengths in CSS pixels, durations in milliseconds. */
/** K2: height of an option. */
export const pickerOptionHeight = 44
/** K2: options that are visible at once. */
export const pickerVisibleOptions = 6
/** K3: months after the present one. */
export const calendarMonthsAhead = 6
/** K4: years before and after the current year. */
export const datePickerYears = 10
/** K5: duration of a swipe. */
export const swipeDuration = 500
/** K6: how long a press takes to be a long one. */
export const longPressDuration = 500
/** K7: least enlargement of a picture. */
export const zoomMin = 1 / 3
/** K7: greatest enlargement. */
export const zoomMax = 3
/** K8: height of the head that a pull uncovers. */
export const pullHeadHeight = 50
/** K8: how long success is shown. */
export const pullSuccessDuration = 500
/** K8: duration of the animation. */
export const pullAnimationDuration = 300
/** K9: least value. */
export const stepperMin = 1
/** K9: difference of a step. */
export const stepperStep = 1
/** K9: time between two steps while a button is held. */
export const stepperRepeat = 200
/** K10: least value. */
export const progressMin = 0
/** K10: greatest value. */
export const progressMax = 100
/** K12: the number of files is unlimited. */
export const uploaderAccept = 'image/*'
/** K13: time before a notice moves. */
export const noticeDelay = 1_000
/** K13: pixels a second. */
export const noticeSpeed = 60
/** K14: distance from the end at which a list requests more. */
export const listOffset = 300

/** An idempotency key as a client makes it: a UUID. */
export const idempotencyKeyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Uploads: bytes of a file as sent. */
export const uploadBytesMax = 10 * 1024 * 1024
/** Pixels of a picture as decoded. */
export const uploadPixelsMax = 40_000_000
/** The longer side of a stored picture, in pixels. */
export const uploadSideMax = 2_048
/** How long an unused upload is stored. */
export const uploadUnusedSeconds = 86_400
/** Validity of an address of an upload, for sending or viewing it. */
export const uploadAddressSeconds = 600
/** Maximum number of pictures that prove eligibility for a gift. */
export const giftPicturesMax = 3
