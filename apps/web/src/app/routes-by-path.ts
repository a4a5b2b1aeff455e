import type { RouteDefinition } from '../shared/route.ts'
import type { PageModule } from './router.ts'

/** What the bundler's glob gives: each `route.ts` by its file. */
export type RouteModules = Readonly<Record<string, { readonly route: RouteDefinition<PageModule> }>>

/** Routes by the path that leads to them. */
export const routesByPath = (modules: RouteModules): ReadonlyMap<string, RouteDefinition<PageModule>> =>
  new Map(Object.values(modules).map(({ route }) => [route.path, route]))
