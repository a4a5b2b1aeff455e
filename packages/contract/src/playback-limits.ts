/** Numbers that the pages of live and films share with the server; no schema here: the client has no use for those. */

/** films of one page of the list */
export const filmsOfAPage = 8
/** Seconds before the end from which a film counts as seen; its place is then no longer offered. */
export const seenBefore = 5
/** Least seconds between two calls that keep a film's place; leaving the page keeps it once more. */
export const keepEvery = 10
/** Minutes before a session begins that its reminder goes out. */
export const remindMinutes = 10
/** Seconds between two questions where server-sent events do not come through, and how long a viewer counts after one. */
export const pollEvery = 10
export const viewerCountsFor = 30
/** What a page calls itself while it is open: at random, kept nowhere. It makes one viewer of one page that reconnects. */
export const viewerPattern = /^[\w-]{16,22}$/
