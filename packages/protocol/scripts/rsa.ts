import { checkPrimeSync, constants, createHash, createPrivateKey, type KeyObject, publicEncrypt } from 'node:crypto'
import { byteStream } from './bytes.ts'

const exponent = 65537n

const toBigInt = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`)

const base64Url = (value: bigint): string => {
  const hex = value.toString(16)
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url')
}

const inverse = (value: bigint, modulus: bigint): bigint => {
  let [r0, r1, t0, t1] = [modulus, value % modulus, 0n, 1n]
  while (r1 !== 0n) {
    const quotient = r0 / r1
    ;[r0, r1] = [r1, r0 - quotient * r1]
    ;[t0, t1] = [t1, t0 - quotient * t1]
  }
  return ((t0 % modulus) + modulus) % modulus
}

/**
 * The first prime of a stream with its two highest bits set, so that the product of two such primes has the full
 * modulus length.
 */
const prime = (next: (length: number) => Buffer, bits: number): bigint => {
  for (;;) {
    const candidate = toBigInt(next(bits / 8)) | (3n << BigInt(bits - 2)) | 1n
    if ((candidate - 1n) % exponent !== 0n && checkPrimeSync(candidate)) return candidate
  }
}

/** A reproducible RSA key: no key file is stored, and a new generation gives the same vectors. */
export const rsaKey = (label: string, bits: number): KeyObject => {
  const next = byteStream(label)
  const p = prime(next, bits / 2)
  const q = prime(next, bits / 2)
  const d = inverse(exponent, (p - 1n) * (q - 1n))
  const parts = { n: p * q, e: exponent, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) }
  const encoded = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, base64Url(value)]))
  return createPrivateKey({ format: 'jwk', key: { kty: 'RSA', ...encoded } })
}

const mgf1 = (seed: Buffer, length: number): Buffer => {
  const blocks: Buffer[] = []
  for (let counter = 0; blocks.length * 32 < length; counter++) {
    const suffix = Buffer.alloc(4)
    suffix.writeUInt32BE(counter)
    blocks.push(createHash('sha256').update(seed).update(suffix).digest())
  }
  return Buffer.concat(blocks).subarray(0, length)
}

const xor = (a: Buffer, b: Buffer): Buffer => Buffer.from(a.map((byte, i) => byte ^ (b[i] ?? 0)))

/**
 * RSA-OAEP-SHA256 with a given seed (RFC 8017 §7.1.1, empty label). node:crypto chooses its own seed, so the padding is
 * computed here.
 */
export const oaepEncrypt = (key: KeyObject, message: Buffer, seed: Buffer): Buffer => {
  const size = (key.asymmetricKeyDetails?.modulusLength ?? 0) / 8
  const labelHash = createHash('sha256').digest()
  const padding = Buffer.alloc(size - message.length - 66)
  const block = Buffer.concat([labelHash, padding, Buffer.from([1]), message])
  const maskedBlock = xor(block, mgf1(seed, block.length))
  const maskedSeed = xor(seed, mgf1(maskedBlock, seed.length))
  const encoded = Buffer.concat([Buffer.from([0]), maskedSeed, maskedBlock])
  return publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, encoded)
}
