/** Returns the given number of bytes from a cryptographically secure source of the platform. */
export type RandomBytes = (length: number) => Uint8Array<ArrayBuffer>

export const decimal = '0123456789'
export const base62: string = `${decimal}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`

/** Uniformly random characters: bytes beyond the last whole multiple of the alphabet are discarded. */
export const randomText = (random: RandomBytes, alphabet: string, length: number): string => {
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length)
    for (const byte of random(length - text.length)) if (byte < fair) text += alphabet.charAt(byte % alphabet.length)
  return text
}
