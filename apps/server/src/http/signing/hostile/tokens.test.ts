import { equal } from 'node:assert/strict'
import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { deploymentPublicKey } from '../../../crypto/app-key.ts'
import { anyBody, hostileFixture, pathOf } from './fixture.ts'

const { app, context, clock, own, credentials, send, doingNothing } = await hostileFixture()

const key = context.secrets.token.keys.get('t1') ?? Buffer.alloc(0)
const head = { alg: 'HS256', typ: 'foyer-session+jwt', kid: 't1' }
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** known to everyone, since its private half is shipped */
const deployment = deploymentPublicKey(context.secrets.deploymentKey)

const part = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** A token assembled by hand, under any key and hash. */
const byHand = (header: unknown, claims: unknown, secret: string | Buffer = key, hash = 'sha256'): string => {
  const signed = `${part(header)}.${part(claims)}`
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`
}

type Claims = Record<string, unknown>

/** Forged tokens, derived from a genuine one. */
const forgeries = async (honest: string): Promise<[what: string, jwt: string][]> => {
  const claims: Claims = decodeJwt(honest)
  const [rawHead = '', rawClaims = '', mac = ''] = honest.split('.')
  const { kid: _, ...noKid } = head
  const withClaim = (name: string, value: unknown): [string, string] => [
    `${name} ${JSON.stringify(value)}`,
    byHand(head, { ...claims, [name]: value }),
  ]
  const withHead = (more: object): [string, string] => [JSON.stringify(more), byHand({ ...head, ...more }, claims)]
  const without = (name: string): [string, string] => {
    const { [name]: _, ...rest } = claims
    return [`no ${name}`, byHand(head, rest)]
  }
  const last = honest.at(-1) ?? ''
  const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const publicKeys: [string, string | Buffer][] = [
    ['PEM', deployment.export({ type: 'spki', format: 'pem' })],
    ['DER', deployment.export({ type: 'spki', format: 'der' })],
    ['PKCS#1', deployment.export({ type: 'pkcs1', format: 'pem' })],
  ]
  return [
    ['alg none', `${part({ ...head, alg: 'none' })}.${rawClaims}.`],
    ['alg None', `${part({ ...head, alg: 'None' })}.${rawClaims}.${mac}`],
    ['alg none with a signature', byHand({ ...head, alg: 'none' }, claims)],
    ['no alg', byHand({ typ: head.typ, kid: 't1' }, claims)],
    ['HS512 under the right key', byHand({ ...head, alg: 'HS512' }, claims, key, 'sha512')],
    ['HS384 under the right key', byHand({ ...head, alg: 'HS384' }, claims, key, 'sha384')],
    ['HS256 by name, SHA-512 in fact', byHand(head, claims, key, 'sha512')],
    [
      'RS256 under a key of one’s own',
      await new SignJWT(claims).setProtectedHeader({ ...head, alg: 'RS256' }).sign(rsa.privateKey),
    ],
    [
      'a key of one’s own in the header',
      await new SignJWT(claims)
        .setProtectedHeader({ ...head, alg: 'RS256', jwk: rsa.publicKey.export({ format: 'jwk' }) })
        .sign(rsa.privateKey),
    ],
    ...publicKeys.map(([form, secret]): [string, string] => [
      `the deployment’s public key as the secret, ${form}`,
      byHand(head, claims, secret),
    ]),
    ['RS256 by name, the right HMAC in fact', byHand({ ...head, alg: 'RS256' }, claims)],
    ['an empty secret', byHand(head, claims, '')],
    ['the secret of two layers', byHand(head, claims, context.secrets.twoLayerSecret)],
    ['a key of zeros', byHand(head, claims, Buffer.alloc(32))],
    ...[
      '../../../../dev/null',
      '/dev/null',
      'sandbox/../t1',
      "t1' or '1'='1",
      "x' union select ''--",
      'unknown',
      't1\0',
      ' t1',
      'T1',
      '__proto__',
      'constructor',
      'toString',
      '',
      ['t1'],
      { t1: 1 },
      0,
      null,
    ].flatMap((kid) => [
      withHead({ kid }),
      [`kid ${JSON.stringify(kid)} under an empty key`, byHand({ ...head, kid }, claims, '')] as [string, string],
    ]),
    ['no kid', byHand(noKid, claims)],
    withHead({ typ: 'JWT' }),
    withHead({ typ: 'foyer-session' }),
    withHead({ typ: undefined }),
    withHead({ crit: ['exp'] }),
    withHead({ crit: ['b64'], b64: false }),
    ...['iss', 'aud', 'sub', 'lvl', 'sid', 'jti', 'iat', 'exp'].map(without),
    withClaim('iss', 'other'),
    withClaim('iss', ['foyer']),
    withClaim('aud', 'other'),
    withClaim('aud', []),
    withClaim('lvl', 'operator'),
    withClaim('lvl', ['login']),
    withClaim('lvl', 'LOGIN'),
    withClaim('sub', ''),
    withClaim('sub', 1),
    withClaim('sid', ''),
    withClaim('jti', 'retired.x'),
    withClaim('jti', 'nodot'),
    withClaim('jti', '__proto__.x'),
    withClaim('exp', String(claims.exp)),
    withClaim('exp', Number(claims.exp) + 0.5),
    ['exp beyond every number', byHand(head, JSON.stringify(claims).replace(String(claims.exp), '1e400'))],
    withClaim('exp', -1),
    withClaim('exp', null),
    withClaim('exp', '9999-12-31'),
    withClaim('iat', 'now'),
    withClaim('iat', Number(claims.iat) + 121),
    withClaim('nbf', Number(claims.exp)),
    ['another level under the old signature', `${rawHead}.${part({ ...claims, lvl: 'login', x: 1 })}.${mac}`],
    ['its claims with a space', `${rawHead}.${part(`${JSON.stringify(claims)} `)}.${mac}`],
    ['no JSON for claims', byHand(head, 'nonsense')],
    ['an array for claims', byHand(head, [claims])],
    ['no JSON for a header', byHand('nonsense', claims)],
    ['no signature', `${rawHead}.${rawClaims}.`],
    ['two parts', `${rawHead}.${rawClaims}`],
    ['four parts', `${honest}.${mac}`],
    ['a space in front', ` ${honest}`],
    ['padding', `${honest}=`],
    ['a line break in it', `${rawHead}.${rawClaims}.\n${mac}`],
    ['a scheme in front', `Bearer ${honest}`],
    ...[1, 2, 3].map((bits): [string, string] => [
      `bits of no byte changed (${bits})`,
      honest.slice(0, -1) + base64url.charAt(base64url.indexOf(last) ^ bits),
    ]),
    ['another encrypted token', `${part({ alg: 'dir', enc: 'A256GCM' })}..AAAA.AAAA.AAAA`],
  ]
}

const cases = app.signedRoutes
  .flatMap((route) => route.levels.map((level) => ({ route, level })))
  .map(({ route, level }, nth) => [`${route.method} ${route.url} as ${level}`, pathOf(route.url), level, nth] as const)

/**
 * All routes share the check of a token. So the first route of each level receives every forged token. Each other route
 * receives an eighth of them, which depends on its position and on the commit.
 */
const parts = 8
const shareOf = <T>(all: readonly T[], nth: number): readonly T[] => {
  const isFirst = cases.findIndex(([, , level]) => level === cases[nth]?.[2]) === nth
  const part = (nth + Number(process.env.FOYER_SEED)) % parts
  return isFirst ? all : all.filter((_, index) => index % parts === part)
}

describe.each(cases)('%s', (_name, path, level, nth) => {
  test('S4 refuses forged tokens, and does nothing', async () => {
    const held = await credentials(level)
    // the signature does not cover the token, and a refused call leaves no nonce, so one call carries every token
    const call = own.sign(path, anyBody, held)
    const withToken = (jwt: string) => ({ ...call, headers: { ...call.headers, 'jwt-assertion': jwt } })
    await doingNothing(async () => {
      for (const [what, jwt] of shareOf(await forgeries(held.jwt), nth)) {
        const reason = await send(withToken(jwt))
        equal(reason, what === 'exp -1' ? 'token_expired' : 'token_invalid', `${what}: ${reason}`)
      }
      const padded = byHand({ ...head, x: 'x'.repeat(2_000) }, decodeJwt(held.jwt))
      expect(await send(withToken(padded))).toBe('token_missing')
      // a hand-made token with the genuine claims passes, so each refusal above was for its own fault
      const ours = withToken(byHand(head, decodeJwt(held.jwt)))
      const wrong = { ...ours.headers, 'aes-id': '0'.repeat(64) }
      expect(await send({ ...ours, headers: wrong })).toBe('signature_wrong')
    })
  })

  test('S4 refuses a token with another level under the signature of the genuine token', async () => {
    const held = await credentials(level)
    const claims = decodeJwt(held.jwt)
    const [rawHead, , mac] = held.jwt.split('.')
    await doingNothing(async () => {
      for (const lvl of ['tourist', 'register', 'login'].filter((name) => name !== level)) {
        const jwt = `${rawHead}.${part({ ...claims, lvl })}.${mac}`
        expect(await send(own.sign(path, anyBody, { ...held, jwt }))).toBe('token_invalid')
      }
    })
  })

  test('V11 S4 refuses an expired token', async () => {
    const held = await credentials(level)
    clock.advance(3_600_000)
    await doingNothing(async () => {
      expect(await send(own.sign(path, anyBody, held))).toBe('token_expired')
    })
  })
})
