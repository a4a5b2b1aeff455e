import { randomInt } from 'node:crypto'

/** Read aloud and typed without mistakes: no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** What a person quotes on the phone; 50 bits, so that none is met twice. */
export const newReference = (): string => `${group()}-${group()}`
