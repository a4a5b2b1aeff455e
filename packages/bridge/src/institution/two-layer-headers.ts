import type { ClientConfig } from '@foyer/protocol/config'
import { fixedSessionId, toVerifyId, twoLayerMessage, verifyIdPositions } from '@foyer/protocol/signing/canonical'
import { header } from '@foyer/protocol/signing/headers'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The signing secret that every client has; it proves nothing about the caller. */
export type BuiltIn = ClientConfig['twoLayer']

const utf8 = (text: string) => new TextEncoder().encode(text)

/** Uniformly random decimal digits: a byte above 249 is drawn again. */
export const randomDigits = (count: number): string => {
  let digits = ''
  while (digits.length < count)
    for (const byte of crypto.getRandomValues(new Uint8Array(count - digits.length)))
      if (byte < 250) digits += byte % 10
  return digits
}

/** Headers of a call to the gateway from outside the app (B3, S1, S3). `functionId` is the normalised function. */
export const twoLayerHeaders = (
  { appName, appId, secret }: BuiltIn,
  { functionId, body }: { functionId: string; body: string },
  digits = randomDigits(verifyIdPositions.length),
): Record<string, string> => {
  const message = twoLayerMessage({ sessionId: fixedSessionId, functionId, appId })
  return {
    [header.contentType]: 'application/json',
    [header.appName]: appName,
    [header.appId]: appId,
    [header.aesId]: bytesToHex(hmac(sha256, utf8(secret), utf8(message))),
    [header.sessionId]: fixedSessionId,
    [header.antId]: functionId,
    [header.verifyId]: toVerifyId(bytesToHex(sha256(utf8(body))), digits),
  }
}
