import { toHex } from '../encoding/hex.ts'

/** An RSA private key with its parts for decryption by CRT (RFC 8017 §3.2). */
export interface RsaKey {
  /** length of the modulus in bytes */
  readonly size: number
  readonly n: bigint
  readonly p: bigint
  readonly q: bigint
  readonly dp: bigint
  readonly dq: bigint
  readonly qInverse: bigint
}

export const toBigInt = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(bytes) || '0'}`)

/** Contents of consecutive DER elements. */
const elements = (der: Uint8Array): Uint8Array[] => {
  const found: Uint8Array[] = []
  for (let at = 0; at < der.length; ) {
    const short = der[at + 1] ?? 0
    const extra = short & 0x80 ? short & 0x7f : 0
    const start = at + 2 + extra
    const length = extra ? Number(toBigInt(der.subarray(at + 2, start))) : short
    if (start + length > der.length) throw new RangeError('DER ends too early')
    found.push(der.subarray(start, start + length))
    at = start + length
  }
  return found
}

/** Reads PKCS#8 DER. @throws RangeError for anything that is no RSA private key */
export const readPkcs8 = (der: Uint8Array): RsaKey => {
  const [info] = elements(der)
  const [, , wrapped] = info ? elements(info) : []
  const [key] = wrapped ? elements(wrapped) : []
  const [, n, , , p, q, dp, dq, qInverse] = key ? elements(key).map(toBigInt) : []
  if (!n || !p || !q || !dp || !dq || !qInverse) throw new RangeError('no RSA private key')
  return { size: Math.ceil(n.toString(16).length / 2), n, p, q, dp, dq, qInverse }
}
