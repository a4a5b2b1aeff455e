import { createRoot } from 'react-dom/client'
import '../shared/theme/theme.css'
import { takeHandoffOut } from '../platform/handoff.ts'
import { knowRoutes } from '../platform/navigation.ts'
import { App } from './app.tsx'
import { followAppLanguage } from './app-language.ts'
import { catchErrors } from './catch-errors.ts'
import { focusHeading } from './routed-view.tsx'
import { createRouter, type LoadRoute } from './router.ts'
import { keepScrollPositions } from './scroll.ts'

declare const foyerPaths: readonly string[]

/** Starts the client with the screens it has. */
export const start = (loadRoute: LoadRoute): void => {
  takeHandoffOut()
  catchErrors()
  keepScrollPositions()
  // in development nothing is painted before the bundle, and nothing says the paths
  knowRoutes(import.meta.env.DEV ? __PATHS__ : foyerPaths)
  void followAppLanguage()
  document.getElementById('skip')?.addEventListener('click', (event) => {
    // the hash is the router's
    event.preventDefault()
    focusHeading()
  })

  const router = createRouter(loadRoute)
  // The painted frame stays until the first screen is there to take its place.
  void router.start().then(() => {
    const root = document.getElementById('app')
    if (root) createRoot(root).render(<App router={router} />)
  })
}
