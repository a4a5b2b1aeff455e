import type { CommError, Transport } from '@foyer/comm'
import { ErrorMessage } from '@foyer/protocol/errors'
import { asBridgeError, type BridgeError } from '../bridge-error.ts'
import type { RetailBridge } from './retail-bridge.ts'

interface Options {
  /** base of relative addresses; the page's own by default */
  readonly base?: string
  /** milliseconds; 60000 by default (N3) */
  readonly timeout?: number
}

/**
 * Converts a failure to the communication layer's error. Its message for every failure between call and reply is fixed
 * (X2).
 */
const asCommError = (Failure: typeof CommError, { kind, code, message, cause }: BridgeError): CommError => {
  if (kind === 'aborted' || kind === 'unexpected') return new Failure(kind, message, { cause })
  if (kind === 'decryption') return new Failure('unreadable', message, { code, cause })
  const known = kind === 'timeout' || kind === 'unreadable' ? kind : 'network'
  return new Failure(known, `${ErrorMessage.parse}: ${message}`, { cause })
}

/**
 * Sends calls through the app's send-HTTP function (N2), as a transport of `@foyer/comm`. `Failure` is its `CommError`,
 * passed in so that this package needs only its types.
 */
export const bridgeTransport =
  (
    bridge: Pick<RetailBridge, 'call'>,
    Failure: typeof CommError,
    { base = globalThis.location?.href, timeout }: Options = {},
  ): Transport =>
  async ({ url, method, headers, body, signal }) => {
    const request = { url: new URL(url, base).href, method, headers, ...(body !== undefined && { param: body }) }
    try {
      return await bridge.call('sendHttp', request, { signal, timeout })
    } catch (error) {
      throw asCommError(Failure, asBridgeError(error))
    }
  }
