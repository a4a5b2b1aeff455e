import { sha256Stream } from './sha256.ts'

const blockSize = 64
const hashSize = 32

/** SHA-256 over parts one behind the other. */
export const hash = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const running = sha256Stream()
  for (const part of parts) running.update(part)
  return running.digest()
}

/**
 * HMAC-SHA-256 (RFC 2104) over parts one behind the other. The library's own, as its HKDF, is for every hash there is and
 * three times the size.
 */
export const hmac = (key: Uint8Array, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const block = new Uint8Array(blockSize)
  block.set(key.length > blockSize ? hash(key) : key)
  const padded = (pad: number): Uint8Array => block.map((byte) => byte ^ pad)
  return hash(padded(0x5c), hash(padded(0x36), ...parts))
}

/** HKDF-SHA-256 (RFC 5869). An empty salt is the zeros that the RFC asks for, since HMAC fills its key up with those. */
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
