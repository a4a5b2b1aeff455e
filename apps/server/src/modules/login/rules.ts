/** Rules of the login level (decision 0060). Durations in milliseconds. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A ticket must be turned into a login within this time. */
export const ticketLife = 5 * minute
/** A person must come back from the firm's provider within this time. */
export const flowLife = 10 * minute
/** What the provider proved must become a ticket within this time, which includes a code by SMS. */
export const providerProofLife = 10 * minute
export const loginLife = 12 * hour
/** A device without a login for this time counts as new. */
export const deviceMemory = 180 * day

/** Locks after the last free failure, then after each further one. */
export const delays = [minute, 5 * minute, 15 * minute, hour, day] as const
/** Failures that are free before the first lock, and the time after the first failure when all are deleted. */
export const failures = {
  /** of one person at one account */
  pair: { free: 5, memory: 30 * day },
  /** of one person at all accounts together */
  person: { free: 20, memory: day },
  /** of all persons at one account; a device that has logged in to it before is exempt */
  account: { free: 30, memory: 7 * day },
} as const

/** Concurrent password checks of a process, and the number that wait; each uses 64 MiB while it runs. */
export const checksAtOnce = 2
export const checksWaiting = 30
/** The same if a system of the firm checks passwords, and this process only waits: as many as a system is called at once. */
export const remoteChecksAtOnce = 32
export const remoteChecksWaiting = 64
/** Concurrent password checks of one person: one more than needed, because an answer may be lost. */
export const checksOfOne = 2
