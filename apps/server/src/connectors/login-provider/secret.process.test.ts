import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { wallClock } from '../../clocks.ts'
import { readEnvironment } from '../../config/environment.ts'
import { type BackOfficeProcess, startBackOffice } from '../../testing/back-office.ts'
import type { Flow } from '../openid/port.ts'
import { openIdProvider } from './openid.ts'
import { providerSettings } from './settings.ts'

const redirectUri = 'http://127.0.0.1/login/provider/callback'
// characters that each way of sending has to encode
const secret = `${randomBytes(24).toString('base64')}+/=:% &`
const methods = ['client_secret_basic', 'client_secret_post'] as const
const offices = Object.fromEntries(
  await Promise.all(
    methods.map(async (method) => [method, await startBackOffice({ login: { redirectUri, secret, method } })] as const),
  ),
) as Record<(typeof methods)[number], BackOfficeProcess>

/** The server's side, with a secret and without a signing key. */
const serverWith = ({ issuer }: BackOfficeProcess, LOGIN_OIDC_CLIENT_SECRET: string) => {
  const environment = readEnvironment({
    LOGIN_OIDC_ISSUER: issuer,
    LOGIN_OIDC_CLIENT_ID: 'foyer',
    LOGIN_OIDC_CLIENT_SECRET,
    LOGIN_OIDC_REDIRECT_URI: redirectUri,
    LOGIN_OIDC_CLAIM: 'account',
    LOGIN_OIDC_CLAIM_IS: 'account',
  })
  const settings = providerSettings(environment) ?? expect.fail()
  return openIdProvider(settings, pino({ enabled: false }), wallClock).provider
}

const newFlow = (): Flow => ({
  state: randomBytes(16).toString('base64url'),
  nonce: randomBytes(16).toString('base64url'),
  verifier: randomBytes(32).toString('base64url'),
  redirectUri,
  beganAt: wallClock(),
})

/** A browser in which a client proves the password at the provider. @returns the query of the callback */
const proveAt = async ({ issuer, clients }: BackOfficeProcess, address: string): Promise<URLSearchParams> => {
  const cookies = new Map<string, string>()
  const { clientNo, password } = clients.complete
  let next = address
  for (let step = 0; step < 10; step++) {
    const isPage = next.includes('/interaction/')
    const reply = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isPage && { method: 'POST', body: new URLSearchParams({ client: clientNo, password }) }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    next = new URL(reply.headers.get('location') ?? expect.fail(await reply.text()), issuer).href
    if (next.startsWith(redirectUri)) return new URL(next).searchParams
  }
  return expect.fail('the provider leads nowhere')
}

test.each(methods)('a server with a client secret exchanges a code at a provider that expects %s', async (method) => {
  const office = offices[method]
  const server = serverWith(office, secret)
  const flow = newFlow()
  const query = await proveAt(office, await server.addressOf(flow, ['en']))
  expect(await server.finish(flow, query)).toMatchObject({
    outcome: 'proved',
    references: [office.clients.complete.account],
  })
  // a code works once
  expect(await server.finish(flow, query)).toMatchObject({ outcome: 'invalid' })
})

test.each(methods)(
  'a provider that expects %s refuses another secret, which counts as an outage and proves nothing',
  async (method) => {
    const office = offices[method]
    const server = serverWith(office, `${secret}x`)
    const flow = newFlow()
    const query = await proveAt(office, await server.addressOf(flow, ['en']))
    await expect(server.finish(flow, query)).rejects.toMatchObject({ name: 'SystemAway', reason: 'unavailable' })
    // the code is not used up
    expect(await serverWith(office, secret).finish(flow, query)).toMatchObject({ outcome: 'proved' })
  },
)
