import type { FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'

/**
 * Lets only pages of this server's own origin in: where a cookie is the authority, another page could have the browser
 * send it. Browsers say who asks in `Sec-Fetch-Site`, those before 2023 in the `Origin` of every POST alone.
 *
 * @throws Refused `host_not_allowed`, where neither is said too
 */
export const sameOriginOnly = ({ headers }: Pick<FastifyRequest, 'headers'>): void => {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  const isOurs = origin !== undefined && host !== undefined && URL.parse(origin)?.host === host.toLowerCase()
  const fits = site === undefined ? isOurs : site === 'same-origin' && (origin === undefined || isOurs)
  if (!fits) throw new Refused('host_not_allowed', 'this answers its own page only')
}
