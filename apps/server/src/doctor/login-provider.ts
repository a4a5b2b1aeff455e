import type { ServerMetadata } from 'openid-client'
import type { Environment } from '../config/environment.ts'
import { discover, safeAlgorithms } from '../connectors/login-provider/discover.ts'
import { providerSettings } from '../connectors/login-provider/settings.ts'
import { type Finding, fault, faultsOr, warning } from './finding.ts'

const check = 'login provider'

const isPlain = (address: string | undefined): boolean => address?.startsWith('http://') ?? false

/** What is wrong with what a provider says about itself. */
const faultsOf = (server: ServerMetadata): readonly string[] => {
  const algorithms = server.id_token_signing_alg_values_supported ?? []
  const endpoints = [server.authorization_endpoint, server.token_endpoint, server.jwks_uri]
  const lines: readonly (readonly [is: boolean, message: string])[] = [
    [endpoints.includes(undefined), 'The provider lacks an authorization endpoint, a token endpoint or its keys.'],
    [
      !algorithms.some((one) => safeAlgorithms.includes(one)),
      `The provider signs ID tokens with none of ${safeAlgorithms.join(', ')}.`,
    ],
    [
      server.code_challenge_methods_supported?.includes('S256') === false,
      'The provider does not support PKCE with S256.',
    ],
    [
      server.issuer.startsWith('https:') && endpoints.some(isPlain),
      'The provider has an address that is not encrypted.',
    ],
  ]
  return lines.flatMap(([is, message]) => (is ? [message] : []))
}

/** Risks that an operator should know. */
const risksOf = (server: ServerMetadata, { LOGIN_OIDC_ACR, LOGIN_OIDC_AMR }: Environment): readonly string[] => {
  const offered = server.acr_values_supported
  const unknown = offered ? LOGIN_OIDC_ACR.filter((one) => !offered.includes(one)) : []
  return [
    ...(server.id_token_signing_alg_values_supported?.includes('none')
      ? ['The provider also offers ID tokens without a signature, which are refused here.']
      : []),
    ...(server.authorization_response_iss_parameter_supported
      ? []
      : ['The provider does not name itself in its answers (RFC 9207).']),
    ...(server.backchannel_logout_supported ? [] : ['A logout at the provider does not end logins here.']),
    ...(unknown.length > 0 ? [`The provider does not offer ${unknown.join(', ')} of LOGIN_OIDC_ACR.`] : []),
    ...(LOGIN_OIDC_ACR.length + LOGIN_OIDC_AMR.length === 0
      ? ['No value of LOGIN_OIDC_ACR or LOGIN_OIDC_AMR is set: every login needs a code by SMS.']
      : []),
  ]
}

/** Whether the firm's OpenID Connect provider answers as the configured issuer, and safely. */
export const loginProviderFindings = async (environment: Environment): Promise<readonly Finding[]> => {
  const settings = providerSettings(environment)
  if (!settings) return []
  const found = await discover(settings).catch((error: unknown) => error)
  if (found instanceof Error || typeof found !== 'object' || found === null)
    return [
      fault(
        check,
        `The provider does not answer as ${settings.issuer}: ${found instanceof Error ? found.message : 'no answer'}.`,
      ),
    ]
  const server = (found as Awaited<ReturnType<typeof discover>>).serverMetadata()
  return [
    ...faultsOr(check, faultsOf(server), `${server.issuer} answers, and its signatures are safe`),
    ...risksOf(server, environment).map((message) => warning(check, message)),
  ]
}
