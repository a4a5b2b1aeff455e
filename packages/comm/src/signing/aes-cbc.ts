const blockSize = 16
/** The number of rounds for a 256-bit key (FIPS 197 §5). */
const rounds = 14

/** Multiplies by x in GF(2^8) (§4.2.1). */
const double = (byte: number): number => ((byte << 1) ^ (byte >> 7 ? 0x11b : 0)) & 0xff

/**
 * §5.1.1: each byte's inverse, in an affine transformation. 3 generates the field, so its powers reach every byte but
 * 0.
 */
const sBox = new Uint8Array(256).fill(0x63, 0, 1)
const powers = [1]
for (let i = 1; i < 255; i++) powers[i] = double(powers[i - 1] as number) ^ (powers[i - 1] as number)
powers.forEach((byte, i) => {
  const inverse = (powers[(255 - i) % 255] as number) * 0x101
  sBox[byte] = inverse ^ (inverse >> 4) ^ (inverse >> 5) ^ (inverse >> 6) ^ (inverse >> 7) ^ 0x63
})

/** The element at an index below the length. */
const at = (bytes: Uint8Array, index: number): number => bytes[index] as number

/** §5.2: the key's 32 bytes, followed by 16 bytes for each round. */
const expand = (key: Uint8Array): Uint8Array => {
  const keys = new Uint8Array((rounds + 1) * blockSize)
  keys.set(key)
  let constant = 1
  for (let i = key.length; i < keys.length; i += 4) {
    const isFirst = i % key.length === 0
    for (let k = 0; k < 4; k++) {
      const before = at(keys, i - 4 + (isFirst ? (k + 1) % 4 : k))
      const substituted = i % blockSize === 0 ? at(sBox, before) : before
      keys[i + k] = at(keys, i + k - key.length) ^ substituted ^ (isFirst && k === 0 ? constant : 0)
    }
    if (isFirst) constant = double(constant)
  }
  return keys
}

/** §5.1, in place. */
const encryptBlock = (keys: Uint8Array, block: Uint8Array): void => {
  const addKey = (round: number): void => {
    block.forEach((byte, i) => {
      block[i] = byte ^ at(keys, round * blockSize + i)
    })
  }
  addKey(0)
  for (let round = 1; round <= rounds; round++) {
    // SubBytes and ShiftRows: the byte of row i % 4 comes from that many columns further on
    const shifted = block.map((_, i) => at(sBox, at(block, (i + 4 * (i % 4)) % blockSize)))
    block.set(shifted)
    if (round < rounds)
      shifted.forEach((byte, i) => {
        const column = i - (i % 4)
        const next = (k: number) => at(shifted, column + ((i + k) % 4))
        block[i] = double(byte ^ next(1)) ^ next(1) ^ next(2) ^ next(3)
      })
    addKey(round)
  }
}

/**
 * AES-256-CBC with PKCS#7, preceded by the IV (SP 800-38A §6.2). Implemented here, since the library's module includes
 * decryption and a dozen modes (decision 0136). `hmac.test.ts` compares it with Node's and with the standard's
 * examples.
 */
export const encryptCbc = (key: Uint8Array, iv: Uint8Array, text: Uint8Array): Uint8Array => {
  const keys = expand(key)
  const padding = blockSize - (text.length % blockSize)
  const sealed = new Uint8Array(blockSize + text.length + padding).fill(padding)
  sealed.set(iv)
  sealed.set(text, blockSize)
  for (let start = blockSize; start < sealed.length; start += blockSize) {
    const block = sealed.subarray(start, start + blockSize)
    block.forEach((byte, i) => {
      block[i] = byte ^ at(sealed, start - blockSize + i)
    })
    encryptBlock(keys, block)
  }
  return sealed
}
