import { createHmac } from 'node:crypto'
import { twoLayerMessage } from '@foyer/contract/signing/canonical'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { limitAddress } from '../rate-limit.ts'
import { Refused } from '../refused.ts'
import { checkedBodyHash, sameMac, signedHeader, targetOf } from './call.ts'

/** Everything that may be called so (S4), by path with its mount: the tourist token, and calls that only read. */
const twoLayerCalls: ReadonlySet<string> = new Set(['/jwt/auth/tourist'])

/** Thousands of phones may share one address behind a carrier. */
const rate = { name: 'two-layer', limit: 600, windowMs: 60_000 }

/**
 * Lets a route of the list be called with a two-layer signature (S1). Use it as `preValidation`. Its secret is shipped
 * to everyone, so it proves nothing about the caller: it turns away what was not made by a client of ours, and no more.
 */
export const twoLayer = (context: Context) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('Cache-Control', 'no-store')
  await limitAddress(context, request, rate)
  if (!twoLayerCalls.has(request.routeOptions.url ?? ''))
    throw new Refused('signature_wrong', 'this call takes a three-layer signature')
  checkedBodyHash(request)
  const functionId = signedHeader(request, 'antId')
  const message = twoLayerMessage({
    sessionId: signedHeader(request, 'sessionId'),
    functionId,
    appId: signedHeader(request, 'appId'),
  })
  const mac = createHmac('sha256', context.secrets.twoLayerSecret).update(message).digest()
  if (functionId !== targetOf(request.url) || !sameMac(signedHeader(request, 'aesId'), mac))
    throw new Refused('signature_wrong', 'Aes-ID does not fit the call')
}
