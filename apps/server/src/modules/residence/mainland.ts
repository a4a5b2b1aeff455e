import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { countryOf } from './country.ts'
import { countryOverride } from './country-override.ts'
import { type Resident, residentOf } from './resident.ts'

/** Sandbox only: the country a call is to be taken as coming from, ISO 3166 alpha-2; goes before the stored one. */
const sandboxHeader = 'x-sandbox-country'

const callerCountry = async ({ db, environment }: Context, request: FastifyRequest): Promise<string | undefined> => {
  if (environment.FOYER_MODE !== 'sandbox') return countryOf(request.callerAddress)
  const told = request.headers[sandboxHeader]
  if (typeof told === 'string' && /^[A-Z]{2}$/.test(told)) return told
  return (await countryOverride(db)) ?? countryOf(request.callerAddress)
}

/** Whether a call's network address is in the mainland: all that is known of a caller who signed nothing. */
export const mainlandAddress = async (context: Context, request: FastifyRequest): Promise<boolean> =>
  (await callerCountry(context, request)) === 'CN'

/**
 * Whether somebody counts as a mainland resident (architecture §3): what was verified decides (see `Resident`); without that
 * their own word, their number or the network address is enough. Hong Kong, Macao and Taiwan are not the mainland.
 */
export const countsAsMainland = (resident: Resident | undefined, isMainlandAddress: boolean): boolean => {
  if (resident?.verified) return resident.verified === 'mainland'
  return isMainlandAddress || resident?.declared === 'mainland' || (resident?.hasMainlandNumber ?? false)
}

/** The same of the caller of a signed call. */
export const isMainland = async (context: Context, request: FastifyRequest): Promise<boolean> =>
  countsAsMainland(
    await residentOf(context.db, context.secrets, request.caller),
    await mainlandAddress(context, request),
  )
