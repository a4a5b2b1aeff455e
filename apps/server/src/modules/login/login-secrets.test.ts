import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Caller } from '../../http/signing/caller.ts'
import { testContext } from '../../testing/context.ts'
import { checkLoginSecrets, loginSecrets } from './login-secrets.ts'

const { context } = await testContext()

const caller = (more: Partial<Caller> = {}): Caller => ({
  level: 'login',
  sub: 'f1',
  sid: 'session-of-a-device',
  jti: 'm1.abc',
  appKey: createSecretKey(Buffer.alloc(32)),
  revoked: false,
  ...more,
})
const bodyOf = (of: Caller) => {
  const { sm3, dogskin } = loginSecrets(context, of)
  return { password: sm3, passwordDs: dogskin }
}
const check = (body: Record<string, unknown>, by = caller()) => {
  try {
    checkLoginSecrets(context, by, body)
    return 'right'
  } catch (error) {
    return (error as { reason: string }).reason
  }
}

test('N6 sm3 is 64 hex digits and constant, and dogskin is a ciphertext without clear text', () => {
  const [first, second] = [loginSecrets(context, caller()), loginSecrets(context, caller())]
  expect(first.sm3).toMatch(/^[0-9a-f]{64}$/)
  expect(second.sm3).toBe(first.sm3)
  expect(second.dogskin).not.toBe(first.dogskin)
  expect(Buffer.from(first.dogskin, 'base64url').toString('latin1')).not.toContain('session-of-a-device')
})

test('N6 the secrets of the calling token are accepted', () => {
  expect(check(bodyOf(caller()))).toBe('right')
})

test.each([
  ['token', { jti: 'm1.abd' }],
  ['session', { sid: 'session-of-another' }],
  ['account', { sub: 'f2' }],
])('N6 the secrets of another %s are refused, each of the two', (_, other) => {
  const [own, foreign] = [bodyOf(caller()), bodyOf(caller(other))]
  expect(check(foreign)).toBe('login_secret_wrong')
  expect(check({ ...own, password: foreign.password })).toBe('login_secret_wrong')
  expect(check({ ...own, passwordDs: foreign.passwordDs })).toBe('login_secret_wrong')
})

test('N6 P6 a register token has no login secrets, and even right ones are refused', () => {
  expect(check(bodyOf(caller()), caller({ level: 'register' }))).toBe('login_secret_wrong')
})

test('N6 missing, empty, changed, lengthened and non-text secrets are refused', () => {
  const own = bodyOf(caller())
  for (const name of ['password', 'passwordDs'] as const) {
    const right = own[name]
    const changed = [...right].map((char, i) => right.slice(0, i) + (char === 'a' ? 'b' : 'a') + right.slice(i + 1))
    for (const wrong of [undefined, null, '', 7, [right], right.toUpperCase(), ` ${right}`, `${right}=`, ...changed])
      expect([wrong, check({ ...own, [name]: wrong })]).toEqual([wrong, 'login_secret_wrong'])
  }
})
