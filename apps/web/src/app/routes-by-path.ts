import type { RouteDefinition } from '../shared/route.ts'
import type { PageModule } from './router.ts'

/** Result of the bundler's glob: each `route.ts` by its file. */
export type RouteModules = Readonly<Record<string, { readonly route: RouteDefinition<PageModule> }>>

/** Returns the routes by their path. */
export const routesByPath = (modules: RouteModules): ReadonlyMap<string, RouteDefinition<PageModule>> =>
  new Map(Object.values(modules).map(({ route }) => [route.path, route]))
