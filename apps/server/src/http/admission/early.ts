import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LoadClass } from '@foyer/api/endpoints/endpoint'
import { refusals } from '@foyer/protocol/errors'
import type { FastifyInstance } from 'fastify'
import findMyWay, { type HTTPMethod } from 'find-my-way'
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

/** What the reply to a refused call says. */
export interface EarlyRefusal {
  readonly reference: string
  /** seconds */
  readonly retryAfter: number
}

const { http, status } = refusals.unavailable

/**
 * Writes the reply in the form of every refusal. It is one text with the fewest steps, because an overloaded process
 * writes thousands a second: an error object alone costs a quarter of the rest.
 */
const send = (request: IncomingMessage, response: ServerResponse, { reference, retryAfter }: EarlyRefusal): void => {
  const body = `{"status":${status},"msg":"too many calls wait","reason":"unavailable","detail":{"retryAfter":${retryAfter}},"reference":"${reference}"}`
  // a list, because an object is checked and copied header by header
  response.writeHead(http, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Cache-Control',
    'no-store',
    'X-Content-Type-Options',
    'nosniff',
    'Content-Length',
    String(body.length),
    'Retry-After',
    String(retryAfter),
  ])
  const finish = (): void => destroyUnlessWhole(request)
  // head and body of one encoding become one write
  if (request.method === 'HEAD') response.end(finish)
  else response.end(body, 'latin1', finish)
}

/**
 * Refuses calls of a full class before Fastify runs its hooks for them and writes log lines, which together cost several
 * times as much as the refusal: only so can a process refuse ten times what it serves and still serve (REL-3). Requests
 * of another origin go to Fastify, which adds the headers of CORS; so do preflights.
 *
 * @param refusal counts the refusal of a call; undefined if its class is not full
 * @param origins origins whose pages may read replies
 */
export const refuseEarly = (
  app: FastifyInstance,
  refusal: (of: LoadClass) => EarlyRefusal | undefined,
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
    if (refused) send(request, response, refused)
    return refused !== undefined
  }

  // the listener of Fastify is the only one yet that answers; others only count
  const handle = app.server.listeners('request').at(-1) as (request: IncomingMessage, response: ServerResponse) => void
  app.server.off('request', handle)
  app.server.on('request', (request, response) => {
    if (!refuse(request, response)) handle(request, response)
  })
}
