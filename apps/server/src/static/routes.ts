import { join, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { clientConfig } from '../modules/configuration/client-config.ts'
import { earlyScripts } from './early-scripts.ts'
import { readPage } from './page.ts'
import { pagePolicy } from './page-policy.ts'
import { plainPage } from './plain-page.ts'
import { represent, sendRepresentation } from './representations.ts'

/** The page names its files by hash: it is asked about each time, they are kept for good. */
const pageCaching = 'public, no-cache'
const assetCaching = 'public, max-age=31536000, immutable'
/** Files of the root (the mark, the manifest) keep their names from release to release. */
const rootFileCaching = 'public, max-age=3600'

const wantsPage = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') ?? false

/**
 * The built client: its page at `/` with the configuration inlined, and its files, each a route of its own, so that no
 * path can name anything else. Page and policy are made once; a new build is served after a restart.
 */
export const clientRoutes = async (app: App, context: Context): Promise<void> => {
  const { environment } = context
  const config = clientConfig(context)
  const root = resolve(environment.CLIENT_DIR)
  const assets = join(root, 'assets') + sep
  const page = readPage(root, config)
  const sendPage = (html: string, status: number, caching: string) => {
    const policy = pagePolicy(html, config)
    const link = earlyScripts(html)
    const representations = represent(html)
    return (request: FastifyRequest, reply: FastifyReply) => {
      reply.status(status).type('text/html; charset=utf-8')
      reply.headers({ 'Cache-Control': caching, 'Content-Security-Policy': policy, ...(link && { Link: link }) })
      return sendRepresentation(request, reply, representations)
    }
  }
  const sendMissing = sendPage(plainPage('notFound'), 404, 'no-store')
  const hidden = { schema: { hide: true } }

  app.get(
    '/',
    hidden,
    page === undefined ? sendPage(plainPage('notBuilt'), 503, 'no-store') : sendPage(page, 200, pageCaching),
  )
  if (page !== undefined)
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', path.startsWith(assets) ? assetCaching : rootFileCaching)
      },
    })
  // what a person typed or followed; everything else gets the catalogued reply
  app.get('/*', hidden, async (request, reply) =>
    wantsPage(request) ? sendMissing(request, reply) : reply.callNotFound(),
  )
}
