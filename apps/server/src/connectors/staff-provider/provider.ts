/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import { demoStaff } from './demo-staff.ts'
import { providerPage } from './provider-page.ts'
import { ProviderStore } from './provider-store.ts'

/** The server that staff sign in to, as its provider knows it. */
export interface ProviderClient {
  readonly clientId: string
  readonly secret: string
  readonly redirectUris: readonly string[]
  readonly logoutUri: string
}

/** Where a provider answers. */
export interface ProviderPlace {
  readonly origin: string
  /** the path below which it answers; '' for all of the origin */
  readonly path: string
  /** a native client may use any port of this machine */
  readonly application: 'native' | 'web'
}

/** Bytes of the form of the sign-in page. */
const longestForm = 4_096

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const part of request) {
    text += part
    if (text.length > longestForm) throw new Error('the form is too long')
  }
  return new URLSearchParams(text)
}

const newKeys = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] }
}

const accountOf = (_: unknown, id: string) => {
  const member = demoStaff.find((one) => one.id === id)
  return member && { accountId: id, claims: () => ({ sub: id, name: member.name, groups: member.roles }) }
}

/**
 * An OpenID Connect provider of the demo staff, by oidc-provider. Whoever reaches it chooses who they are.
 *
 * @param deliver sends a logout token to the server and returns the status of its reply
 * @returns answers every request below its path
 */
export const openProvider = (
  client: ProviderClient,
  deliver: (form: string) => Promise<number>,
  { origin, path, application }: ProviderPlace,
) => {
  const provider = new Provider(`${origin}${path}`, {
    adapter: ProviderStore,
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.secret,
        redirect_uris: client.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
        application_type: application,
        require_auth_time: true,
        backchannel_logout_uri: client.logoutUri,
        backchannel_logout_session_required: true,
      },
    ],
    clientAuthMethods: ['client_secret_basic'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    jwks: newKeys(),
    cookies: { keys: [randomBytes(32).toString('base64')] },
    claims: { openid: ['sub'], profile: ['name', 'groups'], auth_time: null, sid: null, acr: null },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `${path}/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 3_600, IdToken: 300, Interaction: 3_600, Session: 28_800 },
    findAccount: accountOf,
    fetch: async (_address: string, { body }: { body: unknown }) =>
      new Response(null, { status: await deliver(String(body)) }),
    // one party alone uses the provider, and it is the sandbox itself
    loadExistingGrant: async (context: { oidc: { session: { accountId: string }; client: { clientId: string } } }) => {
      const { session, client: of } = context.oidc
      const grant = new provider.Grant({ clientId: of.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()

  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { uid, prompt } = await provider.interactionDetails(request, response)
    // it requests consent for native clients
    if (prompt.name === 'consent') return provider.interactionFinished(request, response, { consent: {} })
    const page = () =>
      void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(providerPage(`${path}/interaction/${uid}`))
    if (request.method !== 'POST') return page()
    const form = await readForm(request)
    if (form.has('cancel'))
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'the person left',
      })
    const member = demoStaff.find(({ id }) => id === form.get('member'))
    if (!member) return page()
    await provider.interactionFinished(request, response, { login: { accountId: member.id } })
  }

  return async (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): Promise<void> => {
    request.originalUrl = request.url ?? ''
    if (request.originalUrl.startsWith(`${path}/interaction/`)) {
      await interact(request, response).catch((error: unknown) => {
        response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error).slice(0, 200))
      })
      return
    }
    request.url = request.originalUrl.slice(path.length) || '/'
    await answer(request, response)
  }
}
