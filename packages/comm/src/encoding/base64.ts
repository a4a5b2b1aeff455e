const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Standard base64 with padding. Written out because a mini-program has neither `btoa` nor `Buffer`. */
export const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3)
    const bits = (a << 16) | (b << 8) | c
    for (const shift of [18, 12, 6, 0]) text += alphabet.charAt((bits >> shift) & 63)
  }
  const missing = (3 - (bytes.length % 3)) % 3
  return text.slice(0, text.length - missing) + '='.repeat(missing)
}

/** Bytes of base64 or base64url, padded or not; undefined for anything else. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const digits = text.replace(/=+$/, '').replace(/-/g, '+').replace(/_/g, '/')
  if (!/^[A-Za-z0-9+/]*$/.test(digits) || digits.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let bits = 0
  let count = 0
  let at = 0
  for (const digit of digits) {
    bits = ((bits << 6) | alphabet.indexOf(digit)) & 0xffffff
    count += 6
    if (count >= 8) {
      count -= 8
      bytes[at++] = (bits >> count) & 255
    }
  }
  return bytes
}
