import { aliasFolder } from '@foyer/api/client-routes'

/**
 * Replaces the address of an alias, such as `/go/video?code=x`, by that of the route, `/#/video?code=x`, before anything reads
 * it. The page is the same, so nothing is loaded again.
 */
export const takeAliasOut = (): void => {
  const base = import.meta.env.BASE_URL
  const folder = base + aliasFolder
  const { pathname, search } = location
  if (pathname.startsWith(`${folder}/`))
    history.replaceState(history.state, '', `${base}#${pathname.slice(folder.length)}${search}`)
}
