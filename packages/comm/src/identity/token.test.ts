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
