/**
 * Every limit of the event tracker (T3, T8–T15, V13), for the SDK, the collector and the operators' pages. Milliseconds
 * unless the name says otherwise.
 */

/** T6: the version of the wire format. */
export const trackingLibraryVersion = '1.25.15'
/** The project in the address of every request. */
export const trackingProject = 'production'

/** V13, T9: characters of a name. */
export const trackingNameMax = 100
/** V13: characters of an id. */
export const trackingIdMax = 255
/** ids of one event, including the two that are always present */
export const trackingIdentitiesMax = 20
/** longer values are cut */
export const trackingTextMax = 500
/** V13: characters of a referrer. */
export const trackingReferrerMax = 200
/** V13: the form of a name. */
export const trackingNamePattern = /^[A-Za-z_$][A-Za-z0-9_$]*$/
/** Names that the format reserves, in any case. */
export const trackingReservedNames =
  /^(__proto__|distinct_id|original_id|time|properties|id|first_id|second_id|users|events|event|user_id|date|datetime|user_group.+|user_tag.+)$/i

/** T8: time-out of a request that no other request waits for. */
export const trackingRequestTimeout = 20_000
/** T8: the same of a request that a send waits for. */
export const trackingSendTimeout = 8_000
/** T8: the same of a caller of `sent()`. */
export const trackingCallbackTimeout = 200

/**
 * Width in pixels of the image that answers the image sender. An image reveals only its size to a page, and blockers
 * and captive portals also answer with 1 × 1.
 */
export const trackingPixelWidth = 3
/** Height of that image in pixels. */
export const trackingPixelHeight = 5

/** T10 */
export const trackingConfigurationTimeout = 5_000
/** T10: time between two requests for the configuration. */
export const trackingConfigurationRefresh = 1_800_000

/** T11 */
export const trackingCookieDays = 73_000

/** T3 */
export const pageLeaveHeartbeat = 5_000
/** T3: longest stay on a page that counts. */
export const pageLeaveSecondsMax = 432_000
/** T12 */
export const pageLoadSecondsMax = 1_800

/** T13: time between two batches. */
export const trackingBatchInterval = 6_000
/** T13: time-out of the request of a batch. */
export const trackingBatchTimeout = 6_000
/** T13: most events of a batch. */
export const trackingBatchItems = 200

/** T5, T14: shortest time-out of the deep-link request. */
export const deepLinkTimeoutMin = 2_500
/** T14: days in which an event counts for its channel. */
export const channelEventDays = 30

/** T15: time at one place before it counts as a stay. */
export const stayDelay = 4_000
/** T15: the maximum that a stay counts. */
export const staySecondsMax = 18_000
/** T15: time between two readings of the position while a page scrolls. */
export const heatMapRefresh = 1_000
/** T15: longest wait before a link is followed. */
export const linkRedirectFallback = 1_000

/** Tracking ids: decimal digits. */
export const trackIdDigits = 9

/** At least once (our decision): maximum of events waiting in a browser, in stored characters. */
export const storedCharactersMax = 1_000_000
/** The same in days. */
export const storedDaysMax = 30
/** First backoff after a failure. */
export const retryFirst = 1_000
/** Longest backoff after a failure; each is drawn between half of it and all of it. */
export const retryLongest = 300_000
/** Attempts after which an event that fails alone is dead-lettered. */
export const attemptsMax = 5
/** Events in memory while the visitor has neither agreed to nor declined tracking. */
export const undecidedMax = 100
