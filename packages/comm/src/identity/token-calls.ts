import type { RegisterRequest, TouristRequest } from '@foyer/contract/identity'
import { accountType, deviceIdNone } from '@foyer/contract/limits'
import { header } from '@foyer/contract/signing/headers'
import { terminalSource } from '../app-info.ts'
import type { Outgoing } from '../calls/outgoing.ts'
import type { Send } from '../calls/send.ts'
import { noAnswer } from '../comm-error.ts'
import type { UnwrappingKey } from '../keys/unwrapping-key.ts'
import { loaded } from '../loaded.ts'
import type { RandomBytes } from '../random.ts'
import type { Sign } from '../signing/sign.ts'
import type { Signer } from '../signing/signer.ts'
import type { Credentials } from './credential-source.ts'
import type { RegisterInput } from './register-input.ts'
import type { Grant, PublicParams } from './vault.ts'

/** The calls that give and end tokens (N6, design §3). */
export interface TokenCalls {
  tourist(mobileUserCode: string): Promise<Grant>
  identify(tourist: Credentials, input: RegisterInput): Promise<Grant>
  /** Trades the socketPwd among `params` for a new token and a new socketPwd. */
  renew(tourist: Credentials, params: PublicParams): Promise<Grant>
  quit(register: Credentials): Promise<void>
}

interface Options {
  readonly send: Send
  readonly signer: Signer
  readonly sessionId: string
  readonly openKey: () => Promise<UnwrappingKey>
  readonly random: RandomBytes
}

/** Named texts out of a reply's data, all there and none empty. */
const texts = <K extends string>(data: unknown, ...names: K[]): Record<K, string> => {
  const found = { ...(data as Record<K, string>) }
  for (const name of names)
    if (typeof found[name] !== 'string' || found[name] === '') throw noAnswer('unreadable', `no ${name} in the reply`)
  return found
}

export const tokenCalls = ({ send, signer, sessionId, openKey, random }: Options): TokenCalls => {
  const post = (host: Outgoing['host'], path: string, body: object, sign: Sign, headers = {}) =>
    send({ host, path, method: 'POST', body, headers }, sign)

  const askForToken = async (host: Outgoing['host'], path: string, body: object, sign: Sign) => {
    const { publicKey } = await openKey()
    return post(host, path, body, sign, publicKey && { [header.appPublicKey]: publicKey })
  }

  const registerGrant = (data: unknown, mobileUserCode: string): Grant => {
    const { jwtToken, appKey, socketPwd, mobileNo } = texts(data, 'jwtToken', 'appKey', 'socketPwd', 'mobileNo')
    return { token: jwtToken, wrappedKey: appKey, params: { socketPwd, mobileNo, mobileUserCode } }
  }

  return {
    async tourist(mobileUserCode) {
      const body: TouristRequest = { mobileUserCode, terminalSource }
      const data = await askForToken('jwt', '/auth/tourist', body, signer.twoLayer(sessionId))
      const { jwtToken, appKey } = texts(data, 'jwtToken', 'appKey')
      return { token: jwtToken, wrappedKey: appKey, params: { mobileUserCode } }
    },
    async identify(tourist, input) {
      const { identityRequest } = await loaded(import('./identity-request.ts'))
      const body = identityRequest(tourist, input, random)
      const data = await askForToken('trade', '/auth/identity', body, signer.threeLayer(tourist))
      return registerGrant(data, input.userCode)
    },
    async renew(tourist, { socketPwd = '', mobileUserCode = '' }) {
      const body: RegisterRequest = {
        visitUserCode: tourist.params.mobileUserCode ?? '',
        mobileUserCode,
        terminalSource,
        accountNo: mobileUserCode,
        accountType,
        deviceId: deviceIdNone,
        socketPwd,
        userToken: '',
      }
      const data = await askForToken('jwt', '/auth/register', body, signer.threeLayer(tourist))
      return registerGrant(data, mobileUserCode)
    },
    async quit(register) {
      await post('jwt', '/auth/quit', {}, signer.threeLayer(register))
    },
  }
}
