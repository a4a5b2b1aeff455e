import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LoadClass } from '@foyer/api/endpoints/endpoint'
import type { FastifyInstance } from 'fastify'
import findMyWay, { type HTTPMethod } from 'find-my-way'
import type { Refused } from '../../refused.ts'
import { destroyUnlessWhole } from '../slow-bodies.ts'

const nothing = (): void => undefined

/** Finds the class of a request by its method and path alone. Call it before any route is registered. */
const classifier = (app: FastifyInstance): ((request: IncomingMessage) => LoadClass | 'uncounted') => {
  const routes = findMyWay()
  app.addHook('onRoute', ({ method, url, config }) => {
    const load = config?.load
    if (load === undefined || load === 'read') return
    for (const one of [method].flat()) routes.on(one as HTTPMethod, url, nothing, { load })
  })
  return ({ method = '', url = '' }) => routes.find(method as HTTPMethod, url)?.store?.load ?? 'read'
}

/** Headers of a refusal, the same as other refusals have as far as a caller needs them. */
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Refuses calls of a full class before Fastify runs its hooks for them and writes log lines, which together cost several
 * times as much as the refusal: only so can a process refuse ten times what it serves and still serve (REL-3). The
 * reply has no reference, because no log line has one. Requests of another origin go to Fastify, which adds the headers
 * of CORS; so do preflights.
 *
 * @param refusal counts and describes the refusal of a call; undefined if its class is not full
 * @param origins origins whose pages may read replies
 */
export const refuseEarly = (
  app: FastifyInstance,
  refusal: (of: LoadClass) => Refused | undefined,
  origins: readonly string[],
): void => {
  const classOf = classifier(app)
  const listed = new Set(origins)
  const isForFastify = ({ method, headers: { origin } }: IncomingMessage): boolean =>
    method === 'OPTIONS' || (origin !== undefined && listed.has(origin))

  const refuse = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (isForFastify(request)) return false
    const load = classOf(request)
    const refused = load === 'uncounted' ? undefined : refusal(load)
    if (!refused) return false
    const body = Buffer.from(JSON.stringify(refused.reply()))
    response.writeHead(refused.http, {
      ...headers,
      'Content-Length': body.length,
      'Retry-After': refused.detail?.retryAfter ?? 1,
    })
    response.end(request.method === 'HEAD' ? undefined : body, () => destroyUnlessWhole(request))
    return true
  }

  // the listener of Fastify is the only one yet that answers; others only count
  const handle = app.server.listeners('request').at(-1) as (request: IncomingMessage, response: ServerResponse) => void
  app.server.off('request', handle)
  app.server.on('request', (request, response) => {
    if (!refuse(request, response)) handle(request, response)
  })
}
