/**
 * Work that every screen does once it can be used. Importing this module starts it, except for what needs the router
 * (routed-view.tsx).
 */
import { leaveStaleLayers } from '../platform/layers.ts'
import '../platform/tracking/begin.ts'
import '../shared/settings/follow-tabs.ts'
import { followCards } from './card-motion.ts'
import type { Router } from './router.ts'

leaveStaleLayers()

/**
 * A step to an entry whose address has another query is no change of the hash for a browser. A chosen language changes the
 * query of the present entry only.
 */
const followQueries = (router: Router) =>
  addEventListener('popstate', () => {
    const view = router.view()
    const entry = (history.state as { key?: string } | null)?.key
    if (view.kind === 'page' && view.position.key !== entry) dispatchEvent(new Event('hashchange'))
  })

let isFollowing = false
/** Starts the work that needs the router. Only the first call does, because each page view calls it. */
export const follow = (router: Router): void => {
  if (isFollowing) return
  isFollowing = true
  followCards(router)
  followQueries(router)
}
