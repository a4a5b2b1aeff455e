/** Navigation between routes. The router in `app/` listens to the address, so a link `<a href="#/x">` does the same. */

/** Number of history entries of this page behind the current one. */
const depth = (): number => (history.state as { depth?: number } | null)?.depth ?? 0

type Step = () => void
let leaveFirst = (go: Step): void => go()

/** Registers a function that runs before the client navigates and then calls the step that it is given. */
export const beforeMoving = (leave: (go: Step) => void): void => {
  leaveFirst = leave
}

export const goTo = (path: string, { replace = false } = {}): void =>
  leaveFirst(() => {
    if (replace) {
      // without the key of the replaced page, and with as many entries behind it
      history.replaceState({ depth: depth() }, '', `#${path}`)
      dispatchEvent(new Event('hashchange'))
    } else location.hash = path
  })

/**
 * Goes back to where the visitor came from inside the client. From the first entry, goes to `within`, a step of the
 * same screen, or else to what is behind the page in its host. If there is nothing behind, goes to the tab of the screen
 * (parent-tab.ts), or to the hall if that code fails to load.
 */
export const goBack = async (within?: string): Promise<void> => {
  if (depth() > 0) return leaveFirst(() => history.back())
  const from = location.hash
  const path = within ?? (await import('./leave.ts').then((host) => host.leave(isRoute)).catch(() => '/'))
  // by now the visitor may have gone elsewhere
  if (path && location.hash === from) goTo(path, { replace: true })
}

let known: readonly string[] = []

/** Registers the router's paths; a screen checks them before it links to a page that a build may lack. */
export const knowRoutes = (paths: readonly string[]): void => {
  known = paths
}
export const isRoute = (path: string): boolean => known.includes(path.split('?')[0] ?? '')
