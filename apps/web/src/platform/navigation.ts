/** Moving between routes; the router in `app/` listens to the address, so a link `<a href="#/x">` does the same. */

/** How many entries of this page's own history lie behind the current one. */
const depth = (): number => (history.state as { depth?: number } | null)?.depth ?? 0

export const goTo = (path: string, { replace = false } = {}): void => {
  if (replace) location.replace(`#${path}`)
  else location.hash = path
}

/** Back to where the visitor came from inside the client, else to `fallback`. */
export const goBack = (fallback = '/'): void => {
  if (depth() > 0) history.back()
  else goTo(fallback, { replace: true })
}

let known: ReadonlySet<string> = new Set()

/** The router says which paths it knows; a screen asks before it links to a page that a build may lack. */
export const knowRoutes = (paths: Iterable<string>): void => {
  known = new Set(paths)
}
export const isRoute = (path: string): boolean => known.has(path.split('?')[0] ?? '')
