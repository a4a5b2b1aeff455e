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

const faultOf = (error: unknown): 'token' | 'clock' | 'key' | undefined => {
  if (!(error instanceof CommError)) return undefined
  if (lostToken.has(error.reason)) return 'token'
  if (error.reason === 'signature_wrong') return 'key'
  return error.reason === 'signature_stale' ? 'clock' : undefined
}

/**
 * Sends a signed call and mends, once each, what made the server refuse it before doing anything: a token it no longer
 * takes, a clock that is off (the refusal has told the right time by then), or an app key that does not fit the token. Each
 * attempt signs anew.
 */
export const exchange = async <T>(
  source: Pick<CredentialSource, 'get' | 'discard'> & Partial<Pick<CredentialSource, 'replace'>>,
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
      if (fault === 'token')
        source.discard(credentials.token, asCommError(error).reason === 'token_expired' ? 'expired' : 'ended')
      if (fault === 'key') {
        await source.replace?.(credentials.token)
        // signed with the same key it would be wrong again
        const next = await source.get().catch(() => credentials)
        if (next.token === credentials.token) throw error
      }
    }
  }
}
