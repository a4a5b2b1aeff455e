import { type RouteModules, routesByPath } from '../app/routes-by-path.ts'

/** Screens of the institution-facing client. It shows what is named here and nothing else: the activities are the retail client's. */
const modules: RouteModules = import.meta.glob(
  ['../routes/home/route.ts', '../routes/loginPage/route.ts', '../routes/selectLogin/route.ts'],
  { eager: true },
)

export const routes = routesByPath(modules)
