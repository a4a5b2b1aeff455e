import { threeLayerMessage, toVerifyId, twoLayerMessage } from '@foyer/protocol/signing/canonical'
import { header } from '@foyer/protocol/signing/headers'
import { toHex } from '../encoding/hex.ts'
import { utf8 } from '../encoding/utf8.ts'
import { hmac } from './hmac.ts'
import { sha256 } from './sha256.ts'

/** The sender of a signed call. */
export interface Sender {
  readonly appName: string
  readonly appId: string
  readonly sessionId: string
}

/** A call as it will be sent: the target normalised and encoded, the body as text. */
export interface Signable {
  readonly method: string
  readonly target: string
  readonly body: string
}

type Headers = Record<string, string>

/** Headers that sign a call. */
export type Sign = (call: Signable) => Headers

const hex = (text: string): string => toHex(sha256(utf8(text)))
const mac = (key: Uint8Array, message: string): string => toHex(hmac(key, utf8(message)))

const senderHeaders = ({ appName, appId, sessionId }: Sender): Headers => ({
  [header.appName]: appName,
  [header.appId]: appId,
  [header.sessionId]: sessionId,
})

/**
 * Headers of the three-layer defence (S2, S3). `digits` are the eight that `Verify-ID` inserts into the body's hash.
 */
export const threeLayer = (
  call: Signable,
  sender: Sender,
  { token, appKey }: { token: string; appKey: Uint8Array },
  { nonce, digits }: { nonce: string; digits: string },
): Headers => {
  const bodyHash = hex(call.body)
  return {
    ...senderHeaders(sender),
    [header.antId]: nonce,
    [header.aesId]: mac(appKey, threeLayerMessage({ ...call, ...sender, nonce, bodyHash })),
    [header.verifyId]: toVerifyId(bodyHash, digits),
    [header.token]: token,
  }
}

/** Headers of the two-layer defence (S1, S3), under the secret that is shipped to everyone. */
export const twoLayer = (call: Signable, sender: Sender, secret: string, digits: string): Headers => ({
  ...senderHeaders(sender),
  [header.antId]: call.target,
  [header.aesId]: mac(utf8(secret), twoLayerMessage({ ...sender, functionId: call.target })),
  [header.verifyId]: toVerifyId(hex(call.body), digits),
})
