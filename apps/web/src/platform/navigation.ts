/** Moving between routes; the router in `app/` listens to the address, so a link `<a href="#/x">` does the same. */

/** How many entries of this page's own history lie behind the current one. */
const depth = (): number => (history.state as { depth?: number } | null)?.depth ?? 0

type Step = () => void
let leaveFirst = (go: Step): void => go()

/** Says what has to happen before the client goes elsewhere; it then calls the step it is given. */
export const beforeMoving = (leave: (go: Step) => void): void => {
  leaveFirst = leave
}

export const goTo = (path: string, { replace = false } = {}): void =>
  leaveFirst(() => {
    if (replace) location.replace(`#${path}`)
    else location.hash = path
  })

/**
 * Back to where the visitor came from inside the client. From the first entry to `within`, a step of the same screen, or
 * else to what lies behind the page in its host; where nothing does, to the hall.
 */
export const goBack = async (within?: string): Promise<void> => {
  if (depth() > 0) return leaveFirst(() => history.back())
  const hasLeft = !within && (await import('./leave.ts').then((host) => host.leave()).catch(() => false))
  if (!hasLeft) goTo(within ?? '/', { replace: true })
}

let known: readonly string[] = []

/** The router says which paths it knows; a screen asks before it links to a page that a build may lack. */
export const knowRoutes = (paths: readonly string[]): void => {
  known = paths
}
export const isRoute = (path: string): boolean => known.includes(path.split('?')[0] ?? '')
