import { percentEncode } from './percent.ts'

/** UTF-8 bytes as `fetch` would send them. A mini-program has no `TextEncoder`. */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = percentEncode(text).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Uint8Array.from(bytes, (char) => char.charCodeAt(0))
}
