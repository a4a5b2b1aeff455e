import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { callerCountry } from '../../http/caller-country.ts'
import { type Resident, residentOf } from './resident.ts'

/** Whether a call's network address is in the mainland, the only known fact about an unsigned caller. */
export const mainlandAddress = async (
  context: Context,
  request: Pick<FastifyRequest, 'headers' | 'callerAddress'>,
): Promise<boolean> => (await callerCountry(context, request)) === 'CN'

/**
 * Whether a person counts as a mainland resident (architecture §3): a verified residence decides (see `Resident`);
 * without one, their statement, their number or their network address is sufficient. Hong Kong, Macao and Taiwan are
 * not the mainland.
 */
export const countsAsMainland = (resident: Resident | undefined, isMainlandAddress: boolean): boolean => {
  if (resident?.verified) return resident.verified === 'mainland'
  return isMainlandAddress || resident?.declared === 'mainland' || (resident?.hasMainlandNumber ?? false)
}

/** Whether the caller of a signed call counts as a mainland resident. */
export const isMainland = async (context: Context, request: FastifyRequest): Promise<boolean> =>
  countsAsMainland(
    await residentOf(context.db, context.secrets, request.caller),
    await mainlandAddress(context, request),
  )
