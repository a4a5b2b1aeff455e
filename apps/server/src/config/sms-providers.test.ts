import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const one = { name: 'first', url: 'https://sms.example/messages', token: 'FIRST_TOKEN', reports: 'FIRST_REPORTS' }
const variables = { FIRST_TOKEN: 'token', FIRST_REPORTS: 'k'.repeat(32) }
const read = (listed: unknown, more: NodeJS.ProcessEnv = variables) =>
  readEnvironment({ ...more, SMS_PROVIDERS: JSON.stringify(listed) }).SMS_PROVIDERS

test('SMS_PROVIDERS gives each provider with its token, key and templates, and without it the single gateway is one', () => {
  const [provider] = read([{ ...one, templates: { login: { 'zh-CN': 'T1' } } }])
  expect(provider).toMatchObject({ name: 'first', token: 'token', reportKey: 'k'.repeat(32) })
  expect(provider?.templates.get('login')?.get('zh-CN')).toBe('T1')
  const gateway = { SMS_PROVIDER_URL: 'https://sms.example', SMS_PROVIDER_TOKEN: 'token' }
  expect(readEnvironment(gateway).SMS_PROVIDERS).toMatchObject([{ name: 'gateway', url: 'https://sms.example' }])
  expect(readEnvironment({}).SMS_PROVIDERS).toEqual([])
})

test.each([
  ['no list', {}, variables],
  ['an empty list', [], variables],
  ['three providers', ['a', 'b', 'c'].map((name) => ({ ...one, name })), variables],
  ['two of one name', [one, one], variables],
  ['an address without https', [{ ...one, url: 'http://sms.example' }], variables],
  ['a password in the address', [{ ...one, url: 'https://foyer:hunter2@sms.example' }], variables],
  ['a missing token', [one], { FIRST_REPORTS: 'k'.repeat(32) }],
  ['a short key', [one], { ...variables, FIRST_REPORTS: 'short' }],
  ['an unknown kind of message', [{ ...one, templates: { greeting: { 'zh-CN': 'T1' } } }], variables],
])('SMS_PROVIDERS is refused by name and without its values: %s', (_, listed, given) => {
  expect(() => read(listed, given)).toThrow(/^SMS_PROVIDERS must be JSON/)
  expect(() => read(listed, given)).not.toThrow('hunter2')
})
