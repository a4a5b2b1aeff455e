import { z } from 'zod'

/** An https origin as a browser writes it. */
const isOrigin = (text: string): boolean => /^https:\/\/[\w.:-]+$/.test(text) && URL.parse(text)?.origin === text

/** The variables of the relying party of passkeys. */
export const passkeyFields = {
  PASSKEY_RP_ID: z
    .string()
    .max(253)
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .optional(),
  PASSKEY_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every(isOrigin))
    .optional(),
} as const

/** In words for an operator, what each of them must be. */
export const passkeyExpected: Record<keyof typeof passkeyFields, string> = {
  PASSKEY_RP_ID: 'a domain, and only together with PASSKEY_ORIGINS',
  PASSKEY_ORIGINS:
    'a comma-separated list of https origins of this client, on the domain PASSKEY_RP_ID or below it, without a path',
}

/** Those of them that need another one. */
export const passkeyNeeds = [
  ['PASSKEY_RP_ID', 'PASSKEY_ORIGINS'],
  ['PASSKEY_ORIGINS', 'PASSKEY_RP_ID'],
] as const

/** Whether browsers use passkeys of this domain on all of these origins. */
export const belongTo = (id: string, origins: readonly string[]): boolean =>
  origins.every((origin) => `.${new URL(origin).hostname}`.endsWith(`.${id}`))

/** The domain that passkeys belong to, and the pages that may use them. */
export interface RelyingParty {
  readonly id: string
  readonly admits: (origin: string) => boolean
}

interface Variables {
  readonly FOYER_MODE: 'sandbox' | 'production'
  readonly LOGIN_OIDC_ISSUER?: string | undefined
  readonly PASSKEY_RP_ID?: string | undefined
  readonly PASSKEY_ORIGINS?: readonly string[] | undefined
}

/**
 * Undefined if accounts cannot be logged in to by passkey: production has no domain for them, or the firm's provider
 * proves accounts and decides how. The sandbox uses `localhost` on any port.
 */
export const relyingPartyOf = (environment: Variables): RelyingParty | undefined => {
  const { FOYER_MODE, LOGIN_OIDC_ISSUER, PASSKEY_RP_ID: id, PASSKEY_ORIGINS: origins = [] } = environment
  if (LOGIN_OIDC_ISSUER !== undefined) return undefined
  if (id !== undefined) return { id, admits: (origin) => origins.includes(origin) }
  if (FOYER_MODE === 'production') return undefined
  return { id: 'localhost', admits: (origin) => /^http:\/\/localhost(:\d+)?$/.test(origin) }
}
