import { createRoot, hydrateRoot } from 'react-dom/client'
import '../shared/theme/theme.css'
import { loadOwnTexts } from '#catalogue'
import { takeAliasOut } from '../platform/alias.ts'
import { takeHandoffOut } from '../platform/handoff.ts'
import { knowRoutes } from '../platform/navigation.ts'
import { getLanguage } from '../shared/text/language.ts'
import { App } from './app.tsx'
import { followAppLanguage } from './app-language.ts'
import { catchErrors } from './catch-errors.ts'
import { focusHeading } from './routed-view.tsx'
import { createRouter, type LoadRoute } from './router.ts'
import { storeScrollPositions } from './scroll.ts'

declare const foyerPaths: readonly string[]
/** shows that the client cannot start (head.ts) */
declare const foyerNotStarted: () => void

/** Starts the client with the screens that it has. */
export const start = (loadRoute: LoadRoute): void => {
  // in development there is no head script
  if (import.meta.env.DEV) takeAliasOut()
  takeHandoffOut()
  catchErrors()
  storeScrollPositions()
  // in development there is no painted frame, and the build provides the paths
  knowRoutes(import.meta.env.DEV ? __PATHS__ : foyerPaths)
  void followAppLanguage()
  document.getElementById('skip')?.addEventListener('click', (event) => {
    // the hash belongs to the router
    event.preventDefault()
    focusHeading()
  })

  const router = createRouter(loadRoute)
  // The painted frame stays until the first screen replaces it.
  void Promise.all([router.start(), loadOwnTexts()]).then(
    () => {
      const root = document.getElementById('app')
      if (!root) return
      const app = <App router={router} />
      // the tabs of the painted frame; a screen that has tabs sets it again
      delete document.documentElement.dataset.tabs
      // React adopts what the build rendered for this language, with what was typed in it
      if (root.dataset.painted === getLanguage()) hydrateRoot(root, app)
      else createRoot(root).render(app)
    },
    () => foyerNotStarted(),
  )
}
