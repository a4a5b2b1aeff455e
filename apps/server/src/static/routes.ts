import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type ClientRoutes, clientRoutesFile } from '@foyer/api/client-routes'
import type { ClientConfig } from '@foyer/protocol/config'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Client, clientsIn } from '../config/clients.ts'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { represent, sendRepresentation } from '../http/representations.ts'
import { clientConfig } from '../modules/configuration/public.ts'
import { aliasRoutes } from './alias-routes.ts'
import { assetCaching, pageCaching, rootFileCaching, withoutAddress } from './caching.ts'
import { earlyScripts } from './early-files.ts'
import { firstViewRoutes } from './first-views.ts'
import { readPage } from './page.ts'
import { pagePolicy, type Surroundings } from './page-policy.ts'
import { plainPage } from './plain-page.ts'
import { previousAssets } from './previous-assets.ts'
import { showsConsole } from './staff-apps.ts'
import { worker, workerRoute } from './worker.ts'

const wantsPage = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') ?? false

/** Creates a handler that sends one text, whose policy, encodings and tags are computed once. */
const sender = (html: string, config: Surroundings, status: number, caching: string) => {
  const policy = pagePolicy(html, config)
  const link = earlyScripts(html).join(', ')
  const representations = represent(html)
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.status(status).type('text/html; charset=utf-8')
    reply.headers({ 'Cache-Control': caching, 'Content-Security-Policy': policy, ...(link && { Link: link }) })
    return sendRepresentation(request, reply, representations)
  }
}

const hidden = { schema: { hide: true } }

const surroundingsOf = ({ environment }: Context, { hosts, sandbox }: ClientConfig): Surroundings => ({
  hosts,
  isFramed: sandbox || showsConsole(environment),
  liveOrigin: environment.LIVE_ORIGIN,
})

const readRoutes = (folder: string): ClientRoutes => {
  const path = join(folder, clientRoutesFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/**
 * Serves a client's page, with the configuration in it, at its own address and at the aliases of its routes, and
 * the first views of its routes.
 *
 * @returns false if the client is not built
 */
const servePage = (app: App, context: Context, client: Client): boolean => {
  const config = clientConfig(context, client)
  const html = readPage(client.folder, config)
  if (html === undefined) return false
  const surroundings = surroundingsOf(context, config)
  app.get(client.path, hidden, sender(html, surroundings, 200, pageCaching))
  const routes = readRoutes(client.folder)
  firstViewRoutes(app, context, client, routes, config.hosts.api)
  aliasRoutes(app, context, client, routes, { html, policy: pagePolicy(html, surroundings) })
  return true
}

/**
 * The built clients: one page each, with the configuration inlined, and their files. Each file has a route of its own,
 * so that no path can reach another file. Pages and policies are computed once; a new build is served after a restart.
 */
export const clientRoutes = async (app: App, context: Context): Promise<void> => {
  const { retail, institution, gallery } = clientsIn(context.environment.CLIENT_DIR)
  const isSandbox = context.environment.FOYER_MODE === 'sandbox'
  const plain = (subject: Parameters<typeof plainPage>[0], status: number) =>
    sender(plainPage(subject), surroundingsOf(context, clientConfig(context)), status, 'no-store')
  const sendMissing = plain('notFound', 404)

  const isBuilt = servePage(app, context, retail)
  if (!isBuilt) app.get(retail.path, hidden, plain('notBuilt', 503))
  servePage(app, context, institution)
  if (isSandbox) servePage(app, context, gallery)
  workerRoute(app, context)
  if (isBuilt) {
    const assets = [retail, institution, gallery].map(({ folder }) => join(folder, 'assets') + sep)
    await app.register(fastifyStatic, {
      root: retail.folder,
      wildcard: false,
      index: false,
      globIgnore: [...withoutAddress, worker.file, ...(isSandbox ? [] : ['gallery/**'])],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isAsset = assets.some((folder) => path.startsWith(folder))
        reply.header('Cache-Control', isAsset ? assetCaching : rootFileCaching)
      },
    })
    const clients = [retail, institution, ...(isSandbox ? [gallery] : [])]
    for (const client of clients) await previousAssets(app, context.environment.CLIENT_PREVIOUS_DIR, client)
  }
  // a page for what a person typed or followed; the catalogued reply for all other requests
  app.get('/*', hidden, async (request, reply) =>
    wantsPage(request) ? sendMissing(request, reply) : reply.callNotFound(),
  )
}
