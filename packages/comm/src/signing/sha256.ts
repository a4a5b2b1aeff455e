const blockSize = 64

/** The first 32 fractional bits, as a signed integer. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0

const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)

/** FIPS 180-4 §4.2.2: from the cube roots of the first 64 primes. */
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
/** §5.3.3: from the square roots of the first eight primes. */
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** §5.1.1: the message, a 1 bit, zeros, and the message's length in bits as 64 bits. */
const pad = (parts: readonly Uint8Array[]): DataView => {
  let length = 0
  for (const part of parts) length += part.length
  const padded = new Uint8Array(Math.ceil((length + 9) / blockSize) * blockSize)
  let end = 0
  for (const part of parts) {
    padded.set(part, end)
    end += part.length
  }
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, length / 2 ** 29)
  view.setUint32(padded.length - 4, length * 8)
  return view
}

/** The message schedule, shared by all calls, since each hash is complete before the next begins. */
const words = new Int32Array(64)

/** The element at an index below the length. */
const at = (values: Int32Array, index: number): number => values[index] as number

/** §6.2.2 of one block, added to `state`. */
const compress = (state: Int32Array, message: DataView, block: number): void => {
  for (let i = 0; i < 16; i++) words[i] = message.getInt32(block + i * 4)
  for (let i = 16; i < 64; i++) {
    const early = at(words, i - 15)
    const late = at(words, i - 2)
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1
  }
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)]
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)]
  for (let i = 0; i < 64; i++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + sum1 + ((e & f) ^ (~e & g)) + at(roundConstants, i) + at(words, i)) | 0
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    const majority = (a & b) ^ (a & c) ^ (b & c)
    c = b
    b = a
    a = (t1 + sum0 + majority) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((sum, i) => {
    state[i] = at(state, i) + sum
  })
}

/**
 * SHA-256 (FIPS 180-4) over consecutive parts. Implemented here, since the library's class would add 1.4 KB for every
 * visitor (decision 0136). `sha256.test.ts` compares it with Node's.
 */
export const sha256 = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const message = pad(parts)
  const state = initial.slice()
  for (let block = 0; block < message.byteLength; block += blockSize) compress(state, message, block)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => {
    digest.setInt32(i * 4, word)
  })
  return new Uint8Array(digest.buffer)
}
