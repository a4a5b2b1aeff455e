import type { ClientConfig } from '@foyer/protocol/config'
import { nonceSuffixLength } from '@foyer/protocol/limits'
import { verifyIdPositions } from '@foyer/protocol/signing/canonical'
import type { AppInfo } from '../app-info.ts'
import type { ServerClock } from '../clock.ts'
import { base62, decimal, type RandomBytes, randomText } from '../random.ts'
import { type Sign, threeLayer, twoLayer } from './sign.ts'

/** Signs with fresh randomness and the server's time. */
export interface Signer {
  /** with a level's credentials */
  threeLayer(credentials: { token: string; appKey: Uint8Array }): Sign
  /**
   * with the credentials that every client has; the session is `h5`, except for the call that requests a token for a
   * session
   */
  twoLayer(sessionId?: string): Sign
}

interface Options {
  readonly app: AppInfo
  readonly builtIn: ClientConfig['twoLayer']
  readonly clock: ServerClock
  readonly random: RandomBytes
}

export const createSigner = ({ app, builtIn, clock, random }: Options): Signer => {
  const digits = () => randomText(random, decimal, verifyIdPositions.length)
  const nonce = () => String(Math.floor(clock.now())).padStart(13, '0') + randomText(random, base62, nonceSuffixLength)
  return {
    threeLayer: (credentials) => (call) => threeLayer(call, app, credentials, { nonce: nonce(), digits: digits() }),
    twoLayer:
      (session = 'h5') =>
      (call) =>
        twoLayer(call, { ...builtIn, sessionId: session }, builtIn.secret, digits()),
  }
}
