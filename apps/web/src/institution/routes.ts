import { type RouteModules, routesByPath } from '../app/routes-by-path.ts'

/** Screens of the institution-facing client: only those named here. Activities belong to the retail client. */
const modules: RouteModules = import.meta.glob(
  [
    '../routes/home/route.ts',
    '../routes/loginPage/route.ts',
    '../routes/me/route.ts',
    '../routes/selectLogin/route.ts',
  ],
  { eager: true },
)

export const routes = routesByPath(modules)
