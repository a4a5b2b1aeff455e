import { beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { startTestProvider } from '../testing/login-provider.ts'
import { loginProviderFindings } from './login-provider.ts'

const provider = await startTestProvider(() => Date.now())
beforeEach(() => provider.change())
const found = async (metadata: Readonly<Record<string, unknown>> = {}, more: Readonly<Record<string, string>> = {}) => {
  provider.change({ metadata })
  return loginProviderFindings(readEnvironment({ ...provider.variables, ...more }))
}
const problems = async (...given: Parameters<typeof found>) =>
  (await found(...given)).filter(({ status }) => status !== 'ok').map(({ status, message }) => [status, message])

test('a provider that answers as its issuer and signs safely is in order', async () => {
  expect(await found()).toEqual([
    { check: 'login provider', status: 'ok', message: `${provider.issuer} answers, and its signatures are safe` },
  ])
})

test('without a provider there is nothing to check', async () => {
  expect(await loginProviderFindings(readEnvironment({}))).toEqual([])
})

test.each([
  ['another issuer', { issuer: 'https://other.example' }, /does not answer as http:/],
  [
    'only shared secrets as keys',
    { id_token_signing_alg_values_supported: ['HS256', 'none'] },
    /signs ID tokens with none/,
  ],
  ['no keys', { jwks_uri: undefined }, /lacks an authorization endpoint/],
  ['no PKCE', { code_challenge_methods_supported: ['plain'] }, /does not support PKCE/],
])('a provider with %s is a fault', async (_, metadata, message) => {
  const [first] = await problems(metadata)
  expect(first).toEqual(['fault', expect.stringMatching(message)])
})

test('a provider that cannot be reached is a fault', async () => {
  const [first] = await problems({}, { LOGIN_OIDC_ISSUER: 'http://127.0.0.1:1' })
  expect(first?.[0]).toBe('fault')
})

test.each([
  ['answers without its name', { authorization_response_iss_parameter_supported: false }, {}, /RFC 9207/],
  ['no back-channel logout', { backchannel_logout_supported: false }, {}, /does not end logins/],
  ['another acr', { acr_values_supported: ['urn:other'] }, {}, /does not offer urn:firm:two-factors/],
  ['no second factor', {}, { LOGIN_OIDC_ACR: '', LOGIN_OIDC_AMR: '' }, /code by SMS/],
])('a provider with %s is a warning', async (_, metadata, more, message) => {
  expect(await problems(metadata, more)).toEqual([['warning', expect.stringMatching(message)]])
})
