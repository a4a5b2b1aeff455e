import {
  constants,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import type { Level } from '@foyer/protocol/machines/identity'

/** A token's claims, with times in seconds as in the token. */
export interface Payload {
  readonly sub: string
  readonly lvl: Level
  readonly sid: string
  readonly jti: string
  readonly iat: number
  readonly exp: number
}

const tokenKey = randomBytes(32)
const masterKey = randomBytes(32)
const deployment = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The deployment's key as the configuration ships it. */
export const deploymentPkcs8 = deployment.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const mac = (text: string): string => createHmac('sha256', tokenKey).update(text).digest('base64url')

export const signToken = (payload: Payload): string => {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`
  return `${text}.${mac(text)}`
}

/** Claims of a token of this server, whatever its age. */
export const openToken = (token: string): Payload | undefined => {
  const [head, payload, signature] = token.split('.')
  if (signature !== mac(`${head}.${payload}`)) return undefined
  return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as Payload
}

export const appKeyOf = (jti: string): Buffer => Buffer.from(hkdfSync('sha256', masterKey, '', jti, 32))

/** Wraps for the device's public key (base64 SPKI), or the deployment's. */
export const wrap = (appKey: Buffer, spki: string | undefined): string => {
  const key = spki
    ? createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
    : deployment.publicKey
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return publicEncrypt({ key, padding, oaepHash: 'sha256' }, appKey).toString('base64')
}
