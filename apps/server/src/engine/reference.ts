import { randomInt } from 'node:crypto'

/** Read aloud and typed without mistakes: no I, L, O, U. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Two groups of random symbols, `XXXX-XXXX`. @param length of each; at most nine */
export const twoGroups = (length: number): string => {
  // one number of chance for all symbols of a group
  const group = () => {
    let rest = randomInt(alphabet.length ** length)
    let symbols = ''
    for (; symbols.length < length; rest = Math.floor(rest / alphabet.length))
      symbols += alphabet.charAt(rest % alphabet.length)
    return symbols
  }
  return `${group()}-${group()}`
}

/** What a person quotes on the phone; 50 bits, so that none is met twice. */
export const newReference = (): string => twoGroups(5)
