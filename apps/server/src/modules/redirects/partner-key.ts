import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { headerOf, requireKeyedCall } from '../../http/signing/keyed-call.ts'

/** The signing key of the sandbox's own partners. */
export const sandboxPartnerKey = ({ secrets }: Pick<Context, 'secrets'>, partner: string): string =>
  keyedHash(secrets.identifierKey, 'partner key', partner).toString('base64url')

const keyOf = (context: Context, partner: string): string | undefined => {
  const { FOYER_PARTNERS, FOYER_MODE } = context.environment
  return (
    FOYER_PARTNERS.get(partner)?.key ?? (FOYER_MODE === 'sandbox' ? sandboxPartnerKey(context, partner) : undefined)
  )
}

/**
 * The partner that signed a call, with the same key and method as orders to it.
 *
 * @throws Refused `signature_wrong`, also for an unknown partner; `signature_stale`
 */
export const signingPartner = (context: Context, request: FastifyRequest): string => {
  const partner = headerOf(request, 'foyer-partner')
  requireKeyedCall(context, request, partner === '' ? undefined : keyOf(context, partner))
  return partner
}
