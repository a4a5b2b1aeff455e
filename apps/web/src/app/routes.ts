import { isRoute } from '../platform/navigation.ts'
import type { LoadRoute } from './router.ts'

/**
 * The screens of the retail client. Signing in has the tightest byte budget and needs no table of all the others; it is a
 * chunk of its own, which the head script asks for together with the entry wherever another screen comes first.
 */
export const loadRoute: LoadRoute = (path) => {
  if (path === '/loginPage') return import('../routes/loginPage/page.tsx')
  return isRoute(path)
    ? import('./all-routes.ts').then(({ routes }) => routes.get(path)?.load() ?? Promise.reject(new Error(path)))
    : undefined
}
