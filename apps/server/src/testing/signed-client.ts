import {
  constants,
  createCipheriv,
  createHash,
  createHmac,
  createSecretKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  privateDecrypt,
  randomBytes,
  randomInt,
} from 'node:crypto'
import { fixedSessionId, threeLayerMessage, toVerifyId, twoLayerMessage } from '@foyer/protocol/signing/canonical'
import { keyPurpose } from '@foyer/protocol/signing/headers'
import type { InjectOptions } from 'fastify'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { builtInApp } from '../http/signing/built-in-app.ts'

/** A token and its app key, as a client stores them. */
export interface Credentials {
  readonly jwt: string
  readonly appKey: Buffer
}

type Headers = Record<string, string>

/** A signed request, ready to be sent, changed or sent twice. */
export interface SignedCall {
  method: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  url: string
  headers: Headers
  payload: string | Buffer
  remoteAddress: string
}

const appId = 'foyer-test'
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const privateKeys: KeyObject[] = []

/** The public key of another device in wire format. Generating one is slow, so most devices share one. */
export const newDeviceKey = (): string => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  privateKeys.push(privateKey)
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
}
const sharedKey = newDeviceKey()

/** The hash that the server stores of the shared key. */
export const sharedKeyHash = createHash('sha256').update(Buffer.from(sharedKey, 'base64')).digest()

/** Unwraps an app key that was wrapped for one of the keys made here. */
const unwrap = (wrapped: Buffer): Buffer => {
  for (const key of privateKeys)
    try {
      return privateDecrypt({ key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }, wrapped)
    } catch {
      // wrapped for another key
    }
  throw new Error('the app key was wrapped for no device of this file')
}

let addresses = 0
/**
 * A network address that no other device of this test file has: two random ones could be equal, and the second would
 * need a proof of work.
 */
const nextAddress = () => {
  addresses++
  return `10.${addresses >> 8}.${addresses & 255}.7`
}

const random = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

const targetOf = (url: string): string => url.replace(/^\/[^/]+/, '')

const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex')

/** `createHmac` first tries to read a buffer as a key object and catches the error, so a key object costs a quarter. */
const mac = (key: Buffer | string, message: string): string =>
  createHmac('sha256', typeof key === 'string' ? key : createSecretKey(key))
    .update(message)
    .digest('hex')

/** Seals a field as V9 specifies. */
export const sealField = (appKey: Buffer, text: string): string => {
  const key = Buffer.from(hkdfSync('sha256', appKey, Buffer.alloc(0), keyPurpose.aes, 32))
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** Unwraps the app key of a token call's reply. */
export const credentialsOf = (data: { jwtToken: string; appKey: string }): Credentials => ({
  jwt: data.jwtToken,
  appKey: unwrap(Buffer.from(data.appKey, 'base64')),
})

/** A device with a session id of its own that calls a server as the communication layer does. */
export const device = (
  app: App,
  context: Context,
  remoteAddress = nextAddress(),
  sid = random(base62, 24),
  publicKey = sharedKey,
) => {
  const mobileUserCode = random('0123456789', 14)

  const send = (call: InjectOptions) => app.inject(call)

  /** A three-layer signature over these bytes, by the clock of the server. */
  const signBytes = (
    url: string,
    payload: string | Buffer,
    { jwt, appKey }: Credentials,
    method: SignedCall['method'] = 'POST',
  ): SignedCall => {
    const bodyHash = hashOf(payload)
    const nonce = `${context.clocks.wall()}${random(base62, 10)}`
    const message = threeLayerMessage({ method, target: targetOf(url), nonce, sessionId: sid, appId, bodyHash })
    const headers: Headers = {
      ...(payload.length > 0 && { 'content-type': 'application/gm+json' }),
      'app-id': appId,
      'session-id': sid,
      'ant-id': nonce,
      'aes-id': mac(appKey, message),
      'verify-id': toVerifyId(bodyHash, random('0123456789', 8)),
      'jwt-assertion': jwt,
      'app-pub-key': publicKey,
    }
    return { method, url, headers, payload, remoteAddress }
  }

  /** Signs a body as JSON. */
  const sign = (url: string, body: unknown, credentials: Credentials, method: SignedCall['method'] = 'POST') => {
    const payload = body === undefined ? '' : JSON.stringify(body)
    return { ...signBytes(url, payload, credentials, method), payload }
  }

  /** Signs with a two-layer signature, by default in the session that all clients share. */
  const signTwoLayer = (
    url: string,
    body: unknown,
    sessionId: string = fixedSessionId,
    appId: string = builtInApp.appId,
  ) => {
    const payload = JSON.stringify(body)
    const functionId = targetOf(url)
    const headers: Headers = {
      'content-type': 'application/gm+json',
      'app-name': builtInApp.appName,
      'app-id': appId,
      'session-id': sessionId,
      'ant-id': functionId,
      'aes-id': mac(context.secrets.twoLayerSecret, twoLayerMessage({ sessionId, functionId, appId })),
      'verify-id': toVerifyId(hashOf(payload), random('0123456789', 8)),
      'app-pub-key': publicKey,
    }
    return { method: 'POST', url, headers, payload, remoteAddress } satisfies SignedCall
  }

  const post = (url: string, body: unknown, credentials: Credentials) => send(sign(url, body, credentials))

  const touristCall = () => signTwoLayer('/jwt/auth/tourist', { mobileUserCode, terminalSource: '02' }, sid)

  /** Fetches a tourist token. */
  const tourist = async (): Promise<Credentials> => credentialsOf((await send(touristCall())).json().data)

  return { sid, mobileUserCode, send, sign, signBytes, signTwoLayer, post, touristCall, tourist }
}

export type Device = ReturnType<typeof device>
