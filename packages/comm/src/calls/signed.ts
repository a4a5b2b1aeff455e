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
 * Sends as whoever the credentials name, once all that is pending has settled (I10). `send` is called for each attempt,
 * with what signs it and what is held of the level that signs.
 *
 * @throws CommError where no credentials resolve (P4)
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
