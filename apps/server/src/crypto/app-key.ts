import {
  constants,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  publicEncrypt,
} from 'node:crypto'
import { keyPurpose } from '@foyer/protocol/signing/headers'
import type { KeyRing } from './key-ring.ts'

const noSalt = Buffer.alloc(0)

/**
 * Derives the app key of a token from the token's id and the master key that the first part of the id names. Nothing is
 * stored. Undefined if that master key has been retired.
 */
export const appKeyOf = (master: KeyRing, jti: string): Buffer | undefined => {
  const key = master.keys.get(jti.slice(0, jti.indexOf('.')))
  return key && Buffer.from(hkdfSync('sha256', key, noSalt, `foyer app key v1 ${jti}`, 32))
}

/** Encrypts an app key with RSA-OAEP-SHA256 for the owner of the private key; base64. */
export const wrapAppKey = (publicKey: KeyObject, appKey: Buffer): string =>
  publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, appKey).toString(
    'base64',
  )

/** Parses a device's public key: RSA of 2048 to 4096 bits with exponent 65537. Undefined for anything else. */
export const devicePublicKey = (spki: string): KeyObject | undefined => {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
    const { modulusLength = 0, publicExponent } = key.asymmetricKeyDetails ?? {}
    const fits = modulusLength >= 2048 && modulusLength <= 4096 && publicExponent === 65537n
    return key.asymmetricKeyType === 'rsa' && fits ? key : undefined
  } catch {
    return undefined
  }
}

/** The public half of the deployment's key, for devices without WebCrypto. */
export const deploymentPublicKey = (pkcs8: string): KeyObject =>
  createPublicKey(createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' }))

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Decrypts a field sealed on the client (V9): base64 of IV and AES-256-CBC, under a key derived from the app key.
 * Undefined if decryption fails. CBC does not authenticate; the signature of the call does.
 */
export const openField = (appKey: KeyObject, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64')
  if (!base64.test(sealed) || bytes.length < 32 || bytes.length % 16 !== 0) return undefined
  const key = Buffer.from(hkdfSync('sha256', appKey, noSalt, keyPurpose.aes, 32))
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16))
  try {
    return utf8.decode(Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]))
  } catch {
    return undefined
  }
}
