import { createPrivateKey } from 'node:crypto'
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  PrivateKeyJwt,
  type ServerMetadata,
} from 'openid-client'
import type { ClientSettings } from './port.ts'

/** Algorithms of signatures that are accepted: asymmetric ones, so that nobody who knows a shared secret can sign. */
export const safeAlgorithms: readonly string[] = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

/** Seconds for one request to the provider. */
const timeout = 5

const signed = async ({ keyId, key }: NonNullable<ClientSettings['signing']>): Promise<ClientAuth> => {
  const pkcs8 = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
  const bytes = pkcs8.export({ format: 'der', type: 'pkcs8' })
  const imported = await crypto.subtle.importKey('pkcs8', new Uint8Array(bytes), 'Ed25519', false, ['sign'])
  return PrivateKeyJwt({ key: imported, kid: keyId })
}

/** How the server authenticates itself: with the secret if there is one, as the provider expects it, otherwise by a signature. */
const authenticationFor = async ({ secret, signing }: ClientSettings): Promise<ClientAuth> => {
  if (secret === undefined) {
    if (!signing) throw new Error('the environment has neither a secret nor a signing key')
    return signed(signing)
  }
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server: ServerMetadata, ...rest) => {
    // client_secret_basic is the default of the standard
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return methods.includes('client_secret_basic') ? basic(server, ...rest) : post(server, ...rest)
  }
}

/**
 * Fetches the provider's configuration. Its issuer must be equal to the configured one, and signatures of ID tokens are
 * verified by its published keys.
 *
 * @throws an error of openid-client
 */
export const discover = async (settings: ClientSettings): Promise<Configuration> => {
  const auth = await authenticationFor(settings)
  const isPlain = settings.issuer.startsWith('http:')
  return discovery(new URL(settings.issuer), settings.clientId, undefined, auth, {
    timeout,
    ...(settings.fetch && { [customFetch]: settings.fetch }),
    // the environment allows http for a provider on this machine or by name only
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  })
}
