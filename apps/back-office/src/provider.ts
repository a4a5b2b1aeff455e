import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DatabaseSync } from 'node:sqlite'
import Provider from 'oidc-provider'
import { provedClient, signInPage } from './provider-sign-in.ts'
import type { Keys } from './verify-signature.ts'

/** The path below which the firm's OpenID Connect provider answers. */
export const providerPath = '/provider'

export interface ProviderSettings {
  /** of the back office */
  readonly address: string
  /** public keys with which the client authenticates itself */
  readonly keys: Keys
  readonly clientId: string
  readonly redirectUris: readonly string[]
  /** with which the client authenticates itself, and how; undefined: it signs with one of the keys */
  readonly secret: { readonly value: string; readonly method: 'client_secret_basic' | 'client_secret_post' } | undefined
  /** address for logout tokens; without it the provider sends none */
  readonly logoutUri: string | undefined
}

const newKeys = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] }
}

const authenticationOf = ({ keys, secret }: ProviderSettings) =>
  secret
    ? { token_endpoint_auth_method: secret.method, client_secret: secret.value }
    : {
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'Ed25519',
        jwks: { keys: [...keys].map(([kid, key]) => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig' })) },
      }

const clientOf = (settings: ProviderSettings) => {
  const { clientId, redirectUris, logoutUri } = settings
  return {
    client_id: clientId,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code'],
    response_types: ['code'],
    ...authenticationOf(settings),
    // pages on loopback are allowed for a native client only
    application_type: redirectUris.every((uri) => uri.startsWith('https:')) ? 'web' : 'native',
    require_auth_time: true,
    ...(logoutUri !== undefined && {
      backchannel_logout_uri: logoutUri,
      backchannel_logout_session_required: true,
    }),
  }
}

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const part of request) {
    text += part
    if (text.length > 4096) throw new Error('the form is too long')
  }
  return new URLSearchParams(text)
}

const holderOf = (db: DatabaseSync, account: string) =>
  db.prepare('select account, holder from clients where account = ?').get(account) as
    | { account: string; holder: string | null }
    | undefined

/**
 * The firm's OpenID Connect provider, by oidc-provider: its clients prove client number, password and, if they have one,
 * their authenticator.
 *
 * @returns answers every request below `providerPath`
 */
export const openProvider = (db: DatabaseSync, settings: ProviderSettings) => {
  const provider = new Provider(`${settings.address}${providerPath}`, {
    clients: [clientOf(settings)],
    // what it publishes is the way of its one client
    clientAuthMethods: [authenticationOf(settings).token_endpoint_auth_method],
    jwks: newKeys(),
    cookies: { keys: [randomBytes(32).toString('base64')] },
    enabledJWA: { clientAuthSigningAlgValues: ['Ed25519'] },
    claims: { openid: ['sub', 'account', 'holder'], acr: null, amr: null, auth_time: null, sid: null },
    conformIdTokenClaims: false,
    acrValues: ['urn:firm:two-factors'],
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `${providerPath}/interaction/${uid}` },
    findAccount: (_: unknown, account: string) => {
      const client = holderOf(db, account)
      if (!client) return undefined
      return { accountId: account, claims: () => ({ sub: account, account, holder: client.holder ?? account }) }
    },
    // the address for logout tokens is configured and on this machine, which the usual protection refuses to call
    fetch: (url: string, { dispatcher: _, ...options }: RequestInit & { dispatcher?: unknown }) => fetch(url, options),
    // one party alone uses the provider, and it is the firm's own
    loadExistingGrant: async (context: { oidc: { session: { accountId: string }; client: { clientId: string } } }) => {
      const { session, client } = context.oidc
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  provider.on('backchannel.error', (_context, error) => {
    process.stderr.write(`A logout token was not delivered: ${error}\n`)
  })
  const answer = provider.callback()

  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { uid, params, prompt } = await provider.interactionDetails(request, response)
    // it requests consent for native applications, which pages on loopback count as
    if (prompt.name === 'consent') return provider.interactionFinished(request, response, { consent: {} })
    const page = (status: number, isWrong: boolean) =>
      response
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(signInPage(`${providerPath}/interaction/${uid}`, String(params.ui_locales ?? ''), isWrong))
    if (request.method !== 'POST') return void page(200, false)
    const form = await readForm(request)
    if (form.has('cancel'))
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'the client left',
      })
    const client = provedClient(db, form, Date.now())
    if (!client) return void page(200, true)
    const twoFactors = client.hasSecondFactor && { acr: 'urn:firm:two-factors' }
    const amr = client.hasSecondFactor ? ['pwd', 'otp'] : ['pwd']
    await provider.interactionFinished(request, response, { login: { accountId: client.account, amr, ...twoFactors } })
  }

  return async (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): Promise<void> => {
    request.originalUrl = request.url ?? ''
    if (request.originalUrl.startsWith(`${providerPath}/interaction/`)) {
      await interact(request, response).catch((error: unknown) => {
        response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error).slice(0, 200))
      })
      return
    }
    request.url = request.originalUrl.slice(providerPath.length) || '/'
    await answer(request, response)
  }
}
