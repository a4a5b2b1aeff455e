import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fromVerifyId, noncePattern, nonceTime } from '@foyer/protocol/signing/canonical'
import { expect, test } from 'vitest'
import { targetOf } from '../calls/outgoing.ts'
import { serverClock } from '../clock.ts'
import { openFixture } from '../testing/fixture.ts'
import { sealField } from './seal.ts'
import { threeLayer, twoLayer } from './sign.ts'
import { createSigner } from './signer.ts'

const vectors = JSON.parse(
  readFileSync(new URL('../../../protocol/vectors/signing.json', import.meta.url), 'utf8'),
) as Record<
  'threeLayer' | 'twoLayer' | 'verifyId' | 'aes',
  (Record<string, string> & { expected: Record<string, string> })[]
>

const text = (vector: Record<string, unknown>, name: string): string => String(vector[name])
const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))
const digits = '01234567'

test('S3 three-layer headers equal every vector, whatever the body contains', () => {
  for (const vector of vectors.threeLayer) {
    const [method, path, nonce, body] = ['method', 'path', 'nonce', 'body'].map((name) => text(vector, name)) as [
      string,
      string,
      string,
      string,
    ]
    const sender = { appName: 'any', appId: text(vector, 'appId'), sessionId: text(vector, 'sessionId') }
    const target = targetOf({ host: 'api', method, path })
    const credentials = { token: 'a.b.c', appKey: bytes(text(vector, 'appKey')) }
    const headers = threeLayer({ method, target, body }, sender, credentials, { nonce, digits })
    expect(target).toBe(vector.expected.target)
    expect(headers).toMatchObject({ 'Aes-ID': vector.expected.aesId, 'Ant-ID': nonce, 'jwt-assertion': 'a.b.c' })
    expect(fromVerifyId(headers['Verify-ID'] ?? '')).toBe(vector.expected.bodyHash)
  }
})

test('S3 two-layer headers equal every vector', () => {
  for (const vector of vectors.twoLayer) {
    const [sessionId, functionId, appId] = ['sessionId', 'functionId', 'appId'].map((name) => text(vector, name)) as [
      string,
      string,
      string,
    ]
    const call = { method: 'POST', target: functionId, body: '{}' }
    const headers = twoLayer(call, { appName: 'any', appId, sessionId }, text(vector, 'secret'), digits)
    expect(headers).toMatchObject({ 'Aes-ID': vector.expected.aesId, 'Ant-ID': functionId, 'Session-Id': sessionId })
  }
})

test('S3 Verify-ID contains the hash of the body with the digits of every vector', () => {
  for (const vector of vectors.verifyId) {
    const call = { method: 'POST', target: '/x', body: text(vector, 'body') }
    const headers = twoLayer(call, { appName: 'a', appId: 'b', sessionId: 'c' }, 's', text(vector, 'digits'))
    expect(headers['Verify-ID']).toBe(vector.expected.verifyId)
  }
})

test('V9 a sealed field equals every vector', () => {
  for (const vector of vectors.aes) {
    const [appKey, iv] = [bytes(text(vector, 'appKey')), bytes(text(vector, 'iv'))]
    expect(sealField(appKey, iv, text(vector, 'plaintext'))).toBe(vector.expected.sealed)
  }
})

test("S2 a nonce is the server's time in 13 digits and 10 random characters, and no two are equal", async () => {
  const { server, random, clocks } = await openFixture()
  const clock = serverClock(clocks.device, { read: () => '-7200000', write: () => undefined })
  const app = { appName: 'a', appId: 'b' } as never
  const signer = createSigner({ app, builtIn: server.client.twoLayer, clock, random })
  const sign = signer.threeLayer({ token: 't', appKey: new Uint8Array(32) })
  const call = { method: 'POST', target: '/x', body: '' }
  const nonces = Array.from({ length: 200 }, () => sign(call)['Ant-ID'] ?? '')
  for (const nonce of nonces) expect(nonce).toMatch(noncePattern)
  expect(nonceTime(nonces[0] ?? '')).toBe(clocks.device() - 7_200_000)
  expect(new Set(nonces).size).toBe(200)
})

test('S3 the hashes equal those of node:crypto, independent of the vectors', () => {
  const appKey = new Uint8Array(32).fill(7)
  const body = '{"name":"认购 🎉"}'
  const sender = { appName: 'a', appId: 'app', sessionId: 'session' }
  const nonce = '1767578400000abcdefghij'
  const headers = threeLayer(
    { method: 'post', target: '/x?y=1', body },
    sender,
    { token: 't', appKey },
    { nonce, digits },
  )
  const bodyHash = createHash('sha256').update(body).digest('hex')
  const message = ['POST', '/x?y=1', nonce, 'session', 'app', bodyHash].join('\n')
  expect(headers['Aes-ID']).toBe(createHmac('sha256', appKey).update(message).digest('hex'))
})
