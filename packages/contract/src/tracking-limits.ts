/** Every number of the event tracker (T3, T8–T15, V13), for the SDK, the collector and the operators' pages. Milliseconds unless the name says otherwise. */

/** T6: the wire version that is spoken. */
export const trackingLibraryVersion = '1.25.15'
export const trackingProject = 'production'

/** V13, T9: characters. */
export const trackingNameMax = 100
export const trackingIdMax = 255
/** ids of one event, the two that are always there among them */
export const trackingIdentitiesMax = 20
/** longer values are cut */
export const trackingTextMax = 500
export const trackingReferrerMax = 200
export const trackingNamePattern = /^[A-Za-z_$][A-Za-z0-9_$]*$/
/** Names that the format keeps for itself, in whatever case they are written. */
export const trackingReservedNames =
  /^(__proto__|distinct_id|original_id|time|properties|id|first_id|second_id|users|events|event|user_id|date|datetime|user_group.+|user_tag.+)$/i

/** T8: a request that waits for nobody, one that a send waits for, and how long a caller of `sent()` waits. */
export const trackingRequestTimeout = 20_000
export const trackingSendTimeout = 8_000
export const trackingCallbackTimeout = 200

/**
 * Pixels of the image that answers the image sender. An image tells a page its size and nothing else, and 1 × 1 is what blockers
 * and networks that want a sign-in answer too.
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

/** T15: rest at one place before it counts as a stay, and what a stay counts at most. */
export const stayDelay = 4_000
export const staySecondsMax = 18_000
export const heatMapRefresh = 1_000
export const linkRedirectFallback = 1_000

/** Tracking ids: decimal digits. */
export const trackIdDigits = 9

/** At least once, decided: what waits in a browser at most, characters as stored and days. */
export const keptCharactersMax = 1_000_000
export const keptDaysMax = 30
/** First and longest rest after a failure; each is drawn between half of it and all of it. */
export const retryFirst = 1_000
export const retryLongest = 300_000
/** Attempts after which an event that alone keeps failing is parked. */
export const attemptsMax = 5
/** Events held in memory while nobody has said yes or no to tracking. */
export const undecidedMax = 100
