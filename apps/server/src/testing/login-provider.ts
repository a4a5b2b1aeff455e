import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { afterAll } from 'vitest'
import { productionVariables } from './production.ts'

/** What a test changes in the next answers of the provider. */
interface Changes {
  /** claims of the ID token; null removes one */
  claims: Readonly<Record<string, unknown>>
  /** signs with a key that the provider does not publish */
  forged: boolean
  /** status of the token endpoint */
  status: number | undefined
  /** document of the discovery */
  metadata: Readonly<Record<string, unknown>>
}

const redirectUri = 'http://127.0.0.1/login/provider/callback'

/**
 * An OpenID Connect provider in this process, whose answers a test controls: signed ID tokens, PKCE, a code that works once,
 * and clients that sign with the connectors' key.
 *
 * @param clock of the test's wall clock: when a person proves who they are
 */
export const startTestProvider = async (clock: () => number) => {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const forger = (await generateKeyPair('ES256')).privateKey
  const clientKey = createPublicKey(
    createPrivateKey({
      key: Buffer.from(productionVariables.CONNECTOR_SIGNING_KEY, 'base64'),
      format: 'der',
      type: 'pkcs8',
    }),
  )
  const codes = new Map<string, { challenge: string; claims: JWTPayload }>()
  const none: Changes = { claims: {}, forged: false, status: undefined, metadata: {} }
  let changes = none
  let issuer = ''
  let exchanges = 0

  const sign = (claims: JWTPayload, typ = 'JWT') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'one', typ }).sign(changes.forged ? forger : privateKey)

  const tokenFor = async (form: URLSearchParams): Promise<object | undefined> => {
    const code = form.get('code') ?? ''
    const known = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    await jwtVerify(form.get('client_assertion') ?? '', clientKey, { issuer: 'foyer-web', audience: issuer })
    if (known?.challenge !== challenge || form.get('redirect_uri') !== redirectUri) return undefined
    return { access_token: 'not-used', token_type: 'Bearer', id_token: await sign(known.claims) }
  }

  const server = createServer(async (request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/jwks')
      return send(200, { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }] })
    if (request.url === '/token') {
      exchanges++
      let text = ''
      for await (const part of request) text += part
      if (changes.status !== undefined) return send(changes.status, {})
      const tokens = await tokenFor(new URLSearchParams(text))
      return tokens ? send(200, tokens) : send(400, { error: 'invalid_grant' })
    }
    return send(200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      backchannel_logout_supported: true,
      ...changes.metadata,
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => server.close())

  return {
    issuer,
    /** variables of a server that uses the provider */
    variables: {
      LOGIN_OIDC_ISSUER: issuer,
      LOGIN_OIDC_CLIENT_ID: 'foyer-web',
      LOGIN_OIDC_REDIRECT_URI: redirectUri,
      LOGIN_OIDC_CLAIM: 'account',
      LOGIN_OIDC_CLAIM_IS: 'account',
      LOGIN_OIDC_ACR: 'urn:firm:two-factors',
      LOGIN_OIDC_AMR: 'otp,hwk',
      CONNECTOR_SIGNING_KEY: productionVariables.CONNECTOR_SIGNING_KEY,
    },
    /** Changes the next answers; without changes, the provider is in order again. */
    change: (next: Partial<Changes> = {}) => {
      changes = { ...none, ...next }
    },
    exchanges: () => exchanges,
    /** A person proves who they are at an address. @returns the path to which the provider sends them back */
    prove: (address: string, claims: JWTPayload): string => {
      const request = new URL(address).searchParams
      const code = crypto.randomUUID()
      const seconds = Math.floor(Date.now() / 1000)
      const usual = {
        iss: issuer,
        aud: 'foyer-web',
        sub: 'subject-one',
        iat: seconds,
        exp: seconds + 300,
        auth_time: Math.floor(clock() / 1000),
        nonce: request.get('nonce'),
      }
      const all = Object.entries({ ...usual, ...claims, ...changes.claims }).filter(([, value]) => value !== null)
      codes.set(code, { challenge: request.get('code_challenge') ?? '', claims: Object.fromEntries(all) })
      const answer = new URLSearchParams({ code, state: request.get('state') ?? '', iss: issuer })
      return `/login/provider/callback?${answer}`
    },
    /** A logout token. */
    logoutToken: (claims: JWTPayload, typ = 'logout+jwt') => {
      const seconds = Math.floor(Date.now() / 1000)
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      const usual = {
        iss: issuer,
        aud: 'foyer-web',
        iat: seconds,
        exp: seconds + 120,
        jti: crypto.randomUUID(),
        events,
      }
      return sign({ ...usual, ...claims }, typ)
    },
  }
}
