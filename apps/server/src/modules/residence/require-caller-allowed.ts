import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { RestrictedAct } from '../../firm-facts/restrictions.ts'
import { callerCountry } from '../../http/caller-country.ts'
import { mobileOf, personIdOf } from '../identity/public.ts'
import { requireAllowed } from '../restrictions/public.ts'

/**
 * Refuses an act that the firm's list refuses to the caller of a signed call above tourist level: at their address, with
 * their number, or with an account.
 *
 * @param account by default the one that is logged in to
 * @throws Refused `service_restricted`, `unavailable`
 */
export const requireCallerAllowed = async (
  context: Context,
  request: FastifyRequest,
  act: RestrictedAct,
  account = request.caller.level === 'login' ? request.caller.sub : undefined,
): Promise<void> => {
  if (context.connectors.lists.isLocal) return
  const { db, secrets } = context
  const country = await callerCountry(context, request)
  const mobile =
    request.caller.level === 'tourist' ? undefined : await mobileOf(db, secrets, await personIdOf(db, request.caller))
  await requireAllowed(context, act, { country, mobile, account })
}
