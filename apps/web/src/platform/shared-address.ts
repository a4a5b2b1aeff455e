import { aliasFolder } from '@foyer/api/client-routes'

/**
 * Query parameters that name the page. All others belong to the person who opened it: a language, a way back, a draft's
 * token.
 */
const isOfPage = (name: string): boolean => name === 'code' || name === 'faq'

const here = () => {
  const [path = '', query] = location.hash.slice(1).split('?')
  return { path: path || '/', query: new URLSearchParams(query) }
}

/** Returns the shown route for other people. */
export const sharedRoute = (): string => {
  const { path, query } = here()
  const pageQuery = String(new URLSearchParams([...query].filter(([name]) => isOfPage(name))))
  return pageQuery ? `${path}?${pageQuery}` : path
}

/** Returns the address of a route for other people: its alias, from which the server learns what it shows. */
export const addressOf = (route: string): string =>
  `${location.origin}${location.pathname}${route === '/' ? '' : aliasFolder + route}`

/** Returns the address of the shown page for other people. */
export const sharedAddress = (): string => addressOf(sharedRoute())

/** Returns whether the page is a draft. Its address must not be shared, because its token opens it to anyone. */
export const isPreview = (): boolean => here().query.has('preview')
