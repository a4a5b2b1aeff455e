import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  hkdfSync,
  privateDecrypt,
} from 'node:crypto'
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

test('S2 every nonce of the vectors contains the time of its creation, and text of another shape gives no time', () => {
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

test('S3 a Verify-ID gives its body hash, and a string of another shape gives nothing', () => {
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

test('V9 the AES vectors decrypt to their plaintext, and the broken vectors do not decrypt', () => {
  for (const vector of stored.aes) expect(open(vector.appKey, vector.expected.sealed)).toBe(vector.plaintext)
  for (const { why, appKey, sealed } of stored.aesInvalid) expect(() => open(appKey, sealed), why).toThrow()
})

test('S3 V9 Node.js matches the published examples of the HMAC, HKDF and AES-CBC standards', () => {
  const hex = (text: string): Buffer => Buffer.from(text, 'hex')
  expect([stored.hmacStandard.length, stored.hkdfStandard.length]).toEqual([7, 3])
  for (const { source, key, data, expected } of stored.hmacStandard) {
    const mac = createHmac('sha256', hex(key)).update(hex(data)).digest('hex')
    expect(mac.slice(0, expected.mac.length), source).toBe(expected.mac)
  }
  for (const { source, ikm, salt, info, length, expected } of stored.hkdfStandard) {
    const okm = Buffer.from(hkdfSync('sha256', hex(ikm), hex(salt), hex(info), length)).toString('hex')
    expect(okm, source).toBe(expected.okm)
  }
  for (const { source, key, iv, plaintext, expected } of stored.cbcStandard) {
    const cipher = createCipheriv('aes-256-cbc', hex(key), hex(iv)).setAutoPadding(false)
    expect(cipher.update(plaintext, 'hex', 'hex') + cipher.final('hex'), source).toBe(expected.ciphertext)
  }
})

test('S3 Node.js derives and signs every HKDF and canonical vector with the stored result', () => {
  for (const { ikm, salt, info, length, expected } of stored.hkdf) {
    const okm = hkdfSync('sha256', Buffer.from(ikm, 'hex'), Buffer.from(salt, 'hex'), Buffer.from(info), length)
    expect(Buffer.from(okm).toString('hex')).toBe(expected.okm)
  }
  for (const { appKey, expected } of [...stored.threeLayer, ...stored.gateway])
    expect(createHmac('sha256', Buffer.from(appKey, 'hex')).update(expected.message).digest('hex')).toBe(expected.aesId)
  for (const { secret, expected } of stored.twoLayer)
    expect(createHmac('sha256', secret).update(expected.message).digest('hex')).toBe(expected.aesId)
})

test('N7 N8 V12 the gateway vectors have the hosts and targets of their paths, matched by whole segments', () => {
  const at = (name: string) => stored.gateway.find((vector) => vector.function === name)?.expected
  expect(at('/market/time')).toMatchObject({
    isMarket: true,
    target: '/market/time',
    hosts: { main: 'quote', hk: 'common' },
  })
  expect(at('marketing/banner')).toMatchObject({ isMarket: false, target: '/marketing/matrix/banner' })
  expect(at('tradecashback/list')?.hosts).toEqual({ main: 'common', hk: 'common', default: 'common' })
  expect(at('trade/account/info')?.hosts).toEqual({ main: 'trade', hk: 'trade', default: 'trade' })
  expect(at('organ/login')?.hosts).toEqual({ main: 'trade', hk: 'common', default: 'trade' })
  expect(at('organ/loginPage')?.hosts).toEqual({ main: 'common', hk: 'common', default: 'common' })
  expect(at('user/profile')?.hosts).toEqual({ main: 'common', hk: 'user', default: 'common' })
  expect(at('fund/list')?.hosts).toEqual({ main: 'common', hk: 'fund', default: 'common' })
  expect(at('/user/profile')?.target).toBe(at('user/profile')?.target)
})

test('S2 Node.js decrypts every RSA-OAEP vector and none of the broken ones', () => {
  const unwrap = (name: string, ciphertext: string): string => {
    const pkcs8 = Buffer.from(stored.rsaKeys[name]?.pkcs8 ?? '', 'base64')
    const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    return privateDecrypt({ key, oaepHash: 'sha256', padding }, Buffer.from(ciphertext, 'base64')).toString('hex')
  }
  for (const vector of stored.rsaOaep) expect(unwrap(vector.key, vector.ciphertext)).toBe(vector.expected.plaintext)
  for (const { why, key, ciphertext } of stored.rsaOaepInvalid) expect(() => unwrap(key, ciphertext), why).toThrow()
})

test('SEC-17 every public key of the vectors has the hash that the body of its call contains', () => {
  for (const { appPubKey, expected } of stored.keyBinding)
    expect(createHash('sha256').update(appPubKey).digest('hex')).toBe(expected.appPubKeyHash)
})
