/** What of a query names the page; the rest is of whoever opened it: a language, a way back, the token of a draft. */
const isOfPage = (name: string): boolean => name === 'code' || name === 'faq'

const here = () => {
  const [path = '', query] = location.hash.slice(1).split('?')
  return { path: path || '/', query: new URLSearchParams(query) }
}

/** The route that is shown, for somebody else. */
export const sharedRoute = (): string => {
  const { path, query } = here()
  const kept = String(new URLSearchParams([...query].filter(([name]) => isOfPage(name))))
  return kept ? `${path}?${kept}` : path
}

/** The address of the page that is shown, for somebody else. */
export const sharedAddress = (): string => {
  const route = sharedRoute()
  return `${location.origin}${location.pathname}${route === '/' ? '' : `#${route}`}`
}

/** A draft, open to whoever has its token: its address is not to be handed on. */
export const isPreview = (): boolean => here().query.has('preview')
