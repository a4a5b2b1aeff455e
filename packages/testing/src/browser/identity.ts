import type { Level } from '@foyer/protocol/machines/identity'
import { header } from '@foyer/protocol/signing/headers'
import type { Received } from './received.ts'

const textOf = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
const urlSafe = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const encoded = (value: object): string => urlSafe(btoa(JSON.stringify(value)))

const week = 7 * 86_400

/** A token with a false signature, which the client cannot check and no server reads. */
const tokenOf = (lvl: Level, sub: string, sid: string): string => {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { sub, lvl, sid, jti: `k1.${urlSafe(textOf(crypto.getRandomValues(new Uint8Array(12))))}` }
  return `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ ...claims, iat, exp: iat + week })}.signature`
}

const wrappedKey = async (spki: string): Promise<string> => {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('spki', bytesOf(spki), algorithm, false, ['encrypt'])
  const appKey = crypto.getRandomValues(new Uint8Array(32))
  return textOf(new Uint8Array(await crypto.subtle.encrypt(algorithm, key, appKey)))
}

const grant = async (request: Received, lvl: Level, sub: string) => ({
  jwtToken: tokenOf(lvl, sub, request.headers.get(header.sessionId) ?? ''),
  appKey: await wrappedKey(request.headers.get(header.appPublicKey) ?? ''),
})

/** The masked number of the person who registers, as the server would return it. */
export const registeredNumber = '+852 ****0001'
/** The account of the person who logs in: one of cash or one of margin. */
export const accountOf = (accountType: 'cash' | 'margin') => ({
  clientId: accountType === 'cash' ? '88001001' : '88001002',
  clientName: '陳**',
  accountType,
  branch: '中環',
})

/** The identity calls of a server that accepts everyone: it returns what a screen needs and checks nothing. */
export const identityAnswers = async (request: Received): Promise<object | undefined> => {
  const body = Object(request.body)
  switch (`${request.method} ${request.path}`) {
    case 'POST /jwt/auth/tourist':
      return grant(request, 'tourist', body.mobileUserCode)
    case 'POST /jwt/auth/register':
    case 'POST /trade/auth/identity':
      return {
        ...(await grant(request, 'register', body.userCode ?? 'u1')),
        socketPwd: 'socket password',
        mobileNo: registeredNumber,
      }
    case 'POST /trade/auth/login':
      return {
        ...(await grant(request, 'login', body.fundUserCode)),
        password: { sm3: 'a'.repeat(64), dogskin: 'dog' },
        clientInfo: accountOf(body.fundUserCode === 'cash' ? 'cash' : 'margin'),
      }
    case 'POST /trade/auth/handoff':
      return {
        ...(await grant(request, 'register', 'u1')),
        socketPwd: 'socket password',
        mobileNo: registeredNumber,
        userCode: 'u1',
      }
    case 'POST /jwt/auth/check':
      return { valid: true }
    case 'POST /jwt/auth/quit':
      return {}
    default:
      return undefined
  }
}
