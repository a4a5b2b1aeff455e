import { createPublicKey, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSigningKey, signatureBase, signedHeaders } from './signature.ts'

// the published test key `test-key-ed25519` of RFC 9421, appendix B.1.4
const published = readSigningKey('test-key-ed25519', 'MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF')

test('a signature equals the published one of RFC 9421, appendix B.2.6', () => {
  const components = {
    date: 'Tue, 20 Apr 2021 02:07:55 GMT',
    '@method': 'POST',
    '@path': '/foo',
    '@authority': 'example.com',
    'content-type': 'application/json',
    'content-length': '18',
  }
  const params =
    '("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"'
  expect(sign(null, Buffer.from(signatureBase(components, params)), published.key).toString('base64')).toBe(
    'wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==',
  )
})

test('the headers of a call contain the digest of its body, its key, and a signature over host, path and both', () => {
  const url = new URL('https://systems.example:8443/directory/accounts/search?x=1')
  const headers = signedHeaders({ url, body: '{"cents":5}', idempotencyKey: 'key-1' }, published, 1_618_884_473)
  // as `openssl dgst -sha256 -binary` computes it
  expect(headers['content-digest']).toBe('sha-256=:QTueBgj1urYCU4/FdSIjo0xjuoC9Gg1kCIYbAot1omI=:')
  const params =
    '("@method" "@authority" "@path" "content-digest" "content-type" "idempotency-key");created=1618884473;keyid="test-key-ed25519";alg="ed25519"'
  expect(headers['signature-input']).toBe(`foyer=${params}`)
  const base = [
    '"@method": POST',
    '"@authority": systems.example:8443',
    '"@path": /directory/accounts/search',
    '"content-digest": sha-256=:QTueBgj1urYCU4/FdSIjo0xjuoC9Gg1kCIYbAot1omI=:',
    '"content-type": application/json',
    '"idempotency-key": key-1',
    `"@signature-params": ${params}`,
  ].join('\n')
  const signature = Buffer.from(/^foyer=:(.+):$/.exec(headers.signature ?? '')?.[1] ?? '', 'base64')
  expect(verify(null, Buffer.from(base), createPublicKey(published.key), signature)).toBe(true)
})

test('a key that is no Ed25519 key is refused', () => {
  expect(() => readSigningKey('k', 'bm8ga2V5')).toThrow()
})
