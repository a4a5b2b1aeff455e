import { BridgeMessage } from '@foyer/protocol/errors/bridge-message'
import { cbc } from '@noble/ciphers/aes.js'
import { BridgeError } from '../bridge-error.ts'
import { fieldsOf, parseJson } from '../calls/json.ts'
import { fromBase64 } from './response-key.ts'
import type { HttpAnswer } from './retail-calls.ts'

const ivLength = 16

const decrypted = (key: Uint8Array, sealed: unknown): string => {
  if (typeof sealed !== 'string') throw new TypeError('no text')
  const bytes = fromBase64(sealed)
  const plain = cbc(key, bytes.subarray(0, ivLength)).decrypt(bytes.subarray(ivLength))
  return new TextDecoder('utf-8', { fatal: true }).decode(plain)
}

const readAnswer = (text: string): HttpAnswer => {
  const { status, date, text: body } = fieldsOf(parseJson(text))
  if (!Number.isInteger(status) || typeof body !== 'string') throw new TypeError('no answer')
  return { status: Number(status), text: body, ...(typeof date === 'string' && { date }) }
}

/**
 * Decrypts the reply in `data`: base64 of a 16-byte IV and AES-256-CBC with PKCS#7 of its JSON (B1). CBC detects a
 * wrong key only by its padding, most of the time; a result that is not valid JSON was decrypted with a wrong key too.
 *
 * @throws BridgeError of kind `decryption`, with the message of the specification
 */
export const openAnswer = (key: Uint8Array, sealed: unknown): HttpAnswer => {
  try {
    return readAnswer(decrypted(key, sealed))
  } catch (cause) {
    throw new BridgeError('decryption', BridgeMessage.decryption, { cause })
  }
}
