/** Deterministic pseudo-random 32-bit integers without state. */

/** Mixes the bits of a number (the finalizer of MurmurHash3). */
const stir = (value: number): number => {
  let bits = value ^ (value >>> 16)
  bits = Math.imul(bits, 0x85eb_ca6b)
  bits ^= bits >>> 13
  bits = Math.imul(bits, 0xc2b2_ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A seed from a text (FNV-1a). */
export const seedOf = (text: string): number => {
  let bits = 0x811c_9dc5
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x0100_0193)
  return stir(bits)
}

/** The nth number of a seed, from 0 to 2^32 - 1. */
export const noise = (seed: number, nth: number): number => stir(seed ^ Math.imul(nth + 1, 0x9e37_79b1))

/** The nth number of a seed, below a bound of at most 65,536, so that the product is a safe integer. */
export const noiseBelow = (seed: number, nth: number, below: number): number =>
  Math.floor((noise(seed, nth) * below) / 0x1_0000_0000)
