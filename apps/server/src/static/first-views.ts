import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ClientRoute,
  type ClientRoutes,
  earlyPaths,
  type FirstView,
  firstViewFolder,
  hasOnlyCode,
} from '@foyer/api/client-routes'
import type { Language } from '@foyer/api/languages'
import { type Painter, type Painting, painterFile, painterHash, painters } from '@foyer/api/painter'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clocks } from '../clocks.ts'
import type { Client } from '../config/clients.ts'
import type { Context } from '../context.ts'
import { networkOf } from '../http/address.ts'
import type { App } from '../http/app.ts'
import { tagReply } from '../http/etag.ts'
import { storeRecent } from '../http/store-recent.ts'
import { filledPageCaching } from './caching.ts'
import { readDocuments } from './read-documents.ts'

/** Views that are stored. Most documents stay the same for a minute. */
const maxStored = 200
/** Views that are rendered in a second: each occupies the server for some milliseconds. */
const maxPerSecond = 20
/** The share of one network, so that a caller who requests ever new views leaves some for others. */
const maxOfNetwork = 5

/** Renders each view once for the same documents, and only so many in a second. */
const renderer = (
  { wall }: Clocks,
  painterIn: (language: Language) => Painter,
  warn: (error: unknown, path: string) => void,
) => {
  const stored = new Map<string, Promise<string>>()
  let second = 0
  /** of the views that were rendered in this second */
  let networks: string[] = []
  const mayRender = (network: string): boolean => {
    const now = Math.floor(wall() / 1_000)
    if (now !== second) networks = []
    second = now
    if (networks.length >= maxPerSecond) return false
    if (networks.filter((one) => one === network).length >= maxOfNetwork) return false
    networks.push(network)
    return true
  }
  // the script of another release, or on another version of Node, may already fail when it is loaded
  const paint = async (painting: Painting, language: Language) => painterIn(language).screen(painting)
  return async (painting: Painting, language: Language, network: string): Promise<string> => {
    const key = JSON.stringify([language, painting])
    const known = stored.get(key)
    if (known === undefined && !mayRender(network)) return ''
    const html =
      known ??
      paint(painting, language).catch((error) => {
        warn(error, painting.path)
        return ''
      })
    return storeRecent(stored, key, html, maxStored)
  }
}

/**
 * The first views of a client's routes: what a visitor sees there at first, rendered by the client's own components from the
 * answers to the public calls of the route. The page paints it before React, which then adopts it.
 *
 * @param api address of the app API host, as the page has it
 */
export const firstViewRoutes = (
  app: App,
  { clocks }: Context,
  client: Client,
  routes: ClientRoutes,
  api: string,
): void => {
  const path = join(client.folder, painterFile)
  if (!existsSync(path)) return
  const code = readFileSync(path, 'utf8')
  const render = renderer(clocks, painters(code), (err, route) =>
    app.log.error({ err, route }, 'a first view could not be rendered'),
  )
  const { languages } = client.brand
  const send =
    (route: string, { early }: ClientRoute) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { language: wanted, ...codes } = Object(request.query) as Record<string, unknown>
      const language = languages.find((one) => one === wanted)
      const query = new URLSearchParams(codes as Record<string, string>).toString()
      if (!language || !hasOnlyCode(early, query)) return reply.callNotFound()
      const paths = earlyPaths(early, query)
      const documents = await readDocuments(request, reply, paths)
      const isWhole = paths.length > 0 && paths.every((one) => one in documents)
      const network = networkOf(request.callerAddress)
      const html = isWhole ? await render({ path: route, query, documents, api }, language, network) : ''
      reply.type('application/json; charset=utf-8')
      return JSON.stringify({ documents, html } satisfies FirstView)
    }
  for (const [route, definition] of Object.entries(routes))
    if (definition.hasFirstView)
      app.get(
        `${client.path}${firstViewFolder}/${painterHash(code)}${route}`,
        { schema: { hide: true }, config: { access: 'open' }, onSend: tagReply(filledPageCaching) },
        send(route, definition),
      )
}
