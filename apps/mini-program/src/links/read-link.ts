import { aliasFolder } from '@foyer/api/client-routes'
import { isRoute, withoutHandoff } from './route.ts'

const address = /^https:\/\/([a-z0-9.-]+)\/(?:\?[\w.~%&=+-]*)?(?:#(.*))?$/
/** An alias names the same route in its path. */
const alias = new RegExp(`^https://([a-z0-9.-]+)/${aliasFolder}(/[^#]*)$`)

/**
 * Returns the route that an address of the client names; undefined for any other address. Accepts only https, only an
 * exact host of the list without port or user, and only the client's own page. Drops the page's query, which routes do
 * not need.
 */
export const routeOfAddress = (text: unknown, hosts: readonly string[]): string | undefined => {
  if (typeof text !== 'string') return undefined
  const [, host = '', hash = ''] = alias.exec(text) ?? address.exec(text) ?? []
  if (!hosts.includes(host)) return undefined
  const route = withoutHandoff(hash) || '/'
  return isRoute(route) ? route : undefined
}

/** Percent-decodes once; undefined if that fails. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the route of a scanned code, a share card or a link. `scene` and `path` name a route; `url` and `q` (which
 * the vendor passes for a plain link in a QR code) an address of the client. Without any of them, returns the hall.
 * @returns undefined for anything that is not clearly a route of ours: hostile, malformed, encoded twice, or given
 * twice
 */
export const readLink = (
  query: Readonly<Record<string, string | undefined>>,
  hosts: readonly string[],
): string | undefined => {
  const named = ['scene', 'path', 'url', 'q'].filter((name) => query[name] !== undefined)
  const [name, more] = named
  if (name === undefined) return '/'
  const text = decoded(query[name] ?? '')
  if (more !== undefined || text === undefined) return undefined
  if (name === 'scene' || name === 'path') return isRoute(text) ? text : undefined
  // a link must not contain a registration, while an address that was open may still contain its handoff code
  return /handoff/i.test(text) ? undefined : routeOfAddress(text, hosts)
}
