import { isRoute } from './route.ts'

export const webPage = '/pages/web/web'

/** Returns the page of the shell that opens the client at a route. */
export const webPageAt = (route: string): string => `${webPage}?path=${encodeURIComponent(route)}`

/** Returns the client's address at a route. A handoff code is added after the hash, which no server receives. */
export const clientAt = (client: string, route: string, handoffCode?: string): string => {
  if (!isRoute(route)) throw new RangeError('no route of the client')
  if (handoffCode === undefined) return `${client}#${route}`
  return `${client}#${route}${route.includes('?') ? '&' : '?'}handoff=${handoffCode}`
}
