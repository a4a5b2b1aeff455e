import { type RouteModules, routesByPath } from './routes-by-path.ts'

const modules: RouteModules = import.meta.glob('../routes/*/route.ts', { eager: true })

/** Every route of the retail client; a folder under `routes/` registers itself. */
export const routes = routesByPath(modules)
