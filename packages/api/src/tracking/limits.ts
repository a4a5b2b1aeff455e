/**
 * Every limit of the event tracker (T3, T8–T15, V13), for the SDK, the collector and the operators' pages. Milliseconds
 * unless the name says otherwise.
 */

/** T6: the version of the wire format. */
export const trackingLibraryVersion = '1.25.15'
export const trackingProject = 'production'

/** V13, T9: characters. */
export const trackingNameMax = 100
export const trackingIdMax = 255
/** ids of one event, including the two that are always present */
export const trackingIdentitiesMax = 20
/** longer values are cut */
export const trackingTextMax = 500
export const trackingReferrerMax = 200
export const trackingNamePattern = /^[A-Za-z_$][A-Za-z0-9_$]*$/
/** Names that the format reserves, in any case. */
export const trackingReservedNames =
  /^(__proto__|distinct_id|original_id|time|properties|id|first_id|second_id|users|events|event|user_id|date|datetime|user_group.+|user_tag.+)$/i

/**
 * T8: time-outs of a request that no other request waits for, of one that a send waits for, and of a caller of
 * `sent()`.
 */
export const trackingRequestTimeout = 20_000
export const trackingSendTimeout = 8_000
export const trackingCallbackTimeout = 200

/**
 * Width in pixels of the image that answers the image sender. An image reveals only its size to a page, and blockers
 * and captive portals also answer with 1 × 1.
 */
export const trackingPixelWidth = 3
export const trackingPixelHeight = 5

/** T10 */
export const trackingConfigurationTimeout = 5_000
export const trackingConfigurationRefresh = 1_800_000

/** T11 */
export const trackingCookieDays = 73_000

/** T3 */
export const pageLeaveHeartbeat = 5_000
export const pageLeaveSecondsMax = 432_000
/** T12 */
export const pageLoadSecondsMax = 1_800

/** T13 */
export const trackingBatchInterval = 6_000
export const trackingBatchTimeout = 6_000
export const trackingBatchItems = 200

/** T14 */
export const deepLinkTimeoutMin = 2_500
export const channelEventDays = 30

/** T15: time at one place before it counts as a stay, and the maximum that a stay counts. */
export const stayDelay = 4_000
export const staySecondsMax = 18_000
export const heatMapRefresh = 1_000
export const linkRedirectFallback = 1_000

/** Tracking ids: decimal digits. */
export const trackIdDigits = 9

/** At least once (our decision): maximum of events waiting in a browser, in stored characters and in days. */
export const storedCharactersMax = 1_000_000
export const storedDaysMax = 30
/** First and longest backoff after a failure; each is drawn between half of it and all of it. */
export const retryFirst = 1_000
export const retryLongest = 300_000
/** Attempts after which an event that fails alone is dead-lettered. */
export const attemptsMax = 5
/** Events in memory while the visitor has neither agreed to nor declined tracking. */
export const undecidedMax = 100
