const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Concatenates numbers as bits, each with the given length. */
const bitsOf = (numbers: Iterable<number>, length: number): string =>
  Array.from(numbers, (number) => number.toString(2).padStart(length, '0')).join('')

/** Standard base64 with padding. Implemented here because a mini-program has neither `btoa` nor `Buffer`. */
export const toBase64 = (bytes: Uint8Array): string => {
  const digits = bitsOf(bytes, 8).replace(/.{1,6}/g, (bits) => alphabet.charAt(Number.parseInt(bits.padEnd(6, '0'), 2)))
  return digits.padEnd(Math.ceil(digits.length / 4) * 4, '=')
}

/** Decodes base64 or base64url, padded or not; undefined for anything else. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const digits = text.replace(/=+$/, '').replace(/-/g, '+').replace(/_/g, '/')
  if (!/^[A-Za-z0-9+/]*$/.test(digits) || digits.length % 4 === 1) return undefined
  const bits = bitsOf(
    Array.from(digits, (digit) => alphabet.indexOf(digit)),
    6,
  )
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
