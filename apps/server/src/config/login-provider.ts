import { z } from 'zod'
import { addressList, isIssuer, isPlainAddress } from './openid-fields.ts'

/** The path of the server that the provider sends a person back to. */
export const callbackPath = '/login/provider/callback'

const listOf = (pattern: RegExp) =>
  z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine((entries) => entries.every((entry) => pattern.test(entry)))

/** The variables of the firm's OpenID Connect provider. Lists are separated by commas. */
export const loginProviderFields = {
  LOGIN_OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isIssuer)
    .optional(),
  LOGIN_OIDC_CLIENT_ID: z.string().min(1).max(256).optional(),
  LOGIN_OIDC_CLIENT_SECRET: z.string().min(32).optional(),
  LOGIN_OIDC_REDIRECT_URI: addressList((address) => isPlainAddress(address, callbackPath)).optional(),
  LOGIN_OIDC_SCOPES: z
    .string()
    .regex(/^openid( [\w:./-]+)*$/)
    .default('openid'),
  LOGIN_OIDC_CLAIM: z
    .string()
    .regex(/^[\w:./-]{1,128}$/)
    .default('sub'),
  LOGIN_OIDC_CLAIM_IS: z.enum(['account', 'holder']).default('holder'),
  LOGIN_OIDC_ACR: listOf(/^[\w:./-]{1,128}$/),
  LOGIN_OIDC_AMR: listOf(/^[\w:./-]{1,64}$/),
} as const

/** In words for an operator, what each of them must be. */
export const loginProviderExpected: Record<keyof typeof loginProviderFields, string> = {
  LOGIN_OIDC_ISSUER:
    'the https issuer of the firm’s OpenID Connect provider (http in the sandbox and on this machine), and only together with LOGIN_OIDC_CLIENT_ID and LOGIN_OIDC_REDIRECT_URI',
  LOGIN_OIDC_CLIENT_ID: 'the name of this client at the provider, if LOGIN_OIDC_ISSUER is set',
  LOGIN_OIDC_CLIENT_SECRET:
    'at least 32 characters, if LOGIN_OIDC_ISSUER is set and the client does not sign with CONNECTOR_SIGNING_KEY',
  LOGIN_OIDC_REDIRECT_URI: `https://<host of the page>${callbackPath}, several separated by commas (http on loopback in the sandbox), if LOGIN_OIDC_ISSUER is set`,
  LOGIN_OIDC_SCOPES: 'scopes separated by blanks, openid first',
  LOGIN_OIDC_CLAIM: 'the name of a claim of the ID token',
  LOGIN_OIDC_CLAIM_IS: 'account or holder',
  LOGIN_OIDC_ACR: 'a comma-separated list of values of acr that prove a second factor',
  LOGIN_OIDC_AMR: 'a comma-separated list of values of amr that prove a second factor',
}

/** Those of them that need another one. */
export const loginProviderNeeds = [
  ['LOGIN_OIDC_ISSUER', 'LOGIN_OIDC_CLIENT_ID'],
  ['LOGIN_OIDC_ISSUER', 'LOGIN_OIDC_REDIRECT_URI'],
  ['LOGIN_OIDC_CLIENT_ID', 'LOGIN_OIDC_ISSUER'],
  ['LOGIN_OIDC_CLIENT_SECRET', 'LOGIN_OIDC_ISSUER'],
  ['LOGIN_OIDC_REDIRECT_URI', 'LOGIN_OIDC_ISSUER'],
] as const
