import { createRoot, hydrateRoot } from 'react-dom/client'
import '../shared/theme/theme.css'
import { loadOwnTexts } from '#catalogue'
import { takeAliasOut } from '../platform/alias.ts'
import { takeHandoffOut } from '../platform/handoff.ts'
import { knowRoutes } from '../platform/navigation.ts'
import { App } from './app.tsx'
import { followAppLanguage } from './app-language.ts'
import { catchErrors } from './catch-errors.ts'
import { focusHeading } from './routed-view.tsx'
import { createRouter, type LoadRoute } from './router.ts'
import { storeScrollPositions } from './scroll.ts'

declare const foyerPaths: readonly string[]
/** shows that the client cannot start (head.ts) */
declare const foyerNotStarted: () => void
/** ends the painting, and returns whether what is painted is the route of the address in the language of the page (head.ts) */
declare const foyerAdopts: () => boolean

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
      // React adopts what the build rendered, with what was typed in it
      if (!import.meta.env.DEV && foyerAdopts()) hydrateRoot(root, app)
      else createRoot(root).render(app)
    },
    () => foyerNotStarted(),
  )
}
