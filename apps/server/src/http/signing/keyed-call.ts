import { createHmac, timingSafeEqual } from 'node:crypto'
import { signatureSkew } from '@foyer/protocol/limits'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'

/**
 * The signature of a call between this server and another firm's: HMAC-SHA256 over time and body, in hex.
 *
 * @param time milliseconds since 1970
 */
export const signatureOf = (key: string, time: number, body: string): string =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex')

/** Key for an unknown caller, so that its signature is computed in the same time. */
const dummyKey = 'the key of no caller, which has as many characters'

/** A header that a call has once; empty otherwise. */
export const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Checks that a call was signed with a key at about this time, by its headers `Foyer-Time` and `Foyer-Signature`.
 *
 * @param key undefined for an unknown caller
 * @throws Refused `signature_wrong`, also without a key; `signature_stale`
 */
export const requireKeyedCall = (
  { clocks }: Pick<Context, 'clocks'>,
  request: FastifyRequest,
  key: string | undefined,
): void => {
  const [time, signature] = [headerOf(request, 'foyer-time'), headerOf(request, 'foyer-signature')]
  const body = request.rawBody?.toString('utf8') ?? ''
  const right = Buffer.from(signatureOf(key ?? dummyKey, Number(time), body))
  const given = Buffer.from(signature)
  const isRight = given.length === right.length && timingSafeEqual(right, given)
  if (!isRight || key === undefined || !/^\d{13}$/.test(time))
    throw new Refused('signature_wrong', 'this call is not signed by a known caller')
  if (Math.abs(clocks.wall() - Number(time)) > signatureSkew)
    throw new Refused('signature_stale', 'the call is too old or too new', { serverTime: clocks.wall() })
}
