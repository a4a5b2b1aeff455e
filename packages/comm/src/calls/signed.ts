import type { Credentials } from '../identity/credential-source.ts'
import { exchange } from '../identity/exchange.ts'
import type { Session } from '../identity/session.ts'
import type { Sign } from '../signing/sign.ts'
import type { Signer } from '../signing/signer.ts'
import { abortable } from './abortable.ts'
import type { CallCredentials } from './descriptor.ts'

interface Caller {
  readonly credentials: CallCredentials
  readonly signal: AbortSignal | undefined
}

/**
 * Sends with the credentials that the caller names, after pending identity changes have ended (I10). `send` is called
 * for each attempt with the signature function and the level's credentials.
 *
 * @throws CommError if no credentials resolve (P4)
 */
export type SendAs = <T>(caller: Caller, send: (sign?: Sign, held?: Credentials) => Promise<T>) => Promise<T>

export const createSendAs =
  (session: Session, signer: Signer): SendAs =>
  async ({ credentials, signal }, send) => {
    await abortable(session.settled(), signal)
    if (credentials === 'none') return send()
    if (credentials === 'twoLayer') return send(signer.twoLayer())
    const source = await abortable(session.source(credentials === 'login' ? 'current' : credentials), signal)
    const { discard, replace } = source
    return exchange({ get: () => abortable(source.get(), signal), discard, replace }, (held) =>
      send(signer.threeLayer(held), held),
    )
  }
