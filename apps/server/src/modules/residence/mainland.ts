import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { mobileOfCaller } from '../identity/persons.ts'
import { countryOf } from './country.ts'

/** Sandbox only: the country a call is to be taken as coming from, ISO 3166 alpha-2. */
const sandboxHeader = 'x-sandbox-country'

const callerCountry = ({ environment }: Context, request: FastifyRequest): string | undefined => {
  const told = environment.FOYER_MODE === 'sandbox' ? request.headers[sandboxHeader] : undefined
  return typeof told === 'string' && /^[A-Z]{2}$/.test(told) ? told : countryOf(request.ip)
}

/** Whether a call's network address is in the mainland: all that is known of a caller who signed nothing. */
export const mainlandAddress = (context: Context, request: FastifyRequest): boolean =>
  callerCountry(context, request) === 'CN'

/**
 * Whether the caller of a signed call counts as a mainland resident: the registered number is a mainland one, or the
 * network address is there. The visitor says nothing about it; Hong Kong, Macao and Taiwan are not the mainland.
 */
export const isMainland = async (context: Context, request: FastifyRequest): Promise<boolean> => {
  if (mainlandAddress(context, request)) return true
  // no other calling code begins with 86
  return (await mobileOfCaller(context.db, context.secrets, request.caller))?.startsWith('+86') ?? false
}
