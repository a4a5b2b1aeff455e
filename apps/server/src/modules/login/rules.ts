/** Rules of the login level (decision 0060). Durations in milliseconds. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A ticket must be turned into a login within this time. */
export const ticketLife = 5 * minute
export const loginLife = 12 * hour
/** A device that has not logged in for so long is new again. */
export const deviceMemory = 180 * day

/** Wait after the last free failure, then after each further one. */
export const delays = [minute, 5 * minute, 15 * minute, hour, day] as const
/** Failures that are free until the first wait, and how long after the first of them all are forgotten. */
export const failures = {
  /** of one person at one account */
  pair: { free: 5, memory: 30 * day },
  /** of one person at all accounts together */
  person: { free: 20, memory: day },
  /** of everybody at one account; a device that has logged in to it before is not held up by them */
  account: { free: 30, memory: 7 * day },
} as const

/** Calls that cost a password check. Thousands of phones may share one address behind a carrier. */
export const addressRate = { name: 'login', limit: 300, windowMs: minute }
/** Right passwords without a second factor cost a check each and are no failures. */
export const personRate = { name: 'login person', limit: 30, windowMs: minute }
export const everyoneRate = { name: 'login', limit: 6000, windowMs: minute }
/** Password checks of a process at a time, and how many wait for theirs; each takes 64 MiB while it runs. */
export const checksAtOnce = 2
export const checksWaiting = 30
/** Of them, checks of one person: one more than a person can wait for, since an answer may be lost. */
export const checksOfOne = 2
