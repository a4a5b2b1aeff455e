import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
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

/** @param secrets the current one, and the previous one while pages that were shipped with it may be open */
const checkMac = (request: FastifyRequest, secrets: readonly KeyObject[]): void => {
  checkedBodyHash(request)
  const functionId = signedHeader(request, 'antId')
  const message = twoLayerMessage({
    sessionId: signedHeader(request, 'sessionId'),
    functionId,
    appId: signedHeader(request, 'appId'),
  })
  const given = signedHeader(request, 'aesId')
  const isRight = secrets.some((secret) => sameMac(given, createHmac('sha256', secret).update(message).digest('hex')))
  if (functionId !== targetOf(request) || !isRight) throw wrong('Aes-ID does not match the call')
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
  const { twoLayerSecret, previous } = context.secrets
  const secrets = [twoLayerSecret, previous.twoLayerSecret ?? []].flat().map((text) => createSecretKey(text, 'utf8'))
  return checkOf({ twoLayer: true, levels: [] }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    await limitAddress(context, request, rate)
    checkMac(request, secrets)
    checkSender(request, session === 'own')
  })
}
