import { randomInt } from 'node:crypto'

/** Read aloud and typed without mistakes: no I, L, O, U. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Two groups of random symbols, `XXXX-XXXX`. */
export const twoGroups = (length: number): string => {
  const group = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${group()}-${group()}`
}

/** What a person quotes on the phone; 50 bits, so that none is met twice. */
export const newReference = (): string => twoGroups(5)
