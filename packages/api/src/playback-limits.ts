/**
 * Numbers that the pages of live sessions and films share with the server. No schemas, which the client does not need.
 */

/** films on one page of the list */
export const filmsOfAPage = 8
/** Seconds before its end from which a film counts as seen; its place is then no longer offered. */
export const seenBefore = 5
/** Minimum seconds between two calls that store a film's place; leaving the page stores it once more. */
export const keepEvery = 10
/** Minutes before the start of a session at which its reminder is sent. */
export const remindMinutes = 10
/**
 * Seconds between two polls for clients that cannot receive server-sent events, and how long a viewer counts after a
 * poll.
 */
export const pollEvery = 10
export const viewerCountsFor = 30
/** The random id of an open page, which is not stored. It makes a page that reconnects count as one viewer. */
export const viewerPattern = /^[\w-]{16,22}$/
