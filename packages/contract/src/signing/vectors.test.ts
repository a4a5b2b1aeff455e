import { constants, createDecipheriv, createPrivateKey, hkdfSync, privateDecrypt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signingVectors } from '../../scripts/signing-vectors.ts'
import { fromVerifyId, nonceTime } from './canonical.ts'
import { keyPurpose } from './headers.ts'

const stored: typeof signingVectors = JSON.parse(
  readFileSync(new URL('../../vectors/signing.json', import.meta.url), 'utf8'),
)

test('the stored signing vectors equal a fresh generation', () => {
  expect(stored).toEqual(signingVectors)
})

test('S2 every nonce among the vectors says when it was made, and nothing else counts as one', () => {
  for (const { nonce } of stored.threeLayer) expect(nonceTime(nonce)).toBe(Number(nonce.slice(0, 13)))
  for (const bad of [
    '',
    '1700000000000',
    '1700000000000Tikt6Tx36',
    '17000000000000Tikt6Tx36l-',
    '１７00000000000Tikt6Tx36l',
  ])
    expect(nonceTime(bad)).toBeUndefined()
})

test('S3 a Verify-ID gives back its body hash, and a string of another shape gives nothing', () => {
  for (const { expected } of stored.verifyId) expect(fromVerifyId(expected.verifyId)).toBe(expected.bodyHash)
  for (const { why, verifyId } of stored.verifyIdInvalid) expect(fromVerifyId(verifyId), why).toBeUndefined()
})

const open = (appKey: string, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length < 32) throw new Error('too short')
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(appKey, 'hex'), Buffer.alloc(0), keyPurpose.aes, 32))
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16))
  return decipher.update(bytes.subarray(16), undefined, 'utf8') + decipher.final('utf8')
}

test('V9 the AES vectors open to their plaintext, and the broken ones do not open', () => {
  for (const vector of stored.aes) expect(open(vector.appKey, vector.expected.sealed)).toBe(vector.plaintext)
  for (const { why, appKey, sealed } of stored.aesInvalid) expect(() => open(appKey, sealed), why).toThrow()
})

test('S2 node opens every RSA-OAEP vector, and none of the broken ones', () => {
  const unwrap = (name: string, ciphertext: string): string => {
    const pkcs8 = Buffer.from(stored.rsaKeys[name]?.pkcs8 ?? '', 'base64')
    const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    return privateDecrypt({ key, oaepHash: 'sha256', padding }, Buffer.from(ciphertext, 'base64')).toString('hex')
  }
  for (const vector of stored.rsaOaep) expect(unwrap(vector.key, vector.ciphertext)).toBe(vector.expected.plaintext)
  for (const { why, key, ciphertext } of stored.rsaOaepInvalid) expect(() => unwrap(key, ciphertext), why).toThrow()
})
