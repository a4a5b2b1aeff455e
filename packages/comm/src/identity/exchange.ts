import { renewsToken } from '@foyer/protocol/errors/renews-token.generated'
import { asCommError, CommError } from '../comm-error.ts'
import type { CredentialSource, Credentials } from './credential-source.ts'

const faultOf = (error: unknown): 'token' | 'clock' | 'key' | undefined => {
  if (!(error instanceof CommError)) return undefined
  if (renewsToken.has(error.reason)) return 'token'
  if (error.reason === 'signature_wrong') return 'key'
  return error.reason === 'signature_stale' ? 'clock' : undefined
}

/**
 * Sends a signed call and corrects, once each, why the server refused it before performing it: a token that it no
 * longer accepts, a wrong clock (the refusal contained the right time), or an app key that does not match the token.
 * Each attempt is signed anew.
 */
export const exchange = async <T>(
  source: Pick<CredentialSource, 'get' | 'discard'> & Partial<Pick<CredentialSource, 'replace'>>,
  send: (credentials: Credentials) => Promise<T>,
): Promise<T> => {
  const mended = new Set<string>()
  let refusal: unknown
  for (;;) {
    const credentials = await source.get().catch((error) => {
      // the level ended meanwhile: the server's refusal says more than the error of missing credentials
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
        // a signature with the same key would be wrong again
        const next = await source.get().catch(() => credentials)
        if (next.token === credentials.token) throw error
      }
    }
  }
}
