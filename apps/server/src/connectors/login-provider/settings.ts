import type { Environment } from '../../config/environment.ts'
import type { ClientSettings } from '../openid/port.ts'

/** What the environment says about the provider. */
export interface ProviderSettings extends ClientSettings {
  readonly redirectUris: readonly string[]
  readonly claim: string
  readonly referenceIs: 'account' | 'holder'
  readonly acr: readonly string[]
  readonly amr: readonly string[]
}

/** Undefined if no provider is configured. */
export const providerSettings = (environment: Environment): ProviderSettings | undefined => {
  const { LOGIN_OIDC_ISSUER: issuer, LOGIN_OIDC_CLIENT_ID: clientId } = environment
  const { CONNECTOR_SIGNING_KEY: key, CONNECTOR_KEY_ID: keyId } = environment
  // the environment has no issuer without the others
  if (issuer === undefined || clientId === undefined) return undefined
  return {
    issuer,
    clientId,
    secret: environment.LOGIN_OIDC_CLIENT_SECRET,
    signing: key === undefined ? undefined : { keyId, key },
    redirectUris: environment.LOGIN_OIDC_REDIRECT_URI ?? [],
    scopes: environment.LOGIN_OIDC_SCOPES,
    claim: environment.LOGIN_OIDC_CLAIM,
    referenceIs: environment.LOGIN_OIDC_CLAIM_IS,
    acr: environment.LOGIN_OIDC_ACR,
    amr: environment.LOGIN_OIDC_AMR,
  }
}
