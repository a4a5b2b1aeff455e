import { createHmac, createSecretKey } from 'node:crypto'
import { fixedSessionId, twoLayerMessage } from '@foyer/protocol/signing/canonical'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { type Check, checkOf } from '../access.ts'
import { limitAddress } from '../rate-limit.ts'
import { builtInApp } from './built-in-app.ts'
import { checkedBodyHash, sameMac, signedHeader, targetOf } from './call.ts'

/** Thousands of phones may share one address of a carrier. */
export const rate = { name: 'two-layer', limit: 600, windowMs: 60_000 }

const wrong = (msg: string) => new Refused('signature_wrong', msg)

const checkMac = (request: FastifyRequest, secret: Parameters<typeof createHmac>[1]): void => {
  checkedBodyHash(request)
  const functionId = signedHeader(request, 'antId')
  const message = twoLayerMessage({
    sessionId: signedHeader(request, 'sessionId'),
    functionId,
    appId: signedHeader(request, 'appId'),
  })
  const mac = createHmac('sha256', secret).update(message).digest('hex')
  if (functionId !== targetOf(request) || !sameMac(signedHeader(request, 'aesId'), mac))
    throw wrong('Aes-ID does not match the call')
}

const checkSender = (request: FastifyRequest, ownSession: boolean): void => {
  if (signedHeader(request, 'appName') !== builtInApp.appName || signedHeader(request, 'appId') !== builtInApp.appId)
    throw wrong('App-Name and App-ID are not the built-in ones')
  if (!ownSession && signedHeader(request, 'sessionId') !== fixedSessionId)
    throw wrong(`Session-Id is not ${fixedSessionId}`)
}

/**
 * Restricts a route to two-layer signatures (S1): of the built-in app, and of the fixed session unless the route is the
 * one that gives a session its token. Use it as `preValidation`. Its secret is shipped to everyone, so it proves
 * nothing about the caller and only rejects calls of other programs. So it guards only reading routes.
 */
export const twoLayer = (context: Context, session: 'fixed' | 'own' = 'fixed'): Check => {
  const secret = createSecretKey(context.secrets.twoLayerSecret, 'utf8')
  return checkOf({ twoLayer: true, levels: [] }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    await limitAddress(context, request, rate)
    checkMac(request, secret)
    checkSender(request, session === 'own')
  })
}
