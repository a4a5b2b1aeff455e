import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { countryOf } from './country.ts'
import { countryOverride } from './country-override.ts'

/** Sandbox only: the simulated country of a call, ISO 3166 alpha-2; it overrides the stored one. */
const sandboxHeader = 'x-sandbox-country'

/** The country of a call's network address, ISO 3166 alpha-2; undefined if it is not known. */
export const callerCountry = async (
  { db, environment }: Pick<Context, 'db' | 'environment'>,
  request: Pick<FastifyRequest, 'headers' | 'callerAddress'>,
): Promise<string | undefined> => {
  if (environment.FOYER_MODE !== 'sandbox') return countryOf(request.callerAddress)
  const simulated = request.headers[sandboxHeader]
  if (typeof simulated === 'string' && /^[A-Z]{2}$/.test(simulated)) return simulated
  return (await countryOverride(db)) ?? countryOf(request.callerAddress)
}
