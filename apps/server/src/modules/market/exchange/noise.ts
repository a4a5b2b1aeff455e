/** Whole numbers of 32 bits that are always the same and little like each other: no chance, no state. */

/** Stirs the bits of a number (the end of MurmurHash3). */
const stir = (value: number): number => {
  let bits = value ^ (value >>> 16)
  bits = Math.imul(bits, 0x85eb_ca6b)
  bits ^= bits >>> 13
  bits = Math.imul(bits, 0xc2b2_ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A seed for what a text names (FNV-1a). */
export const seedOf = (text: string): number => {
  let bits = 0x811c_9dc5
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x0100_0193)
  return stir(bits)
}

/** The nth number of a seed, from 0 to 2^32 - 1. */
export const noise = (seed: number, nth: number): number => stir(seed ^ Math.imul(nth + 1, 0x9e37_79b1))

/** The nth number of a seed below another, which is 65,536 at most: no product is more than a number holds. */
export const noiseBelow = (seed: number, nth: number, below: number): number =>
  Math.floor((noise(seed, nth) * below) / 0x1_0000_0000)
