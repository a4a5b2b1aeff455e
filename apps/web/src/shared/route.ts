import type { ActivityCode } from '@foyer/api/activity-catalogue'
import type { PublicCall } from '@foyer/api/endpoints/calls'

/** Props that a screen gets from the router. */
export interface PageProps {
  /** the query after the hash */
  query: URLSearchParams
}

/** The code of an activity in a path: one of the catalogue, or the one in the query. */
type EarlyCode = ActivityCode | '{code}' | `{code=${ActivityCode}}`
/** A public path in which each parameter is replaced by a value or by a `{placeholder}`. */
type EarlyPath<Call extends string> = Call extends `GET /${infer Kind extends 'activities' | 'draws'}/:code`
  ? `/${Kind}/${EarlyCode}`
  : Call extends `GET ${infer Path}`
    ? WithValues<Path>
    : never
type WithValues<Path extends string> = Path extends `${infer Head}:${string}/${infer Rest}`
  ? `${Head}${string}/${WithValues<Rest>}`
  : Path extends `${infer Head}:${string}`
    ? `${Head}${string}`
    : Path

/** One route: `path` is the path after the hash, and the rest loads its chunk (R3). */
export interface RouteDefinition<Module> {
  path: string
  load: () => Promise<Module>
  /**
   * Public calls that the head script starts before React, as paths below the app API host. A trailing `{code}` becomes
   * the code in the query; `{code=x}` defaults to x.
   */
  early?: EarlyPath<PublicCall> | readonly EarlyPath<PublicCall>[]
  /**
   * what the head script paints: title and lead alone, or in the hero of an activity or of the sign-in. In `root`, the title
   * follows the bar at once, as on every root screen. In `stage`, the
   * hero of an activity is low, and what the page is about begins right below the headline.
   */
  frame?: 'root' | 'activity' | 'stage' | 'welcome'
  /**
   * How the first view is rendered that the page paints before React.
   *
   * - `page`: the build renders it into the page, for everyone. The view needs no data.
   * - `visitor`: the build renders it into a file of its own, for visitors. The view needs no data.
   * - `data`: the server renders it for visitors from the answers to the early calls. The view needs no other data.
   */
  painted?: 'page' | 'visitor' | 'data'
  /**
   * The query that an address of a `visitor` route needs, such as `id=00000000`: each 0 stands for a hex digit, each A for a
   * character of base64url. The build renders the view with it, and the head script puts the id of the address in its place.
   */
  example?: `${string}=${string}`
}

/** Declares a route. `app/` finds every `routes/<route>/route.ts` automatically. */
export const defineRoute = <Module>(route: RouteDefinition<Module>): RouteDefinition<Module> => route
