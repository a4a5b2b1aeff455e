/** Rules of uploads in addition to those of the contract. Durations in milliseconds. */

/** The most that one person may announce in a day: enough for a whole album, but an account cannot fill the disk. */
export const dayLimits = { files: 200, bytes: 500 * 1024 * 1024 }
export const dayLength = 24 * 3_600_000
/** A body must be complete within this time. */
export const bodyDeadline = 120_000
/** The least bytes of a body per period, otherwise it is refused: a few bytes must not occupy a place. */
export const bodyPace = { within: 10_000, bytes: 100 * 1024 }
/**
 * Concurrent bodies of one person, including waiting ones; one more ends the oldest, whose connection has probably
 * broken. The client sends two.
 */
export const bodiesOfOne = 4
/** Bodies in memory of one process, at most 10 MiB each, and the number that wait unread. */
export const bodiesAtOnce = { running: 32, waiting: 128 }
/** A picture with the most pixels uses some 200 MB while it is decoded. */
export const decodingAtOnce = { running: 2, waiting: 32 }
/** A picture that takes longer was made for an attack. */
export const decodingSeconds = 30
