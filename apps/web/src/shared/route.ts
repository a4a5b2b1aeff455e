/** What a screen gets from the router. */
export interface PageProps {
  /** the query behind the hash */
  query: URLSearchParams
}

/** One route: `path` as it stands behind the hash, and its chunk (R3). */
export interface RouteDefinition<Module> {
  path: string
  load: () => Promise<Module>
  /** public calls the head script starts before React, below the app API host; a trailing `{code}` is the code in the query, `{code=x}` with a usual one */
  early?: string | readonly string[]
  /** what the head script paints: title and lead alone, or in the hero of an activity */
  frame?: 'activity'
}

/** Declares a route; `app/` finds every `routes/<route>/route.ts` by itself. */
export const defineRoute = <Module>(route: RouteDefinition<Module>): RouteDefinition<Module> => route
