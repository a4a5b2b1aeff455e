import { isRoute } from '../platform/navigation.ts'
import type { LoadRoute } from './router.ts'

/**
 * Loads the screens of the retail client. The sign-in path has the tightest byte budget and does not need the table of
 * the other routes. So that table is a chunk of its own, which the head script requests together with the entry on
 * every other first screen.
 */
export const loadRoute: LoadRoute = (path) => {
  if (path === '/loginPage') return import('../routes/loginPage/page.tsx')
  return isRoute(path)
    ? import('./all-routes.ts').then((part) => part.routes.get(path)?.load() ?? Promise.reject(new Error(path)))
    : undefined
}
