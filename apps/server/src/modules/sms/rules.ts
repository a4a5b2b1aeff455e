/** Rules of the codes (architecture §3). Durations in milliseconds. */

export const codeLife = 5 * 60_000
/** Wrong codes after which a code is void. */
export const triesAllowed = 5
/**
 * Limits of messages that one network causes to one number, in rolling windows; messages to clients at their account
 * have the same limits separately.
 */
export const askerWindows = [
  { sends: 3, within: 10 * 60_000 },
  { sends: 10, within: 24 * 3_600_000 },
] as const
/**
 * Limits of messages that all strangers cause to one number: three networks must send to lock its owner out (SEC-13).
 */
export const numberWindows = [
  { sends: 9, within: 10 * 60_000 },
  { sends: 20, within: 24 * 3_600_000 },
] as const
/** From its second message within this time on, an address must provide work for each. */
export const addressMemory = 3_600_000
/**
 * Limits of messages of a network. A carrier's address stands for thousands of phones, few of which sign in within the
 * same hour.
 */
export const networkWindows = [
  { sends: 120, within: 3_600_000 },
  { sends: 600, within: 24 * 3_600_000 },
] as const
/** 2^16 hashes on average: a third of a second on a phone, since many honest phones share a carrier's address. */
const leastBits = 16
/** Five seconds on a phone. */
const mostBits = 20
/**
 * The work for the next message of a network, by its messages in the last hour: from 8 on, it increases twofold each
 * time their number does.
 */
export const proofBitsAfter = (sends: number): number =>
  Math.min(mostBits, leastBits + Math.max(0, Math.floor(Math.log2(Math.max(sends, 1) / 8))))
/**
 * The work for the next message of a session, by its messages in the last hour from any address: none up to three,
 * which signing in and logging in require, then twice as much with each.
 */
export const sessionProofBits = (sends: number): number => (sends < 3 ? 0 : Math.min(mostBits, leastBits + sends - 2))
/** The work for the next message to a number, by its messages in the last hour from any network: none up to three. */
export const numberProofBits = (sends: number): number => (sends < 3 ? 0 : Math.min(mostBits, leastBits + sends - 3))
export const proofLife = 5 * 60_000
/** Calling codes for which the last fifth of a day's budget is reserved, apart from the reserve for clients. */
export const homeCallingCodes: ReadonlySet<string> = new Set(['86', '852'])
/** The last tenth of a day's budget is reserved for clients, whose password or login is proved already. */
export const clientPart = 10
/**
 * Codes to a new number that a session may cause in an hour from the reserve for clients: it proved the old number
 * before. Further ones count as codes to strangers, because their recipients are unknown.
 */
export const reservedNewCodes = 2
/** The share of strangers in one foreign region: this part of a day's budget, but at least this many messages. */
export const regionPart = 20
export const regionLeast = 10
/**
 * The rate of messages that is logged: this many in ten minutes, or a twentieth of the day's budget if that is more.
 */
export const alarmingRate = { within: 600_000, least: 100, part: 20 } as const
/** The longest window in which a sent message counts. */
export const sendMemory = 24 * 3_600_000
