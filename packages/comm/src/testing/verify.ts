import { createHash, createHmac } from 'node:crypto'
import { type Refusal, type RefusalDetail, refusals } from '@foyer/protocol/errors'
import { signatureSkew } from '@foyer/protocol/limits'
import { fromVerifyId, nonceTime, threeLayerMessage, twoLayerMessage } from '@foyer/protocol/signing/canonical'
import { header } from '@foyer/protocol/signing/headers'
import { appKeyOf, openToken, type Payload } from './tokens.ts'

/** One received request; `target` without the host's prefix. */
export interface Received {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Thrown by the server's code and answered as in the catalogue. */
export class Refusing extends Error {
  readonly reason: Refusal
  readonly detail: RefusalDetail | undefined
  constructor(reason: Refusal, detail?: RefusalDetail) {
    super(reason)
    this.reason = reason
    this.detail = detail
  }
  get status(): number {
    return refusals[this.reason].http
  }
}

export const headerOf = (request: Received, name: keyof typeof header): string => {
  const value = request.headers[header[name].toLowerCase()]
  return typeof value === 'string' ? value : ''
}

const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex')

export interface Caller extends Payload {
  readonly appKey: Buffer
}

interface Memory {
  readonly now: () => number
  readonly nonces: Set<string>
  readonly revoked: ReadonlySet<string>
}

/** Checks a three-layer signature in the order the real server does: token, MAC, time, replay. */
export const verifyThreeLayer = (request: Received, { now, nonces, revoked }: Memory): Caller => {
  const payload = openToken(headerOf(request, 'token'))
  if (!payload || payload.sid !== headerOf(request, 'sessionId')) throw new Refusing('token_invalid')
  if (payload.exp * 1000 <= now()) throw new Refusing('token_expired')
  const appKey = appKeyOf(payload.jti)
  const nonce = headerOf(request, 'antId')
  const bodyHash = hashOf(request.body)
  const call = { ...request, nonce, sessionId: payload.sid, appId: headerOf(request, 'appId'), bodyHash }
  const mac = createHmac('sha256', appKey).update(threeLayerMessage(call)).digest('hex')
  const madeAt = nonceTime(nonce)
  if (mac !== headerOf(request, 'aesId') || fromVerifyId(headerOf(request, 'verifyId')) !== bodyHash)
    throw new Refusing('signature_wrong')
  if (madeAt === undefined || Math.abs(now() - madeAt) > signatureSkew)
    throw new Refusing('signature_stale', { serverTime: now() })
  if (nonces.has(nonce)) throw new Refusing('signature_replayed')
  nonces.add(nonce)
  if (revoked.has(payload.jti)) throw new Refusing('session_revoked')
  return { ...payload, appKey }
}

/** Checks a two-layer signature and returns the session it names. */
export const verifyTwoLayer = (request: Received, secret: string): string => {
  const sessionId = headerOf(request, 'sessionId')
  const message = twoLayerMessage({ sessionId, functionId: request.target, appId: headerOf(request, 'appId') })
  const mac = createHmac('sha256', secret).update(message).digest('hex')
  const fits = mac === headerOf(request, 'aesId') && headerOf(request, 'antId') === request.target
  if (!fits || fromVerifyId(headerOf(request, 'verifyId')) !== hashOf(request.body))
    throw new Refusing('signature_wrong')
  return sessionId
}
