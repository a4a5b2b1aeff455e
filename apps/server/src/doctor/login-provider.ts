import type { ServerMetadata } from 'openid-client'
import type { Environment } from '../config/environment.ts'
import { providerSettings } from '../connectors/login-provider/settings.ts'
import type { Finding } from './finding.ts'
import { providerFindings } from './openid.ts'

/** Risks of logins that an operator should know. */
const risksOf = (server: ServerMetadata, { LOGIN_OIDC_ACR, LOGIN_OIDC_AMR }: Environment): readonly string[] => {
  const offered = server.acr_values_supported
  const unknown = offered ? LOGIN_OIDC_ACR.filter((one) => !offered.includes(one)) : []
  return [
    ...(server.backchannel_logout_supported ? [] : ['A logout at the provider does not end logins here.']),
    ...(unknown.length > 0 ? [`The provider does not offer ${unknown.join(', ')} of LOGIN_OIDC_ACR.`] : []),
    ...(LOGIN_OIDC_ACR.length + LOGIN_OIDC_AMR.length === 0
      ? ['No value of LOGIN_OIDC_ACR or LOGIN_OIDC_AMR is set: every login needs a code by SMS.']
      : []),
  ]
}

/** Whether the OpenID Connect provider of the firm's clients answers as the configured issuer, and safely. */
export const loginProviderFindings = async (environment: Environment): Promise<readonly Finding[]> => {
  const settings = providerSettings(environment)
  return settings ? providerFindings('login provider', settings, (server) => risksOf(server, environment)) : []
}
