import type { Level } from '@foyer/contract/machines/identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'

/** Who may call a signed route (P6). */
export interface Access {
  /** also without a level, under the signature that proves nothing about the caller (S1) */
  readonly twoLayer: boolean
  /** levels whose three-layer signature is taken */
  readonly levels: readonly Level[]
}

/** A `preValidation` hook that lets in whom `access` names and refuses everybody else, before any of the body is looked at. */
export interface Check {
  (request: FastifyRequest, reply: FastifyReply): Promise<void>
  readonly access: Access
}

export const checkOf = (
  access: Access,
  check: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): Check => Object.assign(check, { access })

/** One signed route: what the server can do for whom. */
export interface SignedRoute extends Access {
  readonly method: string
  /** pattern, with the mount */
  readonly url: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** every signed route there is, in the order they were added */
    signedRoutes: readonly SignedRoute[]
  }
}

/**
 * Everything that may be called without a signature. What stands under /metrics and /dev has rules of its own; a path of
 * one segment, or under /assets, /institution, /gallery and /insights, is a built file, the configuration or a state of the process.
 */
const open: readonly RegExp[] = [
  /^(GET|HEAD) \/[^/]*$/,
  /^(GET|HEAD) \/(assets|institution|gallery|insights|docs)\//,
  /^(GET|HEAD|POST) \/dev\//,
  // the operator's token is the authority, or a session that was opened by it
  /^POST \/operators\//,
  /^DELETE \/dev\/closures\/:day$/,
  /^(GET|HEAD) \/opening\/system\/areaCode\/aggregatedSearch$/,
  /^(GET|HEAD) \/api\/content\/agreements(\/:key)?$/,
  /^(GET|HEAD) \/api\/content\/areas$/,
  /^(GET|HEAD) \/api\/media\/:name$/,
  /^(GET|HEAD) \/api\/activities(\/:code)?$/,
  /^(GET|HEAD) \/api\/draws\/:code(\/records)?$/,
  /^(GET|HEAD) \/api\/(conversion\/offers|conversion\/access\/:offer|gifts)$/,
  /^(GET|HEAD) \/api\/market\/closes$/,
  // a signed ticket is the authority
  /^GET \/quote\/market\/stream$/,
  /^(GET|HEAD) \/api\/financing\/(rates|securities)$/,
  /^(GET|HEAD) \/api\/virtual-assets\/funds$/,
  /^(GET|HEAD) \/api\/(wealth-connect|cross-border\/(guide|questions))$/,
  /^(GET|HEAD) \/api\/offerings\/:activity(\/:code)?$/,
  /^(GET|HEAD) \/api\/live(\/:code(\/(now|calendar\.ics|:name\.m3u8|captions\/.*\.vtt|segments\/.*))?)?$/,
  /^GET \/api\/live\/:code\/events$/,
  // of a film that needs a login, the pass in the address is the authority
  /^(GET|HEAD) \/api\/films(\/:code(\/play\/\*)?)?$/,
  /^POST \/api\/(client-errors|playback-reports)$/,
  // the event tracker's collector: what it takes names nobody
  /^(GET|POST) \/sa\/?$/,
  /^GET \/sa\/debug$/,
  /^(GET|HEAD) (\/sa)?\/(config\/visualized\/Web\.conf|sdk\/deeplink\/param)$/,
  // a single-use ticket, or an address of ten minutes, is the authority
  /^(PUT|GET|HEAD) \/api\/uploads\/:id$/,
  // signed with the partner's own key
  /^POST \/api\/partners\/handoff$/,
  /^(GET|HEAD) \/api\/redirects\/:target$/,
  // a PIN, and the bearer token that it gives
  /^POST \/api\/merchants\/(session|redeem)$/,
  // answers preflights; nothing else
  /^OPTIONS \*$/,
]

const accessOf = (preValidation: unknown): Access | undefined =>
  [preValidation].flat().find((hook): hook is Check => typeof hook === 'function' && 'access' in hook)?.access

/**
 * Denies by default: a route that is neither signed nor on the list above does not start. Call it before any route exists.
 */
export const requireAccess = (app: App): void => {
  const routes: SignedRoute[] = []
  app.decorate('signedRoutes', routes)
  app.addHook('onRoute', ({ method: methods, url, preValidation }) => {
    const access = accessOf(preValidation)
    for (const method of [methods].flat()) {
      if (access) routes.push({ method, url, ...access })
      else if (!open.some((pattern) => pattern.test(`${method} ${url}`)))
        throw new Error(`${method} ${url} is neither signed nor open to everybody`)
    }
  })
}
