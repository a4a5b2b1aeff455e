import { timingSafeEqual } from 'node:crypto'
import { signatureSkew } from '@foyer/protocol/limits'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../refused.ts'
import { signatureOf } from '../partners/public.ts'

/** The signing key of the sandbox's own partners. */
export const sandboxPartnerKey = ({ secrets }: Pick<Context, 'secrets'>, partner: string): string =>
  keyedHash(secrets.identifierKey, 'partner key', partner).toString('base64url')

const keyOf = (context: Context, partner: string): string | undefined => {
  const { FOYER_PARTNERS, FOYER_MODE } = context.environment
  return (
    FOYER_PARTNERS.get(partner)?.key ?? (FOYER_MODE === 'sandbox' ? sandboxPartnerKey(context, partner) : undefined)
  )
}

/** Key for an unknown partner, so that its signature is computed in the same time. */
const dummyKey = 'the key of no partner'

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * The partner that signed a call, with the same key and method as orders to it: HMAC-SHA256 over time and body.
 *
 * @throws Refused `signature_wrong`, also for an unknown partner; `signature_stale`
 */
export const signingPartner = (context: Context, request: FastifyRequest): string => {
  const [partner, time, signature] = ['foyer-partner', 'foyer-time', 'foyer-signature'].map((name) =>
    header(request, name),
  )
  const key = keyOf(context, partner ?? '')
  const body = request.rawBody?.toString('utf8') ?? ''
  const right = Buffer.from(signatureOf(key ?? dummyKey, Number(time), body), 'hex')
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature ?? '') ? (signature ?? '') : '00'.repeat(32), 'hex')
  if (!timingSafeEqual(right, given) || !key || !partner || !/^\d{13}$/.test(time ?? ''))
    throw new Refused('signature_wrong', 'this call is not signed by a known partner')
  if (Math.abs(context.clocks.wall() - Number(time)) > signatureSkew)
    throw new Refused('signature_stale', 'the call is too old or too new', { serverTime: context.clocks.wall() })
  return partner
}
