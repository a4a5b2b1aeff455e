import type { Reason } from '@foyer/protocol/errors'
import type { RegisterRequest } from '@foyer/protocol/identity'
import { accountType, deviceIdNone } from '@foyer/protocol/limits'
import { CommError } from '../comm-error.ts'
import type { Credentials } from './credential-source.ts'
import { registerGrant } from './grants.ts'
import type { Grant, PublicParams } from './vault.ts'

/**
 * Refusals that concern the registration itself. Any other is a fault, or concerns the tourist who signed, and ends
 * nothing.
 */
const final: ReadonlySet<Reason> = new Set<Reason>(['socket_pwd_invalid', 'invalid_request'])

interface Options {
  /** the newest public parameters that any tab stored */
  readonly params: () => PublicParams | undefined
  /** Makes the call, signed by the tourist. */
  readonly send: (request: (tourist: Credentials) => RegisterRequest) => Promise<unknown>
  readonly terminalSource: string
  /** the server no longer knows the registration */
  readonly onRefused: () => void
}

/** Fetches the next token of the register level with the socketPwd, which each use replaces (I5). */
export const renew = async ({ params, send, terminalSource, onRefused }: Options): Promise<Grant> => {
  const { socketPwd, mobileUserCode = '' } = params() ?? {}
  if (!socketPwd) throw new CommError('init', 'no registration', { reason: 'no_credentials' })
  const request = (tourist: Credentials): RegisterRequest => ({
    visitUserCode: tourist.params.mobileUserCode ?? '',
    mobileUserCode,
    terminalSource,
    accountNo: mobileUserCode,
    accountType,
    deviceId: deviceIdNone,
    socketPwd,
    userToken: '',
  })
  try {
    return registerGrant(await send(request), mobileUserCode)
  } catch (error) {
    const isFinal = error instanceof CommError && final.has(error.reason)
    // another tab may have used it first and stored its successor
    if (isFinal && params()?.socketPwd === socketPwd) onRefused()
    throw error
  }
}
