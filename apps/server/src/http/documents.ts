import type { Endpoint } from '@foyer/api/endpoints/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A public document whose handler also answers a page that shows it. */
interface PublicDocument {
  /** path below the host, with `:name` for a parameter */
  readonly path: string
  readonly endpoint: Endpoint
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown
}

declare module 'fastify' {
  interface FastifyInstance {
    publicDocuments: PublicDocument[]
  }
}

/** Lets pages read public documents. Call it before any endpoint is served. */
export const keepDocuments = (app: FastifyInstance): void => {
  app.decorate('publicDocuments', [])
}

/** Whether pages may read the document of a call: everybody may, it is cached, and no limit counts its calls. */
export const isDocument = (call: string, { access, host = 'api', cache, reply, limits }: Endpoint): boolean =>
  call.startsWith('GET ') && access === 'open' && host === 'api' && Boolean(cache && reply) && !limits

/** The parameters of a path, by the names in the pattern; undefined for a path of another form. */
const paramsIn = (pattern: string, path: string): Record<string, string> | undefined => {
  const [names, values] = [pattern.split('/'), path.split('/')]
  const isAlike = names.length === values.length && names.every((name, n) => name.startsWith(':') || name === values[n])
  if (!isAlike) return undefined
  return Object.fromEntries(
    names.flatMap((name, n) => (name.startsWith(':') ? [[name.slice(1), values[n] ?? '']] : [])),
  )
}

/**
 * Returns the public document at a path below the app API host, as the caller of this request would receive it without
 * a query.
 *
 * @throws Refused as the document's own call; Error if there is no such document
 */
export const readDocument = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<unknown> => {
  const all = request.server.publicDocuments
  const found = all.find((one) => one.path === path) ?? all.find((one) => paramsIn(one.path, path))
  if (!found) throw new Error(`${path} is no public document`)
  const { params, query, reply: schema } = found.endpoint
  const own = {
    params: { value: params?.parse(paramsIn(found.path, path)) },
    query: { value: query?.parse({}) },
  }
  return schema?.encode(await found.handle(Object.create(request, own), reply))
}
