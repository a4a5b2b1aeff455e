/** Rules of uploads beside those of the contract. Durations in milliseconds. */

/** What one person may announce in a day. Room for a whole album; an account that fills the disk ends here. */
export const dayLimits = { files: 200, bytes: 500 * 1024 * 1024 }
export const dayLength = 24 * 3_600_000
/** A body has to be whole by then. */
export const bodyDeadline = 120_000
/** What has to come of a body in each such stretch of time, or it is not waited for: a few bytes would hold a place. */
export const bodyPace = { within: 10_000, bytes: 100 * 1024 }
/** Bodies of one person at once, waiting ones too; one more ends the oldest, whose connection has probably died. The client sends two. */
export const bodiesOfOne = 4
/** Bodies held in memory by one process, 10 MiB each at most, and how many more wait unread. */
export const bodiesAtOnce = { running: 32, waiting: 128 }
/** A picture of the most pixels takes some 200 MB while it is decoded. */
export const decodingAtOnce = { running: 2, waiting: 32 }
/** A picture that takes longer was made to. */
export const decodingSeconds = 30
