import { createHmac, timingSafeEqual } from 'node:crypto'
import { signatureSkew } from '@foyer/protocol/limits'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'

/** The signature of a call with reports: HMAC-SHA256 over time and body, in hex. @param time milliseconds since 1970 */
export const reportSignature = (key: string, time: number, body: string): string =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex')

/** Key for an unknown provider, so that its signature is computed in the same time. */
const dummyKey = 'the key of no provider, which has as many characters'

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Checks that a provider signed a call with its key for reports, at about this time.
 *
 * @throws Refused `signature_wrong`, also for an unknown provider; `signature_stale`
 */
export const requireProvider = ({ environment, clocks }: Context, request: FastifyRequest, name: string): void => {
  const key = environment.SMS_PROVIDERS.find((provider) => provider.name === name)?.reportKey
  const [time, signature] = [header(request, 'foyer-time'), header(request, 'foyer-signature')]
  const right = Buffer.from(reportSignature(key ?? dummyKey, Number(time), request.rawBody?.toString('utf8') ?? ''))
  const given = Buffer.from(signature)
  const isRight = given.length === right.length && timingSafeEqual(right, given)
  if (!isRight || key === undefined || !/^\d{13}$/.test(time))
    throw new Refused('signature_wrong', 'this call is not signed by a known provider')
  if (Math.abs(clocks.wall() - Number(time)) > signatureSkew)
    throw new Refused('signature_stale', 'the call is too old or too new', { serverTime: clocks.wall() })
}
