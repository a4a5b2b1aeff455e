import { toHex } from '../encoding/hex.ts'
import { sha256 } from '../signing/sha256.ts'
import { type RsaKey, toBigInt } from './pkcs8.ts'

const hashLength = 32

const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n
  let square = base % modulus
  for (let bits = exponent; bits > 0n; bits >>= 1n) {
    if (bits & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/** RSADP by CRT with the two primes: four times as fast as with the modulus (RFC 8017 §5.1.2). */
const decryptBlock = ({ p, q, dp, dq, qInverse }: RsaKey, block: bigint): bigint => {
  const mp = power(block, dp, p)
  const mq = power(block, dq, q)
  const h = ((((mp - mq) % p) + p) * qInverse) % p
  return mq + h * q
}

/** A number as `size` bytes, the highest first (RFC 8017 §4.1). */
const toBytes = (value: bigint, size: number): Uint8Array => {
  const hex = value.toString(16).padStart(size * 2, '0')
  return Uint8Array.from({ length: size }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16))
}

/** MGF1 with SHA-256 (RFC 8017 §B.2.1), already applied: `bytes` xor the mask grown from `seed`. */
const unmask = (bytes: Uint8Array, seed: Uint8Array): Uint8Array => {
  const out = bytes.slice()
  for (let block = 0; block * hashLength < out.length; block++) {
    const mask = sha256(seed, Uint8Array.of(0, 0, 0, block))
    out.subarray(block * hashLength, (block + 1) * hashLength).forEach((byte, i) => {
      out[block * hashLength + i] = byte ^ (mask[i] ?? 0)
    })
  }
  return out
}

/**
 * RSA-OAEP decryption with SHA-256 and an empty label, in plain BigInt for platforms without WebCrypto. It is not
 * constant-time: it is used only with the deployment's key, which every client has.
 *
 * @throws RangeError for a ciphertext that does not open
 */
export const openOaep = (key: RsaKey, ciphertext: Uint8Array): Uint8Array => {
  const block = toBigInt(ciphertext)
  if (ciphertext.length !== key.size || block >= key.n) throw new RangeError('not wrapped for this key')
  const bytes = toBytes(decryptBlock(key, block), key.size)
  const maskedBlock = bytes.subarray(1 + hashLength)
  const seed = unmask(bytes.subarray(1, 1 + hashLength), maskedBlock)
  const data = unmask(maskedBlock, seed)
  const separator = data.findIndex((byte, i) => i >= hashLength && byte !== 0)
  const labelFits = toHex(data.subarray(0, hashLength)) === toHex(sha256())
  if (bytes[0] !== 0 || !labelFits || data[separator] !== 1) throw new RangeError('not wrapped for this key')
  return data.slice(separator + 1)
}
