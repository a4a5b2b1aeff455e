import type { ServerMetadata } from 'openid-client'
import { discover, safeAlgorithms } from '../connectors/openid/discover.ts'
import type { ClientSettings } from '../connectors/openid/port.ts'
import { type Finding, fault, faultsOr, warning } from './finding.ts'

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

/** Risks of every provider that an operator should know. */
const risksOf = (server: ServerMetadata): readonly string[] => [
  ...(server.id_token_signing_alg_values_supported?.includes('none')
    ? ['The provider also offers ID tokens without a signature, which are refused here.']
    : []),
  ...(server.authorization_response_iss_parameter_supported
    ? []
    : ['The provider does not name itself in its answers (RFC 9207).']),
]

/**
 * Whether an OpenID Connect provider answers as the configured issuer, and safely.
 *
 * @param more further risks of the provider
 */
export const providerFindings = async (
  check: string,
  settings: ClientSettings,
  more: (server: ServerMetadata) => readonly string[],
): Promise<readonly Finding[]> => {
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
    ...[...risksOf(server), ...more(server)].map((message) => warning(check, message)),
  ]
}
