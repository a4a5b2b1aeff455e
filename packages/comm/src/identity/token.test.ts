import { expect, test } from 'vitest'
import { signToken } from '../testing/tokens.ts'
import { type Claims, isDue, isValid, readClaims } from './token.ts'

const claimsOf = (iat: number, exp: number): Claims =>
  readClaims(signToken({ sub: 'x', lvl: 'tourist', sid: 's', jti: 'k1.j', iat, exp }), 'tourist') ?? expect.fail()

const day = 86_400

test('V11 a token is valid while exp is later than now, and not at that very moment', () => {
  const claims = claimsOf(0, 100)
  expect(isValid(claims, 99_999)).toBe(true)
  expect(isValid(claims, 100_000)).toBe(false)
})

test('I4 a week-long token is due for a refresh in its last 86400 seconds', () => {
  const claims = claimsOf(0, 7 * day)
  expect(isDue(claims, 6 * day * 1000)).toBe(false)
  expect(isDue(claims, 6 * day * 1000 + 1)).toBe(true)
})

test('I4 a token that lives an hour is due in its last third, not all its life', () => {
  const claims = claimsOf(0, 3600)
  expect(isDue(claims, 2400 * 1000)).toBe(false)
  expect(isDue(claims, 2400 * 1000 + 1)).toBe(true)
})

test('I4 when a token is due depends on how long it lives, not on its issue date', () => {
  const claims = claimsOf(1_000_000, 1_003_600)
  expect([claims.issuedAt, claims.expiresAt]).toEqual([1_000_000_000, 1_003_600_000])
  expect(isDue(claims, 1_002_400_000)).toBe(false)
  expect(isDue(claims, 1_002_400_001)).toBe(true)
})

test('I4 a login is never due for a refresh, even as it expires', () => {
  const login = readClaims(signToken({ sub: 'x', lvl: 'login', sid: 's', jti: 'k1.j', iat: 0, exp: 3600 }), 'login')
  expect(isDue(login ?? expect.fail(), 3_599_999)).toBe(false)
})

const whole = { sub: 'x', lvl: 'tourist', sid: 's', jti: 'k1.j', iat: 1, exp: 2 }
const tokenOf = (payload: unknown): string => `a.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c`

test.each([
  ['of another level', { lvl: 'register' }],
  ['without a session', { sid: undefined }],
  ['without an id', { jti: undefined }],
  ['whose id is no text', { jti: 5 }],
  ['that does not say since when', { iat: undefined }],
  ['that does not say until when', { exp: undefined }],
  ['whose times are texts', { iat: '1', exp: '2' }],
])('I15 a token %s is invalid', (_, change) => {
  expect(readClaims(tokenOf(whole), 'tourist')).toBeDefined()
  expect(readClaims(tokenOf({ ...whole, ...change }), 'tourist')).toBeUndefined()
})

test('COMM-13 a token of more than 8,192 characters is refused before it is decoded', () => {
  const tokenOf = (length: number) =>
    signToken({ sub: 'x'.repeat(length), lvl: 'tourist', sid: 's', jti: 'k1.j', iat: 0, exp: 1 })
  expect(tokenOf(5_000).length).toBeLessThan(8_192)
  expect(readClaims(tokenOf(5_000), 'tourist')).toBeDefined()
  expect(readClaims(tokenOf(8_192), 'tourist')).toBeUndefined()
})
