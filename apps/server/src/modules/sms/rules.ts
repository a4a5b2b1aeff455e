/** Rules of the codes (architecture §3). Durations in milliseconds. */

export const codeLife = 5 * 60_000
/** Wrong codes after which a code is void. */
export const triesAllowed = 5
/** Messages that one network causes to one number, in rolling windows; apart from them, those to a client at their account. */
export const askerWindows = [
  { sends: 3, within: 10 * 60_000 },
  { sends: 10, within: 24 * 3_600_000 },
] as const
/** Messages that strangers cause to one number altogether: three networks have to send to lock its owner out (SEC-13). */
export const numberWindows = [
  { sends: 9, within: 10 * 60_000 },
  { sends: 20, within: 24 * 3_600_000 },
] as const
/** From its second message within this time on, an address has to work for each. */
export const addressMemory = 3_600_000
/** Messages of a network, at most. A carrier's address stands for thousands of phones, few of which sign in the same hour. */
export const networkWindows = [
  { sends: 120, within: 3_600_000 },
  { sends: 600, within: 24 * 3_600_000 },
] as const
/** 2^16 hashes on average: a third of a second on a phone, since many honest ones share a carrier's address. */
const leastBits = 16
/** Five seconds on a phone. */
const mostBits = 20
/** The work for the next message of a network that caused so many in the last hour: twice as much with each doubling from 8 on. */
export const proofBitsAfter = (sends: number): number =>
  Math.min(mostBits, leastBits + Math.max(0, Math.floor(Math.log2(Math.max(sends, 1) / 8))))
/**
 * The work for the next message of a session that caused so many in the last hour, wherever it is: none up to three, which
 * signing in and logging in take, then twice as much with each.
 */
export const sessionProofBits = (sends: number): number => (sends < 3 ? 0 : Math.min(mostBits, leastBits + sends - 2))
/** The work for the next message to a number that got so many in the last hour, from whichever networks: none up to three. */
export const numberProofBits = (sends: number): number => (sends < 3 ? 0 : Math.min(mostBits, leastBits + sends - 3))
export const proofLife = 5 * 60_000
/** Served first: the last fifth of a day's budget is theirs, but for what is left for clients. */
export const homeCallingCodes: ReadonlySet<string> = new Set(['86', '852'])
/** The last tenth of a day's budget is for those whose password or login is right already: they have an account. */
export const clientPart = 10
/** What strangers of one region abroad get: one such part of a day's budget, and so many messages at the least. */
export const regionPart = 20
export const regionLeast = 10
/** So many messages of ten minutes, or a twentieth of the day's budget where that is more, are worth a look. */
export const alarmingRate = { within: 600_000, least: 100, part: 20 } as const
/** Longest of the windows a sent message counts in. */
export const sendMemory = 24 * 3_600_000
