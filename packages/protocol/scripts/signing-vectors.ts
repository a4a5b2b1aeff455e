import { createCipheriv, createHash, createHmac, createPublicKey, hkdfSync } from 'node:crypto'
import { normaliseTarget, threeLayerMessage, toVerifyId, twoLayerMessage } from '../src/signing/canonical.ts'
import { keyPurpose } from '../src/signing/headers.ts'
import { bodies } from './bodies.ts'
import { byteStream } from './bytes.ts'
import { gateway } from './gateway-vectors.ts'
import { oaepEncrypt, rsaKey } from './rsa.ts'
import { cbcStandard, hkdfStandard, hmacStandard } from './standard-vectors.ts'

const next = byteStream('foyer signing vectors v1')
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const hash = (body: string): string => createHash('sha256').update(body, 'utf8').digest('hex')
const bodyAt = (i: number): string => bodies[i % bodies.length] ?? ''
const pick = (alphabet: string, length: number): string =>
  [...next(length)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
const sessionId = (): string => next(16).toString('hex')

const paths = [
  '/user/488/sms',
  'user/488/smsVerify',
  '//user/488/join',
  '/auth/tourist',
  '/auth/register',
  '/system/areaCode/aggregatedSearch?content=%E9%A6%99%E6%B8%AF',
  '/activities?after=12&after=13&empty=&flag',
  '/user/version/isMainLand',
  '/matrix/trade/orders?from=2026-01-01T00:00:00+08:00',
]
const methods = ['POST', 'GET', 'post', 'Put', 'DELETE']

const threeLayer = Array.from({ length: 60 }, (_, i) => {
  const method = methods[i % methods.length] ?? 'POST'
  const path = paths[i % paths.length] ?? '/'
  const nonce = `${1_700_000_000_000 + i * 7_919_993}${pick(base62, 10)}`
  const input = { method, path, nonce, sessionId: sessionId(), appId: `foyer-${i % 3}`, body: bodyAt(i) }
  const appKey = next(32)
  const target = normaliseTarget(path)
  const bodyHash = hash(input.body)
  const message = threeLayerMessage({ ...input, target, bodyHash })
  const aesId = createHmac('sha256', appKey).update(message, 'utf8').digest('hex')
  return { ...input, appKey: appKey.toString('hex'), expected: { target, bodyHash, message, aesId } }
})

const twoLayer = Array.from({ length: 24 }, (_, i) => {
  const path = paths[i % paths.length] ?? '/'
  const input = { sessionId: i % 2 ? sessionId() : 'h5', functionId: normaliseTarget(path), appId: `foyer-${i % 3}` }
  const secret = i % 4 === 3 ? `秘密 ${pick(base62, 20)} 🔑` : pick(base62, 32)
  const message = twoLayerMessage(input)
  const aesId = createHmac('sha256', Buffer.from(secret, 'utf8')).update(message, 'utf8').digest('hex')
  return { ...input, secret, expected: { message, aesId } }
})

const verifyId = Array.from({ length: 30 }, (_, i) => {
  const body = bodyAt(i)
  const digits = pick('0123456789', 8)
  const bodyHash = hash(body)
  return { body, digits, expected: { bodyHash, verifyId: toVerifyId(bodyHash, digits) } }
})

const whole = verifyId[0]?.expected.verifyId ?? ''
const verifyIdInvalid = [
  { why: 'empty', verifyId: '' },
  { why: 'a bare hash without digits', verifyId: hash('') },
  { why: 'one character short', verifyId: whole.slice(1) },
  { why: 'one character long', verifyId: `${whole}0` },
  { why: 'a letter where a digit belongs', verifyId: `${whole.slice(0, 3)}a${whole.slice(4)}` },
  { why: 'a full-width digit where a digit belongs', verifyId: `${whole.slice(0, 3)}７${whole.slice(4)}` },
  { why: 'upper-case hash', verifyId: whole.toUpperCase() },
]

const hkdf = Array.from({ length: 30 }, (_, i) => {
  const ikm = next(i === 1 ? 22 : 32)
  const salt = i % 3 === 0 ? Buffer.alloc(0) : next(16)
  const info = i % 2 === 0 ? keyPurpose.aes : `用途 ${i} 🔐`
  const length = i % 5 === 4 ? 80 : 32
  const okm = Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(info, 'utf8'), length))
  return {
    ikm: ikm.toString('hex'),
    salt: salt.toString('hex'),
    info,
    length,
    expected: { okm: okm.toString('hex') },
  }
})

const aes = Array.from({ length: 60 }, (_, i) => {
  const appKey = next(32)
  const iv = next(16)
  const plaintext = i % 3 === 0 ? pick('0123456789', 11) : bodyAt(i)
  const key = Buffer.from(hkdfSync('sha256', appKey, Buffer.alloc(0), keyPurpose.aes, 32))
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const sealed = Buffer.concat([iv, cipher.update(plaintext, 'utf8'), cipher.final()])
  return {
    appKey: appKey.toString('hex'),
    iv: iv.toString('hex'),
    plaintext,
    expected: { key: key.toString('hex'), sealed: sealed.toString('base64') },
  }
})

const flip = (base64: string, at: number): string => {
  const bytes = Buffer.from(base64, 'base64')
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes.toString('base64')
}
const cut = (base64: string, length: number): string =>
  Buffer.from(base64, 'base64').subarray(0, length).toString('base64')

// eleven digits in one block, so that the last byte of the IV affects the padding
const shortKey = aes[0]?.appKey ?? ''
const shortSealed = aes[0]?.expected.sealed ?? ''
const aesInvalid = [
  { why: 'empty', appKey: shortKey, sealed: '' },
  { why: 'the IV alone', appKey: shortKey, sealed: cut(shortSealed, 16) },
  { why: 'not whole blocks', appKey: shortKey, sealed: cut(shortSealed, 31) },
  { why: 'not base64', appKey: shortKey, sealed: '13800138000 13800138000 13800138000 13800138000!' },
  { why: 'padding changed', appKey: shortKey, sealed: flip(shortSealed, 15) },
  { why: 'sealed under another key', appKey: aes[1]?.appKey ?? '', sealed: shortSealed },
]

const keys = { a: rsaKey('vector key a', 2048), b: rsaKey('vector key b', 2048), c: rsaKey('vector key c', 3072) }
const names = ['a', 'b', 'c'] as const
const rsaOaep = Array.from({ length: 210 }, (_, i) => {
  // mostly 2048 bits, as browsers generate them; some messages begin with zeros or the separator byte
  const key = i % 10 === 9 ? 'c' : (names[i % 2] ?? 'a')
  const message = Buffer.from(next(32))
  if (i % 7 === 3) message.fill(0, 0, 4)
  if (i % 7 === 5) message.fill(1, 0, 2)
  const ciphertext = oaepEncrypt(keys[key], message, next(32)).toString('base64')
  return { key, ciphertext, expected: { plaintext: message.toString('hex') } }
})

const sample = rsaOaep[0]?.ciphertext ?? ''
const rsaOaepInvalid = [
  { why: 'first byte changed', key: 'a', ciphertext: flip(sample, 0) },
  { why: 'last byte changed', key: 'a', ciphertext: flip(sample, 255) },
  { why: 'wrapped for another key', key: 'b', ciphertext: sample },
  { why: 'cut short', key: 'a', ciphertext: cut(sample, 255) },
  { why: 'empty', key: 'a', ciphertext: '' },
  { why: 'not below the modulus', key: 'a', ciphertext: Buffer.alloc(256, 0xff).toString('base64') },
]

/** Private keys by the name the `rsaOaep` vectors use: base64 PKCS#8. */
const rsaKeys = Object.fromEntries(
  Object.entries(keys).map(([name, key]) => [
    name,
    { pkcs8: key.export({ format: 'der', type: 'pkcs8' }).toString('base64') },
  ]),
)

/** The hashes by which a body names the App-Pub-Key header of its call (SEC-17). */
const keyBinding = Object.values(keys).map((key) => {
  const appPubKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
  return { appPubKey, expected: { appPubKeyHash: createHash('sha256').update(appPubKey).digest('hex') } }
})

/** The content of `vectors/signing.json`; its README describes the format. */
export const signingVectors = {
  threeLayer,
  twoLayer,
  verifyId,
  verifyIdInvalid,
  hkdf,
  aes,
  aesInvalid,
  rsaKeys,
  rsaOaep,
  rsaOaepInvalid,
  keyBinding,
  hmacStandard,
  hkdfStandard,
  cbcStandard,
  gateway,
}
