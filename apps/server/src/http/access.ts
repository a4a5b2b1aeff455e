import type { Level } from '@foyer/contract/machines/identity'
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

declare module 'fastify' {
  interface FastifyInstance {
    /** all signed routes, in the order of their registration */
    signedRoutes: readonly SignedRoute[]
  }
}

/**
 * Every route that may be called without a signature and does not declare its access. /metrics has a rule of its own. A
 * path of one segment, or under /assets, /institution, /gallery and /insights, is a built file, the configuration or the
 * state of the process.
 */
const open: readonly RegExp[] = [
  /^(GET|HEAD) \/[^/]*$/,
  /^(GET|HEAD) \/(assets|institution|gallery|insights|docs)\//,
  // authorised by the operator's token, or by a session that the token opened
  /^POST \/operators\//,
  /^DELETE \/dev\/closures\/:day$/,
  /^(GET|HEAD) \/api\/draws\/:code(\/records)?$/,
  /^(GET|HEAD) \/opening\/system\/areaCode\/aggregatedSearch$/,
  /^(GET|HEAD) \/api\/content\/agreements(\/:key)?$/,
  /^(GET|HEAD) \/api\/content\/areas$/,
  /^(GET|HEAD) \/api\/media\/:name$/,
  /^(GET|HEAD) \/api\/activities(\/:code)?$/,
  /^(GET|HEAD) \/api\/gifts$/,
  /^(GET|HEAD) \/api\/market\/closes$/,
  // authorised by a signed ticket
  /^GET \/quote\/market\/stream$/,
  /^(GET|HEAD) \/api\/virtual-assets\/funds$/,
  /^(GET|HEAD) \/api\/wealth-connect$/,
  /^(GET|HEAD) \/api\/offerings\/:activity(\/:code)?$/,
  // a film that needs a login is authorised by the pass in the address
  /^(GET|HEAD) \/api\/films(\/:code(\/play\/\*)?)?$/,
  /^POST \/api\/playback-reports$/,
  /^(GET|HEAD) \/api\/live(\/:code(\/(now|calendar\.ics|:name\.m3u8|captions\/.*\.vtt|segments\/.*))?)?$/,
  /^GET \/api\/live\/:code\/events$/,
  /^POST \/api\/(client-errors|playback-reports)$/,
  /^(GET|HEAD) \/api\/financing\/(rates|securities)$/,
  /^(GET|HEAD) \/api\/virtual-assets\/funds$/,
  /^(GET|HEAD) \/api\/(wealth-connect|cross-border\/(guide|questions))$/,
  /^(GET|HEAD) \/api\/cross-border\/(guide|questions)$/,
  /^(GET|HEAD) \/api\/offerings\/:activity(\/:code)?$/,
  /^(GET|HEAD) \/api\/live(\/:code(\/(now|calendar\.ics|:name\.m3u8|captions\/.*\.vtt|segments\/.*))?)?$/,
  /^GET \/api\/live\/:code\/events$/,
  // a film that needs a login is authorised by the pass in the address
  /^(GET|HEAD) \/api\/films(\/:code(\/play\/\*)?)?$/,
  /^POST \/api\/client-errors$/,
  // the event tracker's collector; its events identify no person
  /^(GET|POST) \/sa\/?$/,
  /^GET \/sa\/debug$/,
  /^(GET|HEAD) (\/sa)?\/(config\/visualized\/Web\.conf|sdk\/deeplink\/param)$/,
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
  const unsigned: { readonly call: string; readonly route: RouteOptions }[] = []
  app.decorate('signedRoutes', routes)
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
      if (route.config?.access === undefined && !open.some((pattern) => pattern.test(call)))
        throw new Error(`${call} is neither signed nor open to everybody`)
  })
}
