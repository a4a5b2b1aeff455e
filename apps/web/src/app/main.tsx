import { createRoot } from 'react-dom/client'
import '../shared/theme/theme.css'
import { host } from '../platform/host.ts'
import { knowRoutes } from '../platform/navigation.ts'
import { setAppLanguage } from '../shared/text/language.ts'
import { App } from './app.tsx'
import { catchErrors } from './catch-errors.ts'
import { createRouter } from './router.ts'
import { routes } from './routes.ts'
import { keepScrollPositions } from './scroll.ts'

catchErrors()
keepScrollPositions()
knowRoutes(routes.keys())
void host.userConfig().then((config) => setAppLanguage(config.language))

const router = createRouter(routes)
// The painted frame stays until the first screen is there to take its place.
void router.start().then(() => {
  const root = document.getElementById('app')
  if (root) createRoot(root).render(<App router={router} />)
})
