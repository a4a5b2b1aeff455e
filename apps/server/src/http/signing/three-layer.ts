import { signatureSkew } from '@foyer/protocol/limits'
import type { Level } from '@foyer/protocol/machines/identity'
import { nonceTime, threeLayerMessage } from '@foyer/protocol/signing/canonical'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { type Check, checkOf } from '../access.ts'
import { networkOf } from '../address.ts'
import { checkedBodyHash, sameMac, signedHeader, targetOf } from './call.ts'
import type { Caller } from './caller.ts'
import type { TokenHolder } from './token.ts'

const verifyToken = (request: FastifyRequest): TokenHolder | Promise<TokenHolder> => {
  const jwt = signedHeader(request, 'token')
  if (!jwt) throw new Refused('token_missing', 'the call has no token')
  return request.server.signing.verifyToken(jwt)
}

/** Checks the MAC over the nonce. @returns the time at which the nonce was made, in milliseconds */
const checkMac = (request: FastifyRequest, { caller, mac }: TokenHolder, nonce: string): number => {
  const madeAt = nonceTime(nonce)
  const message = threeLayerMessage({
    method: request.method,
    target: targetOf(request),
    nonce,
    sessionId: caller.sid,
    appId: signedHeader(request, 'appId'),
    bodyHash: checkedBodyHash(request),
  })
  if (madeAt === undefined || !sameMac(signedHeader(request, 'aesId'), mac(message)))
    throw new Refused('signature_wrong', 'Aes-ID does not match the call')
  return madeAt
}

const check = async ({ clocks }: Context, levels: readonly Level[], request: FastifyRequest): Promise<Caller> => {
  const { countCall, rememberNonce } = request.server.signing
  countCall('network', networkOf(request.callerAddress))
  const verified = verifyToken(request)
  // awaiting a value that is already present would cost every call a turn of the event loop
  const holder = verified instanceof Promise ? await verified : verified
  const { caller } = holder
  if (signedHeader(request, 'sessionId') !== caller.sid)
    throw new Refused('token_invalid', 'the token belongs to another session')
  const nonce = signedHeader(request, 'antId')
  const madeAt = checkMac(request, holder, nonce)
  const serverTime = clocks.wall()
  const stale = () => new Refused('signature_stale', 'the nonce is too old or too new', { serverTime })
  if (Math.abs(serverTime - madeAt) > signatureSkew) throw stale()
  if (!levels.includes(caller.level)) throw new Refused('level_too_low', `a ${caller.level} may not do this`)
  // only now is the session known to be the caller's, and no statement has run yet
  countCall('session', caller.sid)
  const verdict = await rememberNonce({ sid: caller.sid, jti: caller.jti, nonce, madeAt })
  if (verdict.nonce === 'stale') throw stale()
  if (verdict.nonce === 'replayed') throw new Refused('signature_replayed', 'this nonce was used before')
  return verdict.revoked ? { ...caller, revoked: true } : caller
}

const checkOfLevels = (context: Context, levels: readonly Level[], endedToo: boolean): Check =>
  checkOf({ twoLayer: false, levels }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    const caller = await check(context, levels, request)
    if (caller.revoked && !endedToo) throw new Refused('session_revoked', 'the session was ended')
    request.caller = caller
  })

/**
 * Restricts a route to three-layer signatures of these levels (S2–S4, P6), and sets `request.caller`. Use it as
 * `preValidation`. Its replies are never cached.
 */
export const signed = (context: Context, levels: readonly Level[]): Check => checkOfLevels(context, levels, false)

/** As `signed`, for the few routes that also answer an ended session; `request.caller.revoked` is then true. */
export const signedEvenIfRevoked = (context: Context, levels: readonly Level[]): Check =>
  checkOfLevels(context, levels, true)
