import { createHmac } from 'node:crypto'
import { signatureSkew } from '@foyer/contract/limits'
import type { Level } from '@foyer/contract/machines/identity'
import { nonceTime, threeLayerMessage } from '@foyer/contract/signing/canonical'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Refused } from '../refused.ts'
import { checkedBodyHash, sameMac, signedHeader, targetOf } from './call.ts'
import type { Caller } from './caller.ts'
import type { TokenHolder } from './token.ts'

/** A hook for the `preValidation` of a route, so that nothing of an unproved body is looked at. */
type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

const tokenHolder = async (request: FastifyRequest): Promise<TokenHolder> => {
  const jwt = signedHeader(request, 'token')
  if (!jwt) throw new Refused('token_missing', 'the call carries no token')
  const caller = await request.server.signing.verifyToken(jwt)
  if (signedHeader(request, 'sessionId') !== caller.sid)
    throw new Refused('token_invalid', 'the token belongs to another session')
  return caller
}

/** Milliseconds the nonce was made at, once the MAC over it has been proved. */
const checkMac = (request: FastifyRequest, caller: TokenHolder): number => {
  const nonce = signedHeader(request, 'antId')
  const madeAt = nonceTime(nonce)
  const message = threeLayerMessage({
    method: request.method,
    target: targetOf(request.url),
    nonce,
    sessionId: caller.sid,
    appId: signedHeader(request, 'appId'),
    bodyHash: checkedBodyHash(request),
  })
  const mac = createHmac('sha256', caller.appKey).update(message).digest()
  if (madeAt === undefined || !sameMac(signedHeader(request, 'aesId'), mac))
    throw new Refused('signature_wrong', 'Aes-ID does not fit the call')
  return madeAt
}

const check = async ({ clocks }: Context, levels: readonly Level[], request: FastifyRequest): Promise<Caller> => {
  const holder = await tokenHolder(request)
  const madeAt = checkMac(request, holder)
  const serverTime = clocks.wall()
  const stale = () => new Refused('signature_stale', 'the nonce is too old or too new', { serverTime })
  if (Math.abs(serverTime - madeAt) > signatureSkew) throw stale()
  if (!levels.includes(holder.level)) throw new Refused('level_too_low', `a ${holder.level} may not do this`)
  const call = { sid: holder.sid, jti: holder.jti, nonce: signedHeader(request, 'antId'), madeAt }
  const { nonce, revoked } = await request.server.signing.rememberNonce(call)
  if (nonce === 'stale') throw stale()
  if (nonce === 'replayed') throw new Refused('signature_replayed', 'this nonce was used before')
  return { ...holder, revoked }
}

/** As `signed`, for the few routes that answer a session that was ended too: `request.caller.revoked` says so. */
export const signedEvenIfRevoked =
  (context: Context, levels: readonly Level[]): Check =>
  async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    Object.defineProperty(request, 'caller', { value: await check(context, levels, request) })
  }

/**
 * Lets a route be called only with a three-layer signature by one of these levels (S2–S4, P6), and sets
 * `request.caller`. Use it as `preValidation`. Its answers are never stored.
 */
export const signed = (context: Context, levels: readonly Level[]): Check => {
  const identify = signedEvenIfRevoked(context, levels)
  return async (request, reply) => {
    await identify(request, reply)
    if (request.caller.revoked) throw new Refused('session_revoked', 'the session was ended')
  }
}
