import type { FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'

/**
 * Admits only calls of this server's own pages, for routes that a cookie authorises: another page could make the
 * browser send the cookie. Browsers report the origin in `Sec-Fetch-Site`; browsers before 2023 only in the `Origin` of
 * every POST.
 *
 * @throws Refused `host_not_allowed`, also if neither header is present
 */
export const sameOriginOnly = ({ headers }: Pick<FastifyRequest, 'headers'>): void => {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  const isOurs = origin !== undefined && host !== undefined && URL.parse(origin)?.host === host.toLowerCase()
  const fits = site === undefined ? isOurs : site === 'same-origin' && (origin === undefined || isOurs)
  if (!fits) throw new Refused('host_not_allowed', 'this address answers only its own page')
}
