import { loginUserInfo } from '@foyer/protocol/gateway'
import { deviceIdNone } from '@foyer/protocol/limits'
import type { LoginRequest } from '@foyer/protocol/login'
import { noAnswer } from '../comm-error.ts'
import type { RandomBytes } from '../random.ts'
import { sealField } from '../signing/seal.ts'
import type { Credentials } from './credential-source.ts'
import type { LoginInput } from './login-input.ts'
import { texts } from './reply-texts.ts'
import type { Grant } from './vault.ts'

/** The path of the login call on the trade host (N6, N11). */
export const loginPath = ({ channel }: LoginInput): string => (channel === 'ths' ? '/auth/thsLogin' : '/auth/login')

/** Body of the login call; the ticket is sealed under the register level's app key (V8). */
export const loginRequest = (register: Credentials, input: LoginInput, random: RandomBytes): LoginRequest => ({
  mobileUserCode: register.params.mobileUserCode ?? '',
  userToken: sealField(register.appKey, random(16), input.userToken),
  fundUserCode: input.fundUserCode,
  deviceId: input.deviceId ?? deviceIdNone,
  consent: input.consent,
})

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

const fieldOf = (data: unknown, name: string): unknown => Object(data)[name]

/** Extracts token and public parameters of the login level (I11) from the reply. */
export const loginGrant = (data: unknown, { deviceId = deviceIdNone }: LoginInput): Grant => {
  const { jwtToken, appKey } = texts(data, 'jwtToken', 'appKey')
  const { sm3, dogskin } = texts(fieldOf(data, 'password'), 'sm3', 'dogskin')
  const clientInfo = texts(fieldOf(data, 'clientInfo'), 'clientId', 'clientName', 'accountType', 'branch')
  if (!['cash', 'margin'].includes(clientInfo.accountType)) throw noAnswer('unreadable', 'unknown account type')
  return {
    token: jwtToken,
    wrappedKey: appKey,
    params: {
      ...Object.fromEntries(Object.entries<unknown>(clientInfo).filter(isText)),
      password: sm3,
      passwordDs: dogskin,
      userInfo: loginUserInfo,
      clientFeatureCode: deviceId,
    },
  }
}
