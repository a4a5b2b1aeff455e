import type { RouteDefinition } from '../shared/route.ts'
import type { PageModule } from './router.ts'

const modules = import.meta.glob<{ route: RouteDefinition<PageModule> }>('../routes/*/route.ts', { eager: true })

/** Every route of the client by its path; a folder under `routes/` registers itself. */
export const routes: ReadonlyMap<string, RouteDefinition<PageModule>> = new Map(
  Object.values(modules).map(({ route }) => [route.path, route]),
)
