import type { SessionCheckRequest, TouristRequest } from '@foyer/protocol/identity'
import type { AppInfo } from '../app-info.ts'
import type { Outgoing, Send } from '../call.ts'
import { CommError } from '../comm-error.ts'
import type { UnwrappingKey } from '../keys/unwrapping-key.ts'
import type { Sign } from '../signing/sign.ts'
import type { Signer } from '../signing/signer.ts'
import type { Credentials } from './credential-source.ts'
import { texts } from './reply-texts.ts'
import type { Grant } from './vault.ts'

/**
 * Its ticket is accepted for a minute, however often the call is repeated from the same session with the same key
 * (COMM-9).
 */
export const identityPath = '/auth/identity'

/** The calls that issue and end tokens (N6, architecture §3). */
export interface TokenCalls {
  readonly terminalSource: string
  tourist(mobileUserCode: string): Promise<Grant>
  /** Data of the reply of a call that gives a person a level. */
  call(host: 'jwt' | 'trade', path: string, body: object, held: Credentials): Promise<unknown>
  /** @throws CommError with reason session_revoked if the session is not valid */
  check(current: Credentials): Promise<void>
  /** Ends the registration or the login that signs. */
  quit(leaving: Credentials): Promise<void>
}

interface Options {
  readonly send: Send
  readonly signer: Signer
  readonly app: AppInfo
  readonly openKey: () => Promise<UnwrappingKey>
  /** the client app (N11) */
  readonly terminalSource: string
}

export const tokenCalls = ({ send, signer, app, openKey, terminalSource }: Options): TokenCalls => {
  const post = (host: Outgoing['host'], path: string, body: object, sign: Sign, headers = {}) =>
    send({ host, path, method: 'POST', body, headers, isRepeatable: path === identityPath }, sign)

  const requestToken = async (host: Outgoing['host'], path: string, body: object, sign: Sign) => {
    const { named, headers } = await openKey()
    return post(host, path, { ...body, ...named }, sign, headers)
  }

  return {
    terminalSource,
    async tourist(mobileUserCode) {
      const body: TouristRequest = { mobileUserCode, terminalSource }
      const data = await requestToken('jwt', '/auth/tourist', body, signer.twoLayer(app.sessionId))
      const { jwtToken, appKey } = texts(data, 'jwtToken', 'appKey')
      return { token: jwtToken, wrappedKey: appKey, params: { mobileUserCode } }
    },
    call: (host, path, body, held) => requestToken(host, path, body, signer.threeLayer(held)),
    async check(current) {
      const body: SessionCheckRequest = { appId: app.appId, checkType: 'ip', sessionId: app.sessionId }
      const { valid } = Object(await post('jwt', '/auth/check', body, signer.threeLayer(current)))
      if (valid === false) throw new CommError('refused', 'the session ended', { reason: 'session_revoked' })
    },
    async quit(leaving) {
      await post('jwt', '/auth/quit', {}, signer.threeLayer(leaving))
    },
  }
}
