import type { Level } from '@foyer/protocol/machines/identity'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { App } from './app.ts'

/** Who may call a signed route (P6). */
export interface Access {
  /** also callable without a level, with the signature that proves nothing about the caller (S1) */
  readonly twoLayer: boolean
  /** levels whose three-layer signature is accepted */
  readonly levels: readonly Level[]
}

/**
 * A `preValidation` hook that admits the callers that `access` names and refuses all others before the body is read.
 */
export interface Check {
  (request: FastifyRequest, reply: FastifyReply): Promise<void>
  readonly access: Access
}

export const checkOf = (
  access: Access,
  check: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): Check => Object.assign(check, { access })

/** One signed route and who may call it. */
export interface SignedRoute extends Access {
  readonly method: string
  /** the URL pattern, including the mount */
  readonly url: string
}

/** A route without a signature. Its configuration is complete once the server is ready. */
export interface UnsignedRoute {
  readonly call: string
  readonly route: Pick<RouteOptions, 'config'>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** all signed routes, in the order of their registration */
    signedRoutes: readonly SignedRoute[]
    /** all other routes, by method and URL pattern */
    unsignedRoutes: readonly UnsignedRoute[]
  }
}

/**
 * Files, which everybody may read: a path of one segment, or under a folder of the built clients and documents. Any
 * other route declares who may call it.
 */
const files: readonly RegExp[] = [
  /^(GET|HEAD) \/[^/]*$/,
  /^(GET|HEAD) \/(assets|institution|gallery|insights|console|docs)\//,
  // answers preflights only
  /^OPTIONS \*$/,
]

const accessOf = (preValidation: unknown): Access | undefined =>
  [preValidation].flat().find((hook): hook is Check => typeof hook === 'function' && 'access' in hook)?.access

/**
 * Denies by default: the server does not start with a route that is neither signed, nor declares its access, nor is on
 * the list above. Call it before any route is registered.
 */
export const requireAccess = (app: App): void => {
  const routes: SignedRoute[] = []
  const unsigned: UnsignedRoute[] = []
  app.decorate('signedRoutes', routes)
  app.decorate('unsignedRoutes', unsigned)
  app.addHook('onRoute', (route) => {
    const { url, preValidation } = route
    const access = accessOf(preValidation)
    for (const method of [route.method].flat()) {
      if (access) routes.push({ method, url, ...access })
      else unsigned.push({ call: `${method} ${url}`, route })
    }
  })
  // a hook of the route's own scope, which runs after the one above, may declare its access
  app.addHook('onReady', async () => {
    for (const { call, route } of unsigned)
      if (route.config?.access === undefined && !files.some((pattern) => pattern.test(call)))
        throw new Error(`${call} is neither signed nor open to everybody`)
  })
}
