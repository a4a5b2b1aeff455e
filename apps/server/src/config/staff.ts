import { type StaffRole, staffRoles } from '@foyer/api/staff/roles'
import { z } from 'zod'
import { addressList, isIssuer, isPlainAddress } from './openid-fields.ts'

/** The path of the server that the provider of staff sends a browser back to, and that it sends logout tokens to. */
export const staffCallbackPath = '/staff/callback'
export const staffLogoutPath = '/staff/back-channel-logout'

const rolesOfGroups = z.record(z.string().min(1).max(256), z.array(z.enum(staffRoles)).min(1))

const readRoles = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The variables of the OpenID Connect provider at which the firm's staff sign in. */
export const staffFields = {
  STAFF_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isIssuer)
    .optional(),
  STAFF_CLIENT_ID: z.string().min(1).max(256).optional(),
  STAFF_CLIENT_SECRET: z.string().min(32).optional(),
  STAFF_REDIRECT_URI: addressList((address) => isPlainAddress(address, staffCallbackPath)).optional(),
  STAFF_SCOPES: z
    .string()
    .regex(/^openid( [\w:./-]+)*$/)
    .default('openid profile'),
  STAFF_GROUPS_CLAIM: z
    .string()
    .regex(/^[\w:./-]{1,128}$/)
    .default('groups'),
  STAFF_ROLES: z
    .string()
    .transform((text, check): Record<string, StaffRole[]> => {
      const roles = rolesOfGroups.safeParse(readRoles(text))
      if (roles.success && Object.keys(roles.data).length > 0) return roles.data
      check.addIssue('not roles by group')
      return z.NEVER
    })
    .optional(),
} as const

/** In words for an operator, what each of them must be. */
export const staffExpected: Record<keyof typeof staffFields, string> = {
  STAFF_ISSUER:
    'the https issuer of the OpenID Connect provider of staff (http in the sandbox and on this machine), and only together with STAFF_CLIENT_ID, STAFF_REDIRECT_URI and STAFF_ROLES',
  STAFF_CLIENT_ID: 'the name of this client at the provider, if STAFF_ISSUER is set',
  STAFF_CLIENT_SECRET:
    'at least 32 characters, if STAFF_ISSUER is set and the client does not sign with CONNECTOR_SIGNING_KEY',
  STAFF_REDIRECT_URI: `https://<host of the console>${staffCallbackPath}, several separated by commas (http on loopback in the sandbox), if STAFF_ISSUER is set`,
  STAFF_SCOPES: 'scopes separated by blanks, openid first',
  STAFF_GROUPS_CLAIM: 'the name of the claim of the ID token that lists the groups of a person',
  STAFF_ROLES: `JSON of {"group": ["role"]}, the roles being ${staffRoles.join(', ')}, if STAFF_ISSUER is set`,
}

/** Those of them that need another one. */
export const staffNeeds = [
  ['STAFF_ISSUER', 'STAFF_CLIENT_ID'],
  ['STAFF_ISSUER', 'STAFF_REDIRECT_URI'],
  ['STAFF_ISSUER', 'STAFF_ROLES'],
  ['STAFF_CLIENT_ID', 'STAFF_ISSUER'],
  ['STAFF_CLIENT_SECRET', 'STAFF_ISSUER'],
  ['STAFF_REDIRECT_URI', 'STAFF_ISSUER'],
  ['STAFF_ROLES', 'STAFF_ISSUER'],
] as const
