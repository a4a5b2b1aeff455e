/** What a screen gets from the router. */
export interface PageProps {
  /** the query behind the hash */
  query: URLSearchParams
}

/** One route: `path` as it stands behind the hash, and its chunk (R3). */
export interface RouteDefinition<Module> {
  path: string
  load: () => Promise<Module>
  /** public call the head script starts before React, below the app API host */
  early?: string
}

/** Declares a route; `app/` finds every `routes/<route>/route.ts` by itself. */
export const defineRoute = <Module>(route: RouteDefinition<Module>): RouteDefinition<Module> => route
