import { randomInt } from 'node:crypto'

/** Symbols that are read aloud and typed without mistakes: no I, L, O, U. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Two groups of random symbols, `XXXX-XXXX`. @param length of each group; at most nine */
export const twoGroups = (length: number): string => {
  // one random number for all symbols of a group
  const group = () => {
    let remaining = randomInt(alphabet.length ** length)
    let symbols = ''
    for (; symbols.length < length; remaining = Math.floor(remaining / alphabet.length))
      symbols += alphabet.charAt(remaining % alphabet.length)
    return symbols
  }
  return `${group()}-${group()}`
}

/** A reference that a person quotes on the phone; 50 random bits, so that a duplicate is very unlikely. */
export const newReference = (): string => twoGroups(5)
