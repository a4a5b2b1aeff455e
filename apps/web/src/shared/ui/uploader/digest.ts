const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Returns the SHA-256 hash in lower-case hex. A page loaded over plain HTTP has no WebCrypto, so it loads a
 * replacement.
 */
export const sha256 = async (content: Blob): Promise<string> => {
  const bytes = await content.arrayBuffer()
  if (globalThis.crypto?.subtle) return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const { sha256: hash } = await import('@noble/hashes/sha2.js')
  return hex(hash(new Uint8Array(bytes)))
}
