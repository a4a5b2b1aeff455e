import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client'
import type { BaseLogger } from 'pino'
import { z } from 'zod'
import type { SystemState } from '../wire/caller.ts'
import { discover, safeAlgorithms } from './discover.ts'
import { asAway, outcomeOf } from './failures.ts'
import { guard } from './guard.ts'
import type { ClientSettings, Flow, LoggedOut, Unproved } from './port.ts'

/** Milliseconds after which the provider's configuration is fetched again. */
const configurationLife = 3_600_000
/** Seconds by which the clocks of the provider and of this machine may differ. */
const tolerance = 30
/** Seconds for which a logout token without an end is accepted. */
const logoutLife = 300

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
const logoutClaims = z.object({
  jti: z.string().min(1).max(256),
  iat: z.number(),
  exp: z.number().optional(),
  sub: z.string().min(1).max(256).optional(),
  sid: z.string().min(1).max(256).optional(),
  nonce: z.undefined().optional(),
  events: z.object({ [logoutEvent]: z.object({}) }),
})

export type Claims = Readonly<Record<string, unknown>>
type Finished = { readonly outcome: 'proved'; readonly claims: Claims } | Unproved

/** This server as a client of one OpenID Connect provider. Every call throws SystemAway if the provider is away. */
export interface RelyingParty {
  /** The address of the provider's page for a flow. @param more parameters of the request */
  addressOf(flow: Flow, more: Readonly<Record<string, string>>): Promise<string>
  /**
   * Exchanges the code in an answer of the provider, and validates everything that it says.
   *
   * @param maxAge seconds within which the person must have proved who they are, as the flow requested
   */
  finish(flow: Flow, query: URLSearchParams, maxAge: number): Promise<Finished>
  /** Validates a logout token (OpenID Connect Back-Channel Logout 1.0). @returns undefined for one that is not valid */
  readLogoutToken(token: string): Promise<LoggedOut | undefined>
  /** The address at which the provider ends its own session; undefined if it has none. */
  endSessionAddress(): Promise<string | undefined>
}

/** Whether a proof is of a flow: a person could remove parameters from the address and come back with an older proof. */
export const isOfFlow = (flow: Flow, provedAt: unknown): provedAt is number =>
  typeof provedAt === 'number' && provedAt >= flow.beganAt / 1000 - tolerance

/** @param system its name in logs and figures */
export const relyingParty = (
  system: string,
  settings: ClientSettings,
  log: BaseLogger,
  clock: () => number,
): { readonly party: RelyingParty; readonly state: SystemState } => {
  const { state, run } = guard(system, log)
  let known: { readonly configuration: Promise<Configuration>; readonly at: number } | undefined
  let keys: { readonly address: string; readonly set: ReturnType<typeof createRemoteJWKSet> } | undefined

  const configuration = (): Promise<Configuration> => {
    if (known && clock() - known.at < configurationLife) return known.configuration
    const fetched = {
      at: clock(),
      configuration: run(() =>
        discover(settings).catch((error: unknown) => {
          throw asAway(system, error)
        }),
      ),
    }
    known = fetched
    // the next call tries again
    fetched.configuration.catch(() => {
      if (known === fetched) known = undefined
    })
    return fetched.configuration
  }

  const keysAt = (address: string) => {
    const options = { timeoutDuration: 5000, ...(settings.fetch && { [customFetch]: settings.fetch }) }
    if (keys?.address !== address) keys = { address, set: createRemoteJWKSet(new URL(address), options) }
    return keys.set
  }

  const addressOf: RelyingParty['addressOf'] = async (flow, more) => {
    const url = buildAuthorizationUrl(await configuration(), {
      redirect_uri: flow.redirectUri,
      scope: settings.scopes,
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
      ...more,
    })
    return url.href
  }

  const finish: RelyingParty['finish'] = async (flow, query, maxAge) => {
    const client = await configuration()
    const url = new URL(`${flow.redirectUri}?${query}`)
    const checks = {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
      maxAge,
    }
    return run(async () => {
      try {
        const tokens = await authorizationCodeGrant(client, url, checks)
        return { outcome: 'proved', claims: tokens.claims() ?? {} }
      } catch (error) {
        return outcomeOf(system, error)
      }
    })
  }

  const readLogoutToken: RelyingParty['readLogoutToken'] = async (token) => {
    const { jwks_uri: address, issuer } = (await configuration()).serverMetadata()
    if (address === undefined) return undefined
    const verified = await jwtVerify(token, keysAt(address), {
      issuer,
      audience: settings.clientId,
      algorithms: [...safeAlgorithms],
      clockTolerance: tolerance,
      maxTokenAge: logoutLife,
    }).catch((error: unknown) => {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw asAway(system, error)
      return undefined
    })
    const claims = logoutClaims.safeParse(verified?.payload)
    if (!claims.success || (claims.data.sub === undefined && claims.data.sid === undefined)) return undefined
    const { jti, iat, sub, sid } = claims.data
    // `maxTokenAge` refuses it afterwards, whatever its own end
    return { id: jti, subject: sub, session: sid, acceptableUntil: (iat + logoutLife + tolerance) * 1000 }
  }

  const endSessionAddress: RelyingParty['endSessionAddress'] = async () => {
    const client = await configuration()
    return client.serverMetadata().end_session_endpoint === undefined ? undefined : buildEndSessionUrl(client).href
  }

  return { party: { addressOf, finish, readLogoutToken, endSessionAddress }, state }
}
