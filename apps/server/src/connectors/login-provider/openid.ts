import type { BaseLogger } from 'pino'
import { z } from 'zod'
import type { Flow } from '../openid/port.ts'
import { type Claims, isOfFlow, relyingParty } from '../openid/relying-party.ts'
import type { SystemState } from '../wire/caller.ts'
import type { LoginProvider, Provided } from './port.ts'
import type { ProviderSettings } from './settings.ts'

/** Seconds within which a person must have proved who they are at the provider. */
const maxAge = 600

const references = z.union([z.string().min(1).max(128), z.array(z.string().min(1).max(128)).min(1).max(50)])

const identityOf = ({ claim, acr, amr }: ProviderSettings, flow: Flow, claims: Claims): Provided => {
  const { sub, sid, auth_time: provedAt } = claims
  const found = references.safeParse(claims[claim])
  if (typeof sub !== 'string' || !found.success) return { outcome: 'invalid', why: `the claim ${claim} is missing` }
  if (!isOfFlow(flow, provedAt)) return { outcome: 'invalid', why: 'the proof at the provider is not fresh' }
  const methods = Array.isArray(claims.amr) ? claims.amr : []
  return {
    outcome: 'proved',
    subject: sub,
    session: typeof sid === 'string' ? sid : undefined,
    references: [found.data].flat(),
    hasSecondFactor: acr.some((one) => one === claims.acr) || amr.some((one) => methods.includes(one)),
  }
}

/** The OpenID Connect provider of the firm's clients, which the environment names. */
export const openIdProvider = (
  settings: ProviderSettings,
  log: BaseLogger,
  clock: () => number,
): { readonly provider: LoginProvider; readonly state: SystemState } => {
  const { party, state } = relyingParty('login-provider', settings, log, clock)
  const provider: LoginProvider = {
    referenceIs: settings.referenceIs,
    redirectUris: settings.redirectUris,
    addressOf: (flow, languages) =>
      party.addressOf(flow, {
        prompt: 'login',
        max_age: String(maxAge),
        ui_locales: languages.join(' '),
        ...(settings.acr.length > 0 && { acr_values: settings.acr.join(' ') }),
      }),
    finish: async (flow, query) => {
      const finished = await party.finish(flow, query, maxAge)
      return finished.outcome === 'proved' ? identityOf(settings, flow, finished.claims) : finished
    },
    readLogoutToken: party.readLogoutToken,
  }
  return { provider, state }
}
