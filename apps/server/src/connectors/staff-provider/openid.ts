import { type StaffRole, staffRoles } from '@foyer/api/staff/roles'
import type { BaseLogger } from 'pino'
import type { Flow, Unproved } from '../openid/port.ts'
import { type Claims, isOfFlow, relyingParty } from '../openid/relying-party.ts'
import type { SystemState } from '../wire/caller.ts'
import type { StaffIdentity, StaffProvider } from './port.ts'
import type { StaffProviderSettings } from './settings.ts'

/** Seconds for which the provider may remember a person: as long as a session lasts at most. */
const maxAge = 8 * 3600

/** Bytes of a name that are stored. */
const longestName = 100

const rolesIn = ({ groupsClaim, roles }: StaffProviderSettings, claims: Claims): readonly StaffRole[] => {
  const groups = [claims[groupsClaim] ?? []].flat()
  const given = new Set(
    groups.flatMap((group) => (typeof group === 'string' && Object.hasOwn(roles, group) ? (roles[group] ?? []) : [])),
  )
  return staffRoles.filter((role) => given.has(role))
}

const nameIn = ({ name, preferred_username: username, email, sub }: Claims): string => {
  const known = [name, username, email, sub].find((one) => typeof one === 'string' && one.trim() !== '')
  return String(known).trim().slice(0, longestName)
}

const subjectOf = (issuer: string, sub: string): string => `${issuer} ${sub}`

const identityOf = (
  settings: StaffProviderSettings,
  flow: Flow,
  claims: Claims,
  proves: boolean,
): StaffIdentity | Unproved => {
  const { sub, sid, auth_time: provedAt } = claims
  if (typeof sub !== 'string' || typeof provedAt !== 'number')
    return { outcome: 'invalid', why: 'the ID token lacks sub or auth_time' }
  if (proves && !isOfFlow(flow, provedAt)) return { outcome: 'invalid', why: 'the proof at the provider is not fresh' }
  return {
    outcome: 'proved',
    subject: subjectOf(settings.issuer, sub),
    session: typeof sid === 'string' ? sid : undefined,
    name: nameIn(claims),
    roles: rolesIn(settings, claims),
    provedAt: provedAt * 1000,
  }
}

/** The OpenID Connect provider of the firm's staff, which the environment names. */
export const staffProvider = (
  settings: StaffProviderSettings,
  log: BaseLogger,
  clock: () => number,
): { readonly provider: StaffProvider; readonly state: SystemState } => {
  const { party, state } = relyingParty('staff-provider', settings, log, clock)
  const provider: StaffProvider = {
    redirectUriFor: (host) => {
      const [first, ...others] = settings.redirectUris
      if (first === undefined) throw new Error('the environment has no provider without an address of the callback')
      return others.find((uri) => URL.parse(uri)?.host === host?.toLowerCase()) ?? first
    },
    addressOf: (flow, proves) =>
      party.addressOf(flow, proves ? { prompt: 'login', max_age: '0' } : { max_age: String(maxAge) }),
    finish: async (flow, query, proves) => {
      // whether a new proof belongs to the flow is checked below, since a person may be slow at the provider
      const finished = await party.finish(flow, query, maxAge)
      return finished.outcome === 'proved' ? identityOf(settings, flow, finished.claims, proves) : finished
    },
    readLogoutToken: async (token) => {
      const ended = await party.readLogoutToken(token)
      return ended?.subject === undefined ? ended : { ...ended, subject: subjectOf(settings.issuer, ended.subject) }
    },
    endSessionAddress: party.endSessionAddress,
  }
  return { provider, state }
}
