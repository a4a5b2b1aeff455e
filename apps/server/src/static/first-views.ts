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
import { type Painter, type Painting, painterFile, painterHash, painters } from '@foyer/api/painter'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clocks } from '../clocks.ts'
import type { Client } from '../config/clients.ts'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { tagReply } from '../http/etag.ts'
import { storeRecent } from '../http/store-recent.ts'
import { filledPageCaching } from './caching.ts'
import { readDocuments } from './read-documents.ts'

/** Views that are stored. Most documents stay the same for a minute. */
const maxStored = 200
/** Views that are rendered in a second: each occupies the server for some milliseconds. */
const maxPerSecond = 20

/** Renders each view once for the same documents, and only so many in a second. */
const renderer = ({ wall }: Clocks, warn: (error: unknown, path: string) => void) => {
  const stored = new Map<string, Promise<string>>()
  let second = 0
  let rendered = 0
  const isBusy = () => {
    const now = Math.floor(wall() / 1_000)
    if (now !== second) rendered = 0
    second = now
    return ++rendered > maxPerSecond
  }
  return async (painter: Painter, painting: Painting, language: string): Promise<string> => {
    const key = JSON.stringify([language, painting])
    const known = stored.get(key)
    if (known === undefined && isBusy()) return ''
    const html =
      known ??
      painter.screen(painting).catch((error) => {
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
  const painterIn = painters(code)
  const render = renderer(clocks, (err, route) => app.log.error({ err, route }, 'a first view could not be rendered'))
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
      const html = isWhole ? await render(painterIn(language), { path: route, query, documents, api }, language) : ''
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
