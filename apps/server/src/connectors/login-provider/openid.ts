import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client'
import type { BaseLogger } from 'pino'
import { z } from 'zod'
import type { SystemState } from '../wire/caller.ts'
import { discover, safeAlgorithms } from './discover.ts'
import { asAway, outcomeOf } from './failures.ts'
import { guard } from './guard.ts'
import type { Flow, LoggedOut, LoginProvider, Provided } from './port.ts'
import type { ProviderSettings } from './settings.ts'

/** Milliseconds after which the provider's configuration is fetched again. */
const configurationLife = 3_600_000
/** Seconds within which a person must have proved who they are at the provider. */
const maxAge = 600
/** Seconds by which the clocks of the provider and of this machine may differ. */
const tolerance = 30
/** Seconds for which a logout token without an end is accepted. */
const logoutLife = 300

const references = z.union([z.string().min(1).max(128), z.array(z.string().min(1).max(128)).min(1).max(50)])
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

type Claims = Readonly<Record<string, unknown>>

const identityOf = ({ claim, acr, amr, referenceIs: _ }: ProviderSettings, flow: Flow, claims: Claims): Provided => {
  const { sub, sid, auth_time: provedAt } = claims
  const found = references.safeParse(claims[claim])
  if (typeof sub !== 'string' || !found.success) return { outcome: 'invalid', why: `the claim ${claim} is missing` }
  // a person who removed prompt=login from the address would come back with an older proof
  if (typeof provedAt !== 'number' || provedAt < flow.beganAt / 1000 - tolerance)
    return { outcome: 'invalid', why: 'the proof at the provider is not fresh' }
  const methods = Array.isArray(claims.amr) ? claims.amr : []
  return {
    outcome: 'proved',
    subject: sub,
    session: typeof sid === 'string' ? sid : undefined,
    references: [found.data].flat(),
    hasSecondFactor: acr.some((one) => one === claims.acr) || amr.some((one) => methods.includes(one)),
  }
}

/** The OpenID Connect provider that the environment names. */
export const openIdProvider = (
  settings: ProviderSettings,
  log: BaseLogger,
  clock: () => number,
): { readonly provider: LoginProvider; readonly state: SystemState } => {
  const { state, run } = guard(log)
  let known: { readonly configuration: Promise<Configuration>; readonly at: number } | undefined
  let keys: { readonly address: string; readonly set: ReturnType<typeof createRemoteJWKSet> } | undefined

  const configuration = (): Promise<Configuration> => {
    if (known && clock() - known.at < configurationLife) return known.configuration
    const fetched = {
      at: clock(),
      configuration: run(() =>
        discover(settings).catch((error: unknown) => {
          throw asAway(error)
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
    if (keys?.address !== address)
      keys = { address, set: createRemoteJWKSet(new URL(address), { timeoutDuration: 5000 }) }
    return keys.set
  }

  const addressOf: LoginProvider['addressOf'] = async (flow, languages) => {
    const url = buildAuthorizationUrl(await configuration(), {
      redirect_uri: flow.redirectUri,
      scope: settings.scopes,
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
      prompt: 'login',
      max_age: String(maxAge),
      ui_locales: languages.join(' '),
      ...(settings.acr.length > 0 && { acr_values: settings.acr.join(' ') }),
    })
    return url.href
  }

  const finish: LoginProvider['finish'] = async (flow, query) => {
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
        return identityOf(settings, flow, tokens.claims() ?? {})
      } catch (error) {
        return outcomeOf(error)
      }
    })
  }

  const readLogoutToken = async (token: string): Promise<LoggedOut | undefined> => {
    const { jwks_uri: address, issuer } = (await configuration()).serverMetadata()
    if (address === undefined) return undefined
    const verified = await jwtVerify(token, keysAt(address), {
      issuer,
      audience: settings.clientId,
      algorithms: [...safeAlgorithms],
      clockTolerance: tolerance,
      maxTokenAge: logoutLife,
    }).catch((error: unknown) => {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw asAway(error)
      return undefined
    })
    const claims = logoutClaims.safeParse(verified?.payload)
    if (!claims.success || (claims.data.sub === undefined && claims.data.sid === undefined)) return undefined
    const { jti, iat, sub, sid } = claims.data
    // `maxTokenAge` refuses it afterwards, whatever its own end
    return { id: jti, subject: sub, session: sid, acceptableUntil: (iat + logoutLife + tolerance) * 1000 }
  }

  const provider: LoginProvider = {
    referenceIs: settings.referenceIs,
    redirectUris: settings.redirectUris,
    addressOf,
    finish,
    readLogoutToken,
  }
  return { provider, state }
}
