import { sha256 } from './sha256.ts'

const blockSize = 64
const hashSize = 32

/**
 * HMAC-SHA-256 (RFC 2104) over consecutive parts. The library's HMAC and HKDF support every hash and are three times
 * the size.
 */
export const hmac = (key: Uint8Array, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const block = new Uint8Array(blockSize)
  block.set(key.length > blockSize ? sha256(key) : key)
  const padded = (pad: number): Uint8Array => block.map((byte) => byte ^ pad)
  return sha256(padded(0x5c), sha256(padded(0x36), ...parts))
}

/**
 * HKDF-SHA-256 (RFC 5869). An empty salt equals the zeros that the RFC requires, since HMAC pads its key with zeros.
 */
export const hkdf = (ikm: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Uint8Array<ArrayBuffer> => {
  const key = hmac(salt, ikm)
  const out = new Uint8Array(length)
  let block = new Uint8Array()
  for (let at = 0; at < length; at += hashSize) {
    block = hmac(key, block, info, Uint8Array.of(at / hashSize + 1))
    out.set(block.subarray(0, length - at), at)
  }
  return out
}
