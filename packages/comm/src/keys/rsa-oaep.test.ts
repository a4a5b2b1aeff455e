import { constants, generateKeyPairSync, publicEncrypt, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unwrap } from './deployment-key.ts'

interface Vector {
  why?: string
  key: string
  ciphertext: string
  expected: { plaintext: string }
}
const vectors = JSON.parse(
  readFileSync(new URL('../../../protocol/vectors/signing.json', import.meta.url), 'utf8'),
) as { rsaKeys: Record<string, { pkcs8: string }>; rsaOaep: Vector[]; rsaOaepInvalid: Vector[] }

const pkcs8 = (name: string): string => vectors.rsaKeys[name]?.pkcs8 ?? ''

test('S2 the app key of every vector opens without WebCrypto', () => {
  expect(vectors.rsaOaep.length).toBeGreaterThanOrEqual(200)
  for (const { key, ciphertext, expected } of vectors.rsaOaep)
    expect(Buffer.from(unwrap(pkcs8(key), ciphertext)).toString('hex')).toBe(expected.plaintext)
})

test.each(vectors.rsaOaepInvalid)('S2 an app key does not open: $why', ({ key, ciphertext }) => {
  expect(() => unwrap(pkcs8(key), ciphertext)).toThrow(RangeError)
})

test('S2 data that node wraps for a new key opens, and every flipped bit of it is detected', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  const message = randomBytes(32)
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const wrapped = publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, message)
  expect(Buffer.from(unwrap(key, wrapped.toString('base64')))).toEqual(message)
  for (const at of [1, 100, 255]) {
    const broken = Buffer.from(wrapped)
    broken.writeUInt8(broken.readUInt8(at) ^ 1, at)
    expect(() => unwrap(key, broken.toString('base64'))).toThrow(RangeError)
  }
})

test.each([
  ['empty', ''],
  ['not base64', '!'],
  ['not DER', Buffer.from('hello').toString('base64')],
  ['DER that ends too early', Buffer.from('30820400', 'hex').toString('base64')],
  [
    'a key that is not RSA',
    generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'der' })
      .toString('base64'),
  ],
])('S2 a deployment key is refused: %s', (_why, key) => {
  expect(() => unwrap(key, vectors.rsaOaep[0]?.ciphertext ?? '')).toThrow(RangeError)
})
