import { BridgeError } from '../bridge-error.ts'
import { fieldsOf } from '../calls/json.ts'

const keyLength = 32

/** Bytes of standard base64. Throws for anything else. */
export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/**
 * The key that replies are sealed under, which the app passes with the configuration (B1).
 *
 * @throws BridgeError of kind `unreadable` if there is no key of 32 bytes
 */
export const readResponseKey = (data: unknown): Uint8Array => {
  const { responseKey } = fieldsOf(data)
  try {
    const key = fromBase64(String(responseKey))
    if (key.length === keyLength) return key
  } catch {
    // reported below, as for a key of another length
  }
  throw new BridgeError('unreadable', 'the host handed over no key for its answers')
}
