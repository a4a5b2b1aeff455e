import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { SystemAway } from '../wire/system-away.ts'
import type { Unproved } from './port.ts'

/** Errors of the authorization endpoint that a person causes by leaving. */
const left = new Set([
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
])
/** Codes of errors of the client that say the provider did not answer as a provider does. */
const away = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

const codeOf = (error: unknown): string => (error instanceof ClientError && error.code) || 'unknown'

/** An error of a request to the provider, as the firm's systems report theirs. */
export const asAway = (system: string, error: unknown): SystemAway =>
  new SystemAway(system, 'not_done', error instanceof Error ? error.message : 'no answer', { cause: error })

/** Errors of the token endpoint that say the provider refuses this server, whatever the code. */
const refusesServer = new Set(['invalid_client', 'unauthorized_client'])

/**
 * What a failed exchange means. What a person can put into the address of the callback never counts as an outage.
 *
 * @throws SystemAway if the provider is away, or refuses this server
 */
export const outcomeOf = (system: string, error: unknown): Unproved => {
  if (error instanceof AuthorizationResponseError)
    return left.has(error.error) ? { outcome: 'cancelled' } : { outcome: 'failed', why: error.error.slice(0, 64) }
  if (error instanceof ResponseBodyError && error.status < 500 && !refusesServer.has(error.error))
    return { outcome: 'invalid', why: error.error }
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) throw asAway(system, error)
  // fetch throws a TypeError if there is no connection
  if (error instanceof TypeError || away.has(codeOf(error))) throw asAway(system, error)
  if (error instanceof ClientError) return { outcome: 'invalid', why: `${codeOf(error)}: ${error.message}` }
  throw error
}
