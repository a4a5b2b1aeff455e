import { isRoute, withoutHandoff } from './route.ts'

const address = /^https:\/\/([a-z0-9.-]+)\/(?:\?[\w.~%&=+-]*)?(?:#(.*))?$/

/**
 * The route that an address of the client names, or undefined for any other address: only https, only a host of the list
 * to the letter, without port or user, only the client's own page. The page's query is dropped: a route needs none.
 */
export const routeOfAddress = (text: unknown, hosts: readonly string[]): string | undefined => {
  if (typeof text !== 'string') return undefined
  const [, host = '', hash = ''] = address.exec(text) ?? []
  if (!hosts.includes(host)) return undefined
  const route = withoutHandoff(hash) || '/'
  return isRoute(route) ? route : undefined
}

/** Percent-decoded once, or undefined where it cannot be. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Where a scanned code, a share card or a link wants to go: `scene` and `path` name a route, `url` and `q` (which the
 * vendor gives for a plain link in a QR code) an address of the client. Nothing said: the hall.
 *
 * @returns undefined for whatever is not plainly a route of ours: hostile, broken, encoded twice, or said twice
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
  // a link brings nobody's registration along, while an address that was open may still say how it was opened
  return /handoff/i.test(text) ? undefined : routeOfAddress(text, hosts)
}
