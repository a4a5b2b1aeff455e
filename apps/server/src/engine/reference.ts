import { randomBytes } from 'node:crypto'

/** Read aloud and typed without mistakes: no I, L, O, U. 32 symbols, so that five bits of chance are one. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Two groups of random symbols, `XXXX-XXXX`. */
export const twoGroups = (length: number): string => {
  const symbols = Array.from(randomBytes(2 * length), (byte) => alphabet.charAt(byte & 31)).join('')
  return `${symbols.slice(0, length)}-${symbols.slice(length)}`
}

/** What a person quotes on the phone; 50 bits, so that none is met twice. */
export const newReference = (): string => twoGroups(5)
