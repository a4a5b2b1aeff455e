import type { Reason } from '@foyer/contract/errors'
import { asCommError, CommError } from '../comm-error.ts'
import type { CredentialSource, Credentials } from './credential-source.ts'

/** The last one: what the server gave with a login token is not what it gave, so the token is of no use. */
const lostToken: ReadonlySet<Reason> = new Set<Reason>([
  'token_expired',
  'token_invalid',
  'session_revoked',
  'login_secret_wrong',
])

const faultOf = (error: unknown): 'token' | 'clock' | undefined => {
  if (!(error instanceof CommError)) return undefined
  if (lostToken.has(error.reason)) return 'token'
  return error.reason === 'signature_stale' ? 'clock' : undefined
}

/**
 * Sends a signed call and mends, once each, what made the server refuse it before doing anything: a token it no longer
 * takes, or a clock that is off (the refusal has told the right time by then). Each attempt signs anew.
 */
export const exchange = async <T>(
  source: Pick<CredentialSource, 'get' | 'discard'>,
  send: (credentials: Credentials) => Promise<T>,
): Promise<T> => {
  const mended = new Set<string>()
  let refusal: unknown
  for (;;) {
    const credentials = await source.get().catch((error) => {
      // the level ended meanwhile: why the server refused says more than that there is nothing left to sign with
      throw refusal && asCommError(error).reason === 'no_credentials' ? refusal : error
    })
    try {
      return await send(credentials)
    } catch (error) {
      const fault = faultOf(error)
      if (!fault || mended.has(fault)) throw error
      mended.add(fault)
      refusal = error
      if (fault === 'token') source.discard(credentials.token)
    }
  }
}
