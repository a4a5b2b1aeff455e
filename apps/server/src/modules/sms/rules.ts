/** Rules of the codes (design §3). Durations in milliseconds. */

export const codeLife = 5 * 60_000
/** Wrong codes after which a code is void. */
export const triesAllowed = 5
/** Messages a number gets at most, in rolling windows. */
export const numberWindows = [
  { sends: 3, within: 10 * 60_000 },
  { sends: 10, within: 24 * 3_600_000 },
] as const
/** From its second message within this time on, an address has to work for each. */
export const addressMemory = 3_600_000
/** 2^16 hashes on average: a third of a second on a phone, since many honest ones share a carrier's address. */
export const proofBits = 16
export const proofLife = 5 * 60_000
/** Served first: the last fifth of a day's budget is theirs alone. */
export const homeCallingCodes: ReadonlySet<string> = new Set(['86', '852'])
/** Longest of the windows a sent message counts in. */
export const sendMemory = 24 * 3_600_000
