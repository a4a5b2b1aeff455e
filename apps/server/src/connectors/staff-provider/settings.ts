import type { StaffRole } from '@foyer/api/staff/roles'
import type { Environment } from '../../config/environment.ts'
import type { ClientSettings } from '../openid/port.ts'

/** What the environment says about the provider of staff. */
export interface StaffProviderSettings extends ClientSettings {
  readonly redirectUris: readonly string[]
  readonly groupsClaim: string
  /** by group of the provider */
  readonly roles: Readonly<Record<string, readonly StaffRole[]>>
}

/** Undefined if no provider is configured. */
export const staffProviderSettings = (environment: Environment): StaffProviderSettings | undefined => {
  const { STAFF_ISSUER: issuer, STAFF_CLIENT_ID: clientId, STAFF_ROLES: roles } = environment
  const { CONNECTOR_SIGNING_KEY: key, CONNECTOR_KEY_ID: keyId } = environment
  // the environment has no issuer without the others
  if (issuer === undefined || clientId === undefined || roles === undefined) return undefined
  return {
    issuer,
    clientId,
    secret: environment.STAFF_CLIENT_SECRET,
    signing: key === undefined ? undefined : { keyId, key },
    scopes: environment.STAFF_SCOPES,
    redirectUris: environment.STAFF_REDIRECT_URI ?? [],
    groupsClaim: environment.STAFF_GROUPS_CLAIM,
    roles,
  }
}
